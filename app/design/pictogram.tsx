import styles from "./pictogram.module.css";

const BAN = "M12 1.75a10.25 10.25 0 1 1 0 20.5a10.25 10.25 0 0 1 0-20.5zM4.75 4.75l14.5 14.5";
const HELMET = "M5 12.5a7 7 0 0 1 14 0M3 12.5h18M9.5 6v4M14.5 6v4M10 5.5h4";
const BAR = "M3 17h18v4.5H3z";
const FLAME =
  "M12.3 5c.6 2.6 3.9 4.2 3.9 8a4.2 4.2 0 0 1-8.4 0c0-1.8.8-2.9 1.8-4 .2 1.2.6 1.8 1.3 2.2-.2-2.4.3-4.6 1.4-6.2z";

/** Paths of pictograms on a 24 px grid, in the icons' style: `line` is stroked, `solid` is filled. */
export const PICTOGRAM_DRAWINGS = {
  "work-morning": { line: HELMET + BAR, solid: "M3 17h9v4.5H3z" },
  "work-afternoon": { line: HELMET + BAR, solid: "M12 17h9v4.5h-9z" },
  "work-day": { line: HELMET + BAR, solid: BAR },
  "open-fire-ban": { line: BAN, solid: FLAME },
  "access-ban": {
    line: BAN,
    solid: "M12 4.5l3.2 4.3h-1.7l3 4h-1.8l2.6 3.4h-4.4v2.6h-1.8v-2.6H6.7l2.6-3.4H7.5l3-4H8.8z",
  },
  "flight-ban": {
    line: BAN,
    solid:
      "M12 4.5c.8 0 1.2 1 1.2 2.3v2.7l5.6 3.4v1.9l-5.6-1.7v3.2l1.8 1.4v1.4L12 18.3l-3 .8v-1.4l1.8-1.4v-3.2l-5.6 1.7v-1.9l5.6-3.4V6.8c0-1.3.4-2.3 1.2-2.3z",
  },
  "risk-area": {
    line: "M12 2.25L22.5 21H1.5z",
    solid:
      "M12.2 8c.5 2.1 3 3.3 3 6.3a3.2 3.2 0 0 1-6.4 0c0-1.4.6-2.2 1.4-3 .1.9.4 1.3 1 1.7-.1-1.9.2-3.6 1-5z",
  },
  "unknown-restriction": {
    line: "M12 1.75a10.25 10.25 0 1 1 0 20.5a10.25 10.25 0 0 1 0-20.5zM8.75 9.25a3.25 3.25 0 1 1 5 2.75c-1.1.7-1.75 1.3-1.75 2.75",
    solid: "M12 16.5a1.25 1.25 0 1 1 0 2.5a1.25 1.25 0 0 1 0-2.5z",
  },
  closure: {
    line: "M2 7h20v6H2zM5.5 13v8M18.5 13v8M3 21h5M16 21h5M5.5 4v3M18.5 4v3",
    solid: "M5 7h4l-3 6H2.5zM13 7h4l-3 6h-4zM21 7h1v6h-4z",
  },
} as const satisfies Record<string, { line: string; solid: string }>;

export type PictogramName = keyof typeof PICTOGRAM_DRAWINGS;
export const PICTOGRAM_NAMES = Object.keys(PICTOGRAM_DRAWINGS) as PictogramName[];

interface Props {
  readonly name: PictogramName;
}

/** Sign of a ban or a risk, in the colour of the surrounding text. */
export function Pictogram({ name }: Props) {
  return (
    <svg className={styles.pictogram} viewBox="0 0 24 24" aria-hidden="true">
      <path className={styles.solid} d={PICTOGRAM_DRAWINGS[name].solid} />
      {PICTOGRAM_DRAWINGS[name].line === BAN && <path className={styles.cut} d="M5 5l14 14" />}
      <path d={PICTOGRAM_DRAWINGS[name].line} />
    </svg>
  );
}
