import type { ReactNode } from "react";
import styles from "./disclosure.module.css";
import { Icon } from "./icon.tsx";

interface Props {
  readonly summary: ReactNode;
  readonly children: ReactNode;
  readonly open?: boolean;
  /** Group name: opening one disclosure closes the others of the group. */
  readonly name?: string;
}

/** Collapsible details. */
export function Disclosure({ summary, children, open, name }: Props) {
  return (
    <details className={styles.disclosure} open={open} name={name}>
      <summary>
        {summary}
        <Icon name="chevron-down" />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
