import { PARTS } from "#plan/review-files.ts";
import { Columns, Section } from "../../design/section.tsx";
import { FiguresTable, Sentence } from "./figures.tsx";
import type { ReviewView } from "./review-view.server.ts";
import { pastSentence } from "./sentences.ts";
import { TimeChart } from "./time-chart.tsx";
import { useWords } from "./use-words.ts";

const DASH = "–";

/** Shows ten complete seasons and the current one. */
export function PastSection({ view: { past, zone, year, on } }: { readonly view: ReviewView }) {
  const words = useWords();
  const { language, t, formats, figures } = words;
  const { rows, columns, means, meanLengths, missing } = past;
  const id = PARTS.past[language];
  const title = t("review.past");
  const hasNone = missing.length === rows.length - 1;
  const times = rows.map(({ fires, hectares, lengths, ...row }) => ({
    id: row.year,
    label: String(row.year),
    values: [fires, hectares] as const,
    lengths,
    isNow: row.year === year,
  }));
  const common = { id, title, columns, times, describedBy: `${id}-words`, unknown: "?" };
  return (
    <Section id={id} title={title}>
      <Sentence id={`${id}-words`}>
        {t("review.past.lead", { year, on })} {pastSentence(words, past)}
      </Sentence>
      {!hasNone && (
        <>
          <Columns layout="halves">
            <TimeChart {...common} measure="fires" mean={{ value: means.fires, length: meanLengths[0] }} />
            <TimeChart
              {...common}
              measure="hectares"
              mean={{ value: means.hectares, length: meanLengths[1] }}
            />
          </Columns>
          <FiguresTable
            part="past"
            zone={zone}
            title={title}
            rows={[...rows].reverse()}
            rowId={(row) => String(row.year)}
            columns={[
              {
                id: "season",
                title: t("review.past.season"),
                heading: true,
                cell: (row) => (row.year === year ? t("review.past.toDate", { year }) : row.year),
              },
              {
                id: "fires",
                title: t("review.fires"),
                numeric: true,
                cell: ({ fires }) => (fires === null ? DASH : formats.number(fires)),
              },
              {
                id: "hectares",
                title: t("review.hectares"),
                numeric: true,
                cell: ({ hectares }) => (hectares === null ? DASH : figures.size(hectares)),
              },
            ]}
          />
        </>
      )}
    </Section>
  );
}
