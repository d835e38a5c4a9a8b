import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";
import { DesignLink } from "./link.tsx";
import styles from "./pager.module.css";

interface Step {
  readonly to: string;
  readonly label: ReactNode;
}

interface Props {
  readonly label: string;
  readonly previous?: Step | undefined;
  readonly next?: Step | undefined;
  /** The current position: "Page 2 de 7". */
  readonly position: ReactNode;
}

export function Pager({ label, previous, next, position }: Props) {
  return (
    <nav aria-label={label} className={styles.pager}>
      {previous && (
        <DesignLink to={previous.to} rel="prev" className={styles.step}>
          <Icon name="chevron-left" size="small" />
          {previous.label}
        </DesignLink>
      )}
      <span className={styles.position}>{position}</span>
      {next && (
        <DesignLink to={next.to} rel="next" className={styles.step}>
          {next.label}
          <Icon name="chevron-right" size="small" />
        </DesignLink>
      )}
    </nav>
  );
}
