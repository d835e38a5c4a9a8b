import type { ReactNode } from "react";
import styles from "./contents.module.css";

interface Props {
  readonly label: string;
  /** The page's sections in order, with their IDs. */
  readonly parts: readonly { readonly id: string; readonly label: ReactNode }[];
}

export function Contents({ label, parts }: Props) {
  return (
    <nav aria-label={label} className={styles.contents}>
      <ul>
        {parts.map((part) => (
          <li key={part.id}>
            <a href={`#${part.id}`}>{part.label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
