import styles from "./chart.module.css";

const HATCH = "review-hatch";

/** SVG patterns for all charts of a page: burned areas are hatched, fires solid, to differ without colour. */
export function ChartPatterns() {
  return (
    <svg className={styles.patterns} width="0" height="0" aria-hidden="true">
      <pattern id={HATCH} width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="7" height="7" className={styles.ground} />
        <path d="M2 0v7" className={styles.hatch} />
      </pattern>
    </svg>
  );
}

export const LOOKS = {
  fires: { className: styles.solid },
  hectares: { className: styles.hatched, fill: `url(#${HATCH})` },
  unknown: { className: styles.empty },
  now: { className: styles.now },
} as const;

export type Look = keyof typeof LOOKS;
