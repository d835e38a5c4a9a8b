import { PARTS } from "#plan/review-files.ts";
import type { Column } from "../../design/data-table.tsx";
import notes from "../../design/notes.module.css";
import { Columns, Section } from "../../design/section.tsx";
import { BarChart } from "./bar-chart.tsx";
import { FiguresTable } from "./figures.tsx";
import styles from "./glance.module.css";
import type { Comparison, Glance } from "./glance.server.ts";
import type { ReviewView } from "./review-view.server.ts";
import { beforeSentence, meanSentence } from "./sentences.ts";
import { useWords } from "./use-words.ts";

type Measure = "fires" | "hectares";
const MEASURES = ["fires", "hectares"] as const satisfies readonly Measure[];
const DASH = "–";

/** The season in four figures, for each protection zone, compared to last year and the ten-year mean. */
export function GlanceSection({ view }: { readonly view: ReviewView }) {
  const { language, t } = useWords();
  const { glances, year, on, isOver } = view;
  return (
    <Section
      id={PARTS.glance[language]}
      title={t("review.glance")}
      lead={t(isOver ? "review.glance.lead.over" : "review.glance.lead", { on })}
    >
      <Columns layout="halves">
        {glances.map((glance) => (
          <Zone key={glance.zone} glance={glance} year={year} />
        ))}
      </Columns>
      {glances.some(({ isCounted }) => isCounted) && (
        <p className={notes.note}>{t("review.glance.counted")}</p>
      )}
      <GlanceTable view={view} />
    </Section>
  );
}

function Zone({ glance, year }: { readonly glance: Glance; readonly year: number }) {
  const { t } = useWords();
  return (
    <div className={styles.zone}>
      <h3>{t(`protection.${glance.zone}`)}</h3>
      {MEASURES.map((measure) => (
        <Figure key={measure} glance={glance} measure={measure} year={year} />
      ))}
    </div>
  );
}

interface FigureProps {
  readonly glance: Glance;
  readonly measure: Measure;
  readonly year: number;
}

/** One figure, its comparisons, and the bars that show them. */
function Figure({ glance, measure, year }: FigureProps) {
  const words = useWords();
  const { t, formats, figures } = words;
  const comparison = glance[measure];
  const { now, lengths } = comparison;
  if (now === null) return <p>{t("review.glance.missing")}</p>;
  const id = `${glance.zone}-${measure}`;
  const write = (value: number | null) => {
    if (value === null) return DASH;
    return measure === "fires" ? formats.number(value) : figures.size(value);
  };
  const looks = [measure, "unknown", "unknown"] as const;
  const labels = [String(year), t("review.glance.yearBefore", { year: year - 1 }), t("review.glance.mean")];
  const title = t(`review.glance.${measure}`, { zone: t(`protection.${glance.zone}`) });
  return (
    <div>
      <div id={`${id}-words`}>
        <p className={styles.figure} data-burning={(measure === "fires" && now > 0) || undefined}>
          <strong>{write(now)}</strong> {t(`review.glance.unit.${measure}`, { count: now })}
        </p>
        <p className={styles.comparisons}>
          {meanSentence(words, comparison)} {beforeSentence(words, comparison, measure, year - 1)}
        </p>
      </div>
      {/* If all bars are zero, the chart is empty: omit it. */}
      {lengths.some((length) => length > 0) && (
        <BarChart
          title={title}
          describedBy={`${id}-words`}
          rows={valuesOf(comparison).map((value, at) => ({
            id: String(at),
            label: labels[at] ?? "",
            bars: [{ length: lengths[at] ?? 0, text: write(value), look: looks[at] ?? "unknown" }],
          }))}
        />
      )}
    </div>
  );
}

const valuesOf = ({ now, yearBefore, mean }: Comparison) => [now, yearBefore, mean] as const;

interface Row {
  readonly id: string;
  readonly name: string;
  readonly values: readonly string[];
}

function GlanceTable({ view: { glances, year } }: { readonly view: ReviewView }) {
  const { t, formats, figures } = useWords();
  const rows = glances.flatMap((glance) =>
    MEASURES.map((measure): Row => {
      const write = (value: number) => (measure === "fires" ? formats.number(value) : figures.size(value));
      return {
        id: `${glance.zone} ${measure}`,
        name: t(`review.glance.${measure}`, { zone: t(`protection.${glance.zone}`) }),
        values: valuesOf(glance[measure]).map((value) => (value === null ? DASH : write(value))),
      };
    }),
  );
  const titles = [String(year), t("review.glance.yearBefore", { year: year - 1 }), t("review.glance.mean")];
  const columns: readonly Column<Row>[] = [
    { id: "name", title: t("review.glance.measure"), heading: true, cell: ({ name }) => name },
    ...titles.map((title, at) => ({
      id: title,
      title,
      numeric: true,
      cell: ({ values }: Row) => values[at],
    })),
  ];
  return (
    <FiguresTable
      part="glance"
      zone={null}
      title={t("review.glance")}
      columns={columns}
      rows={rows}
      rowId={({ id }) => id}
    />
  );
}
