import styles from "./level-mark.module.css";

export type Level = 1 | 2 | 3 | 4 | 5;

/**
 * Shows a level from 1 to 5 by colour and rising bars, next to a text; its size follows the surrounding text.
 * It is drawn in CSS: a page has up to 200 marks, and as SVG they made up half of its elements.
 */
export function LevelMark({ level }: { readonly level: Level }) {
  return <span className={styles.mark} data-level={level} aria-hidden />;
}
