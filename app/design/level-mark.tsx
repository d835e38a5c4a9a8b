import styles from "./level-mark.module.css";

/** One of the five levels of tokens.css. */
export type Level = 1 | 2 | 3 | 4 | 5;

/**
 * A level from 1 to 5 by colour and by rising bars, for words beside it; its size follows the text around it. Drawn by
 * the style sheet: a page has 200 of them, and as drawings they were half of its elements.
 */
export function LevelMark({ level }: { readonly level: Level }) {
  return <span className={styles.mark} data-level={level} aria-hidden />;
}
