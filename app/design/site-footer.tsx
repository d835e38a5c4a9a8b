import type { ReactNode } from "react";
import edge from "./scenes/edge.svg";
import styles from "./site-footer.module.css";

interface Props {
  readonly brand: ReactNode;
  /** `FooterColumn` elements. */
  readonly children: ReactNode;
  /** Sources of the data, licence, terms: one short line each. */
  readonly legal: ReactNode;
}

/** Footer of every page, below the forest's edge. */
export function SiteFooter({ brand, children, legal }: Props) {
  return (
    <footer className={styles.footer}>
      <img className={styles.edge} src={edge} alt="" width={1440} height={64} loading="lazy" />
      <div className={styles.ground}>
        <div className={styles.page}>
          <div className={styles.brand}>{brand}</div>
          <div className={styles.columns}>{children}</div>
          <div className={styles.legal}>{legal}</div>
        </div>
      </div>
    </footer>
  );
}

interface ColumnProps {
  readonly title: ReactNode;
  /** List items. */
  readonly children: ReactNode;
}

export function FooterColumn({ title, children }: ColumnProps) {
  return (
    <div>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.list}>{children}</ul>
    </div>
  );
}
