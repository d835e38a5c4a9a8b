import type { ReactNode } from "react";
import { DesignLink } from "./link.tsx";
import styles from "./tally.module.css";

export interface TallyItem {
  readonly id: string;
  readonly mark: ReactNode;
  /** The count, already formatted for the language; null if the words are enough. */
  readonly count: ReactNode;
  readonly words: ReactNode;
  readonly to?: string;
}

/** A few counts next to each other, three per row on the narrowest phone: mark, number and words. */
export function Tally({ items }: { readonly items: readonly TallyItem[] }) {
  return (
    <div className={styles.frame}>
      <ul className={styles.tally}>
        {items.map(({ id, mark, count, words, to }) => (
          <li key={id} className={styles.item}>
            <span className={styles.figure}>
              {mark}
              {count !== null && <strong className={styles.count}>{count}</strong>}
            </span>{" "}
            {to ? (
              <DesignLink to={to} className={styles.words}>
                {words}
              </DesignLink>
            ) : (
              <span className={styles.words}>{words}</span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
