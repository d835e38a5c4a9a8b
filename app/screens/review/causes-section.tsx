import type { Protection } from "#fires/model.ts";
import { PARTS } from "#plan/review-files.ts";
import notes from "../../design/notes.module.css";
import { Section } from "../../design/section.tsx";
import { BarChart } from "./bar-chart.tsx";
import chart from "./chart.module.css";
import { LOOKS } from "./chart-patterns.tsx";
import { FiguresTable, Sentence } from "./figures.tsx";
import type { ReviewDetail } from "./review-view.server.ts";
import { causesSentence, firesText, shareText } from "./sentences.ts";
import { useWords } from "./use-words.ts";

const ORIGINS = ["lightning", "people", "undetermined"] as const;
const ORIGIN_LOOKS = [LOOKS.fires, LOOKS.hectares, LOOKS.unknown] as const;

interface Props {
  readonly causes: ReviewDetail["causes"];
  readonly zone: Protection | null;
}

/** Compares lightning and people, then lists each cause. */
export function CausesSection({ causes, zone }: Props) {
  const words = useWords();
  const { language, t, formats } = words;
  const id = PARTS.causes[language];
  const title = t("review.causes");
  const rows = causes.rows.map((row) => ({ ...row, label: t(`cause.${row.key}`) }));
  return (
    <Section id={id} title={title}>
      <Sentence id={`${id}-words`}>{causesSentence(words, causes)}</Sentence>
      <Origins causes={causes} />
      {rows.length > 0 && (
        <BarChart
          title={t("review.chart.fires", { title })}
          describedBy={`${id}-words`}
          rows={rows.map(({ key, label, fires, length }) => ({
            id: String(key),
            label,
            bars: [{ length, text: formats.number(fires), look: "fires" }],
          }))}
        />
      )}
      <p className={notes.note}>
        {t(causes.isPublished ? "review.causes.published" : "review.causes.counted")}
      </p>
      <FiguresTable
        part="causes"
        zone={zone}
        title={title}
        rows={rows}
        rowId={({ key }) => String(key)}
        columns={[
          { id: "cause", title: t("fires.column.cause"), heading: true, cell: ({ label }) => label },
          {
            id: "fires",
            title: t("review.fires"),
            numeric: true,
            cell: ({ fires }) => formats.number(fires),
          },
          {
            id: "share",
            title: t("review.causes.share"),
            numeric: true,
            cell: ({ fires }) => shareText(words, fires, causes.total),
          },
        ]}
      />
    </Section>
  );
}

/** One bar for all fires, divided into lightning, people and undetermined, with the name of each part. */
function Origins({ causes: { origins, parts, total } }: Pick<Props, "causes">) {
  const words = useWords();
  const { t } = words;
  return (
    <>
      <svg className={chart.chart} height="2.25rem" aria-hidden="true">
        {parts.map(({ from, to }, at) =>
          to > from ? (
            <rect
              key={ORIGINS[at]}
              {...ORIGIN_LOOKS[at]}
              x={`${from}%`}
              width={`${Math.round((to - from) * 10) / 10}%`}
              height="100%"
            />
          ) : null,
        )}
      </svg>
      <ul className={chart.legend}>
        {ORIGINS.map((origin, at) => (
          <li key={origin}>
            <svg aria-hidden="true">
              <rect {...ORIGIN_LOOKS[at]} width="100%" height="100%" />
            </svg>
            <strong>{shareText(words, origins[at] ?? 0, total || 1)}</strong>
            <span>
              {t(`review.causes.${origin}`)}
              {", "}
              {firesText(words, origins[at] ?? 0)}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
