import styles from "./shape-mark.module.css";
import { SHAPE_PATHS, type Shape } from "./shapes.ts";

/** The seven status colours of tokens.css. */
export type StatusTone =
  | "new"
  | "recorded"
  | "under-observation"
  | "out-of-control"
  | "being-held"
  | "under-control"
  | "extinguished";

interface Props {
  readonly shape: Shape;
  readonly tone: StatusTone;
}

/** A status as shape and colour; its size follows the surrounding text. */
export function ShapeMark({ shape, tone }: Props) {
  return (
    <svg className={styles.mark} data-tone={tone} viewBox="0 0 24 24" aria-hidden="true">
      <path d={SHAPE_PATHS[shape]} fillRule="evenodd" />
    </svg>
  );
}
