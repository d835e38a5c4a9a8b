import type { Level } from "./level-mark.tsx";
import styles from "./level-patterns.module.css";

/** Path of the pattern over each level's colour, on an 8-unit tile; denser for higher levels, none for 1. */
export const LEVEL_MARKS: Record<Level, string> = {
  1: "",
  2: "M1.3 2h1.4M5.3 6h1.4",
  3: "M0 8L8 0M-2 2L2 -2M6 10L10 6",
  4: "M0 8L8 0M-2 2L2 -2M6 10L10 6M0 0L8 8M-2 6L2 10M6 -2L10 2",
  5: "M0 2h8M0 6h8M2 0v8M6 0v8",
};

const LEVELS: readonly Level[] = [1, 2, 3, 4, 5];

interface Props {
  /** Start of the patterns' ids, `{prefix}-1` to `{prefix}-5`; one set per page is enough. */
  readonly prefix: string;
  /** Factor for the size of a tile, which is 8 of the drawing's units for the factor 1. */
  readonly scale?: number;
}

/** Patterns for an SVG's `<defs>`; shapes then use `fill="url(#prefix-3)"`. */
export function LevelPatterns({ prefix, scale = 1 }: Props) {
  return LEVELS.map((level) => (
    <pattern
      key={level}
      id={`${prefix}-${level}`}
      className={styles.pattern}
      data-level={level}
      width="8"
      height="8"
      patternUnits="userSpaceOnUse"
      patternTransform={scale === 1 ? undefined : `scale(${scale})`}
    >
      <rect width="8" height="8" />
      {LEVEL_MARKS[level] && <path d={LEVEL_MARKS[level]} />}
    </pattern>
  ));
}

interface SwatchProps {
  readonly level: Level;
  readonly prefix: string;
}

/** A sample of a level as the map draws it, for the legend; `LevelPatterns` must be on the page. */
export function LevelSwatch({ level, prefix }: SwatchProps) {
  return (
    <svg className={styles.swatch} data-level={level} viewBox="0 0 24 16" aria-hidden="true">
      <rect x="0.5" y="0.5" width="23" height="15" fill={`url(#${prefix}-${level})`} />
    </svg>
  );
}
