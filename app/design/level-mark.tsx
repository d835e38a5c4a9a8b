import styles from "./level-mark.module.css";

export type Level = 1 | 2 | 3 | 4 | 5;

/**
 * Shows a level from 1 to 5 by colour and rising bars, as large as the text next to it. CSS draws the mark:
 * a page has up to 200 marks, and as SVG they were half of the page's elements.
 */
export function LevelMark({ level }: { readonly level: Level }) {
  return <span className={styles.mark} data-level={level} aria-hidden />;
}
