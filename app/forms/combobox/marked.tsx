import { Fragment } from "react";
import styles from "./marked.module.css";

interface Props {
  readonly pieces: readonly { readonly text: string; readonly isHit: boolean }[];
}

/** Renders a text with the matching words marked. */
export function Marked({ pieces }: Props) {
  return (
    <span>
      {pieces.map(({ text, isHit }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text only differ by their position.
        <Fragment key={at}>{isHit ? <mark className={styles.hit}>{text}</mark> : text}</Fragment>
      ))}
    </span>
  );
}
