import { HECTARE_IN } from "#plan/units.ts";
import { useUnits } from "../../parts/units/use-units.ts";
import { ColumnChart } from "./column-chart.tsx";
import styles from "./time-chart.module.css";
import { useWords } from "./use-words.ts";

export interface Time {
  /** ID, unique within the chart. */
  readonly id: number;
  readonly label: string;
  /** Number to show below the label, such as the year that begins. */
  readonly under?: number | null;
  /** Fires and hectares; null if unknown or in the future. */
  readonly values: readonly [fires: number | null, hectares: number | null];
  readonly lengths: readonly [fires: number, hectares: number];
  /** True for the current season, false for complete seasons. */
  readonly isNow: boolean;
}

interface Props {
  readonly id: string;
  readonly title: string;
  readonly describedBy: string;
  readonly measure: "fires" | "hectares";
  readonly times: readonly Time[];
  readonly columns: { readonly starts: readonly number[]; readonly width: number };
  readonly mean?: { readonly value: number | null; readonly length: number };
  /** Text for an unknown figure; absent for future times. */
  readonly unknown?: string;
  /** Whether labels are names, of which a narrow chart only shows some. */
  readonly areThinned?: boolean;
}

/** Fires or hectares by month or year, in the visitor's unit. Hectares are rounded; the table is exact. */
export function TimeChart(props: Props) {
  const { id, title, describedBy, measure, times, columns, mean, unknown, areThinned } = props;
  const { t, formats, figures } = useWords();
  const units = useUnits();
  const at = measure === "fires" ? 0 : 1;
  const write = (value: number) =>
    measure === "fires" ? formats.number(value) : formats.compact(value * HECTARE_IN[units.size]);
  const whole = (value: number) => (measure === "fires" ? formats.number(value) : figures.size(value));
  return (
    <div className={styles.frame}>
      <h3 className={styles.title}>
        {t(`review.${measure}`)}
        {measure === "hectares" && ` (${figures.sizeUnit})`}
      </h3>
      <ColumnChart
        id={`${id}-${measure}`}
        title={t(`review.chart.${measure}`, { title })}
        describedBy={describedBy}
        columns={columns}
        areThinned={areThinned}
        marks={times.map(({ id, label, under, values, lengths, isNow }) => {
          const value = values[at];
          return {
            id,
            label,
            under: under ?? null,
            length: lengths[at],
            text: value === null ? (unknown ?? null) : write(value),
            look: isNow ? "now" : measure,
          };
        })}
        mean={
          mean && mean.value !== null
            ? { length: mean.length, text: t("review.past.mean", { figure: whole(mean.value) }) }
            : undefined
        }
      />
    </div>
  );
}
