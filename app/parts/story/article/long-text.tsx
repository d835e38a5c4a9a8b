import type { ReactNode } from "react";
import type { RichText } from "#content/rich-text.ts";
import { headingsIn } from "../headings.ts";
import type { LivingParts } from "../living-parts.ts";
import { StoryText } from "../story-text.tsx";
import styles from "./long-text.module.css";
import { StoryContents } from "./story-contents.tsx";

/** Number of headings from which a text gets a table of contents. */
const LONG = 4;

interface Props {
  readonly text: RichText;
  readonly living: LivingParts | null;
  /** Content below the text, in the same column. */
  readonly children?: ReactNode;
}

/** The text of a story, with a table of contents if it is long. */
export function LongText({ text, living, children }: Props) {
  const parts = headingsIn(text).filter(({ level }) => level === 2);
  const words = (
    <div className={styles.words}>
      <StoryText text={text} living={living} />
      {children}
    </div>
  );
  if (parts.length < LONG) return words;
  return (
    <div className={styles.beside}>
      <StoryContents parts={parts} />
      {words}
    </div>
  );
}
