import styles from "./brand.module.css";
import { DesignLink } from "./link.tsx";

/** Paths of the lookout tower, the site's mark, on a 32 px grid. */
const CABIN = "M10.5 14.5V9.5L8.5 8.5 12 2.5h8l3.5 6-2 1v5zM13 10v2.5h6V10z";
const LEGS = "M12 14.5L7.5 30M20 14.5L24.5 30M11 18l11.5 5.5L7.8 29M21 18L9.5 23.5 24.2 29M9.5 15.2h13";

export function TowerMark() {
  return (
    <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true">
      <path d={CABIN} fillRule="evenodd" />
      <path className={styles.legs} d={LEGS} />
    </svg>
  );
}

interface Props {
  readonly name: string;
  readonly tagline: string;
  /** Path of the home page. */
  readonly to: string;
}

/** Mark and wordmark in one link to the home page. */
export function Brand({ name, tagline, to }: Props) {
  return (
    <DesignLink to={to} className={styles.brand}>
      <TowerMark />
      <span>
        <span className={styles.name}>{name}</span> <span className={styles.tagline}>{tagline}</span>
      </span>
    </DesignLink>
  );
}
