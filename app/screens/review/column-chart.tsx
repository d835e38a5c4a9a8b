import { classNames } from "../../design/class-names.ts";
import styles from "./chart.module.css";
import { LOOKS, type Look } from "./chart-patterns.tsx";
import { isNamed } from "./thinned-names.ts";

export interface ColumnMark {
  /** Of this column alone. */
  readonly id: number;
  readonly label: string;
  /** What stands under the label; null for nothing. */
  readonly under: number | null;
  /** In hundredths of the tallest. */
  readonly length: number;
  /** What stands over it; null for a time still to come. */
  readonly text: string | null;
  readonly look: Look;
}

interface Props {
  readonly id: string;
  readonly title: string;
  readonly describedBy: string;
  readonly marks: readonly ColumnMark[];
  /** Where the columns stand, in hundredths of the width. */
  readonly columns: { readonly starts: readonly number[]; readonly width: number };
  /** A dashed line across, in hundredths of the tallest, and its name. */
  readonly mean?: { readonly length: number; readonly text: string } | undefined;
  /** Labels are too wide for many columns: where they have no room, some stand for all. */
  readonly areThinned?: boolean | undefined;
}

/** From this many columns on, they are narrow on a phone. */
const MANY = 9;
/** From this many on, names of months are close on a desk too. */
const CROWDED = 12;

/** Columns along time, each with its figure over it and its name under it. */
export function ColumnChart({ id, title, describedBy, marks, columns, mean, areThinned }: Props) {
  const { starts, width } = columns;
  // The column under which the last year begins, whose name always stands.
  const turn = Math.max(
    0,
    marks.findLastIndex(({ under }) => under !== null),
  );
  const gives = (at: number, every: number) => areThinned === true && !isNamed(at, turn, every);
  const middle = (at: number) => `${Math.round(((starts[at] ?? 0) + width / 2) * 10) / 10}%`;
  const from = (length: number) => `${Math.round((100 - length) * 10) / 10}%`;
  return (
    <svg
      className={classNames(
        styles.chart,
        styles.columns,
        marks.length > MANY && styles.many,
        marks.length > CROWDED && styles.crowded,
      )}
      role="img"
      aria-labelledby={id}
      aria-describedby={describedBy}
      height={marks.some(({ under }) => under !== null) ? "18.4em" : "17em"}
    >
      <title id={id}>{title}</title>
      {mean && (
        <>
          <line x2="2em" y1=".7em" y2=".7em" className={styles.mean} />
          <text className={styles.key} x="2.6em" y="1em">
            {mean.text}
          </text>
        </>
      )}
      <svg y="3.2em" height="12em" aria-hidden="true">
        {marks.map(({ id: mark, length, look }, at) =>
          length > 0 ? (
            <rect
              key={mark}
              {...LOOKS[look]}
              x={`${starts[at]}%`}
              y={from(length)}
              width={`${width}%`}
              height={`${length}%`}
            />
          ) : null,
        )}
        {mean && <line x2="100%" y1={from(mean.length)} y2={from(mean.length)} className={styles.mean} />}
        {marks.map(({ id: mark, length, text }, at) =>
          text === null ? null : (
            <text key={mark} className={styles.value} x={middle(at)} y={from(length)} dy="-.4em">
              {text}
            </text>
          ),
        )}
        <line x2="100%" y1="100%" y2="100%" className={styles.axis} />
      </svg>
      {marks.map(({ id: mark, label, under }, at) => (
        <text
          key={mark}
          className={classNames(
            styles.label,
            gives(at, 2) && styles.besideSecond,
            gives(at, 3) && styles.besideThird,
          )}
          x={middle(at)}
          y="16.6em"
        >
          <Label label={label} />
          {under !== null && (
            <tspan x={middle(at)} dy="1.3em">
              {under}
            </tspan>
          )}
        </text>
      ))}
    </svg>
  );
}

/** A year without its century, where columns are narrow. */
function Label({ label }: { readonly label: string }) {
  const [, century, year] = /^(\d\d)(\d\d)$/.exec(label) ?? [];
  if (century === undefined) return label;
  return (
    <>
      <tspan className={styles.century}>{century}</tspan>
      {year}
    </>
  );
}
