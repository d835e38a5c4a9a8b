import { classNames } from "../../design/class-names.ts";
import styles from "./chart.module.css";
import { LOOKS, type Look } from "./chart-patterns.tsx";

/**
 * Returns whether a column shows its name, if there is room for one name in `every` columns. Names are at the
 * column `turn`, every `every` columns after it, and at the first column if `turn` is at least `every`.
 * @param turn index of the column where the last year begins; 0 if all columns are of one year
 */
export function isNamed(at: number, turn: number, every: number): boolean {
  return at < turn ? at === 0 && turn >= every : (at - turn) % every === 0;
}

export interface ColumnMark {
  /** ID, unique among the columns. */
  readonly id: number;
  readonly label: string;
  /** Year to show below the label; null for no year. */
  readonly under: number | null;
  /** Column length in hundredths of the tallest column. */
  readonly length: number;
  /** Text above the column; null for a time in the future. */
  readonly text: string | null;
  readonly look: Look;
}

interface Props {
  readonly id: string;
  readonly title: string;
  readonly describedBy: string;
  readonly marks: readonly ColumnMark[];
  /** Positions of the columns, in hundredths of the width. */
  readonly columns: { readonly starts: readonly number[]; readonly width: number };
  /** A dashed line for the mean: its height in hundredths of the tallest column, and its name. */
  readonly mean?: { readonly length: number; readonly text: string } | undefined;
  /** True if labels are wide: if there is no room for all labels, only some are shown. */
  readonly areThinned?: boolean | undefined;
}

/** From this number of columns on, columns are narrow on a phone. */
const MANY = 9;
/** From this number of columns on, month names are close together on a desktop too. */
const CROWDED = 12;

/** Columns over time, each with its value above and its label below. */
export function ColumnChart({ id, title, describedBy, marks, columns, mean, areThinned }: Props) {
  const { starts, width } = columns;
  // The column where the last year begins: its label is always shown.
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

/** A year, shortened to two digits if columns are narrow. */
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
