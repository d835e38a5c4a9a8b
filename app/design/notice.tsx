import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";
import styles from "./notice.module.css";

export type Severity = "info" | "warning" | "error" | "success";

const ICONS = { info: "info", warning: "warning", error: "error", success: "check-circle" } as const;

interface Props {
  readonly severity: Severity;
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
  /** True if the notice appears on a loaded page: screen readers announce it, errors at once. */
  readonly live?: boolean;
}

/** A highlighted message, with the colour and icon of its severity. */
export function Notice({ severity, title, children, actions, live = false }: Props) {
  const role = severity === "error" ? "alert" : "status";
  return (
    <div className={styles.notice} data-severity={severity} role={live ? role : undefined}>
      <Icon name={ICONS[severity]} />
      <div className={styles.body}>
        {title && <p className={styles.title}>{title}</p>}
        {children}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  );
}
