import type { ReactNode } from "react";
import type { RichText } from "#content/rich-text.ts";
import { headingsIn } from "../headings.ts";
import type { LivingParts } from "../living-parts.ts";
import { StoryText } from "../story-text.tsx";
import styles from "./long-text.module.css";
import { StoryContents } from "./story-contents.tsx";

/** A text with this many headings is long. */
const LONG = 4;

interface Props {
  readonly text: RichText;
  readonly living: LivingParts | null;
  /** Under the words, in their column. */
  readonly children?: ReactNode;
}

/** The words of a story, with links to their parts where they are long. */
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
