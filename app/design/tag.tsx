import type { ReactNode } from "react";
import type { Level } from "./level-mark.tsx";
import type { Severity } from "./notice.tsx";
import styles from "./tag.module.css";

interface Props {
  readonly tone?: Severity | `level-${Level}`;
  readonly mark?: ReactNode;
  readonly children: ReactNode;
}

/** One or two words about the item next to the tag, with a mark: colour is never the only sign. */
export function Tag({ tone, mark, children }: Props) {
  return (
    <span className={styles.tag} data-tone={tone}>
      {mark}
      {children}
    </span>
  );
}
