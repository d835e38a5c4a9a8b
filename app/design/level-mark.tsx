import styles from "./level-mark.module.css";

/** One of the five levels of tokens.css. */
export type Level = 1 | 2 | 3 | 4 | 5;

const BARS = [0, 1, 2, 3, 4].map((i) => `M${3.75 + i * 3.5} 20v-${4.5 + i * 2.75}h2.5v${4.5 + i * 2.75}z`);

interface Props {
  readonly level: Level;
  /** The words, where none stand beside it. */
  readonly label?: string;
}

/** A level from 1 to 5 by colour and by rising bars; its size follows the text around it. */
export function LevelMark({ level, label }: Props) {
  return (
    <svg
      className={styles.mark}
      data-level={level}
      viewBox="0 0 24 24"
      role={label ? "img" : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <rect x="0.5" y="0.5" width="23" height="23" rx="1.5" />
      <path d={BARS.slice(0, level).join("")} />
      {level < BARS.length && <path d={BARS.slice(level).join("")} />}
    </svg>
  );
}
