import type { ReactNode } from "react";
import styles from "./empty-state.module.css";

interface Props {
  /** Picture of the empty state: a `Scene` or a mark. */
  readonly picture?: ReactNode;
  readonly title: ReactNode;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
}

/** Placeholder for an empty result: say what it means and what to do next. */
export function EmptyState({ picture, title, children, actions }: Props) {
  return (
    <div className={styles.empty}>
      {picture && <div className={styles.picture}>{picture}</div>}
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        {children}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  );
}
