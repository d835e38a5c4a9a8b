import type { ReactNode } from "react";
import styles from "./breadcrumbs.module.css";
import { DesignLink } from "./link.tsx";

interface Props {
  readonly label: string;
  /** Pages from home down to this page, which is the last. */
  readonly crumbs: readonly { readonly to: string; readonly label: ReactNode }[];
}

export function Breadcrumbs({ label, crumbs }: Props) {
  return (
    <nav aria-label={label} className={styles.crumbs}>
      <ol>
        {crumbs.map((crumb, i) => (
          <li key={crumb.to}>
            {i === crumbs.length - 1 ? (
              <span aria-current="page">{crumb.label}</span>
            ) : (
              <DesignLink to={crumb.to}>{crumb.label}</DesignLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
