import styles from "./level-mark.module.css";

export type Level = 1 | 2 | 3 | 4 | 5;

/**
 * Shows a level from 1 to 5 by colour and rising bars, next to a text whose size it takes. CSS draws the
 * mark: a page has up to 200 marks, and SVG marks made up half of the page's elements.
 */
export function LevelMark({ level }: { readonly level: Level }) {
  return <span className={styles.mark} data-level={level} aria-hidden />;
}
