import type { ReactNode } from "react";
import styles from "./disclosure.module.css";
import { Icon } from "./icon.tsx";

interface Props {
  readonly summary: ReactNode;
  readonly children: ReactNode;
  readonly open?: boolean;
}

export function Disclosure({ summary, children, open }: Props) {
  return (
    <details className={styles.disclosure} open={open}>
      <summary>
        {summary}
        <Icon name="chevron-down" />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
