import { classNames } from "../../design/class-names.ts";
import styles from "./chart.module.css";
import { LOOKS, type Look } from "./chart-patterns.tsx";

export interface Bar {
  /** Bar length in hundredths of the longest bar. */
  readonly length: number;
  /** Text at the end of the bar. */
  readonly text: string;
  readonly look: Look;
}

export interface BarRow {
  readonly id: string;
  readonly label: string;
  /** One bar, or two next to each other, each for its own measure. */
  readonly bars: readonly Bar[];
}

interface Props {
  /** The chart's name for assistive technology. */
  readonly title: string;
  /** ID of the sentence that describes the chart. */
  readonly describedBy: string;
  /** Heading above each measure's bars. */
  readonly heads?: readonly string[];
  readonly rows: readonly BarRow[];
}

/** Lengths in ems: a row's height, the positions of label, bar and value; then the height of the headings. */
const ROW = { height: 3.2, label: 1.1, bar: 1.5, thickness: 0.9, value: 2.25 } as const;
const HEAD = 1.7;

const em = (value: number) => `${Math.round(value * 10) / 10}em`;

/**
 * Rows of bars, each with a label above and a value at the end, so that no scale is needed. Each measure is a
 * separate drawing: bar lengths are hundredths of the drawing's width, which leaves room for the values.
 */
export function BarChart({ title, describedBy, heads = [], rows }: Props) {
  const top = heads.length > 0 ? HEAD : 0;
  const measures = rows[0]?.bars.length ?? 0;
  const height = em(top + rows.length * ROW.height);
  return (
    <div
      className={classNames(styles.chart, styles.bars, measures > 1 && styles.paired)}
      role="img"
      aria-label={title}
      aria-describedby={describedBy}
    >
      <svg className={styles.labels} height={height} aria-hidden="true">
        {heads.map((head, at) => (
          <text key={head} className={styles.head} x={`${at * 50}%`} y="1em">
            {head}
          </text>
        ))}
        {rows.map((row, at) => (
          <text key={row.id} y={em(top + at * ROW.height + ROW.label)}>
            {row.label}
          </text>
        ))}
      </svg>
      {Array.from({ length: measures }, (_, measure) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: measures never move.
        <svg key={measure} className={styles.measure} height={height} aria-hidden="true">
          {rows.map(({ id, bars }, at) => (
            <BarMark key={id} bar={bars[measure]} y={top + at * ROW.height} />
          ))}
        </svg>
      ))}
    </div>
  );
}

function BarMark({ bar, y }: { readonly bar: Bar | undefined; readonly y: number }) {
  if (!bar) return null;
  const end = `${bar.length}%`;
  return (
    <>
      <rect {...LOOKS[bar.look]} y={em(y + ROW.bar)} width={end} height={em(ROW.thickness)} />
      <text className={styles.value} x={end} y={em(y + ROW.value)} dx=".4em">
        {bar.text}
      </text>
    </>
  );
}
