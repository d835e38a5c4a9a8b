import type { ReactNode } from "react";
import { DesignLink } from "./link.tsx";
import styles from "./segmented.module.css";

export interface Segment {
  readonly to: string;
  readonly label: ReactNode;
  readonly current: boolean;
}

interface Props {
  /** Describes the choice, for assistive technology. */
  readonly label: string;
  readonly segments: readonly Segment[];
  /** True if the changed content is next to the links: the page then does not scroll to its top. */
  readonly stays?: boolean;
}

/** One choice among a few, as links: the choice is in the address and works without scripts. */
export function Segmented({ label, segments, stays = false }: Props) {
  return (
    <nav aria-label={label} className={styles.choice}>
      <ul className={styles.list}>
        {segments.map((segment) => (
          <li key={segment.to}>
            <DesignLink
              to={segment.to}
              {...(stays && { preventScrollReset: true })}
              className={styles.segment}
              aria-current={segment.current || undefined}
            >
              {segment.label}
            </DesignLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
