import { HECTARE_IN } from "../../i18n/units.ts";
import { useUnits } from "../../parts/units/use-units.ts";
import { ColumnChart } from "./column-chart.tsx";
import styles from "./time-chart.module.css";
import { useWords } from "./use-words.ts";

export interface Time {
  /** Of this time alone among its chart's. */
  readonly id: number;
  readonly label: string;
  /** What stands under the label, as the year that begins. */
  readonly under?: number | null;
  /** Fires and hectares; null where they are not known, or are still to come. */
  readonly values: readonly [fires: number | null, hectares: number | null];
  readonly lengths: readonly [fires: number, hectares: number];
  /** The season that runs, among those that are whole. */
  readonly isNow: boolean;
}

interface Props {
  readonly id: string;
  /** Of the part of the page. */
  readonly title: string;
  readonly describedBy: string;
  readonly measure: "fires" | "hectares";
  readonly times: readonly Time[];
  readonly columns: { readonly starts: readonly number[]; readonly width: number };
  readonly mean?: { readonly value: number | null; readonly length: number };
  /** What stands for a figure that is not known; nothing where it is still to come. */
  readonly unknown?: string;
  /** Labels are names, of which a narrow chart shows some. */
  readonly areThinned?: boolean;
}

/** One measure along months or years, in the visitor's unit; figures of hectares are short here, whole in the table. */
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
