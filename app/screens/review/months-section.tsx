import type { Protection } from "#fires/model.ts";
import { PARTS } from "#plan/review-files.ts";
import notes from "../../design/notes.module.css";
import { Columns, Section } from "../../design/section.tsx";
import { FiguresTable, Sentence } from "./figures.tsx";
import type { ReviewDetail } from "./review-view.server.ts";
import { monthsSentence } from "./sentences.ts";
import { TimeChart } from "./time-chart.tsx";
import { useWords } from "./use-words.ts";

const DASH = "–";

interface Props {
  readonly months: ReviewDetail["months"];
  readonly zone: Protection | null;
}

/** Shows when the season's fires started, and how much they have burned since. */
export function MonthsSection({ months, zone }: Props) {
  const words = useWords();
  const { language, t, formats, figures } = words;
  const { rows, columns } = months;
  const id = PARTS.months[language];
  const title = t("review.months");
  const times = rows.map(({ key, shortName, newYear, fires, hectares, lengths, isToCome }) => ({
    id: key,
    label: shortName,
    under: newYear,
    values: isToCome ? ([null, null] as const) : ([fires, hectares] as const),
    lengths,
    isNow: false,
  }));
  const common = { id, title, columns, times, describedBy: `${id}-words`, areThinned: true };
  return (
    <Section id={id} title={title}>
      <Sentence id={`${id}-words`}>{monthsSentence(words, months)}</Sentence>
      <Columns layout="halves">
        <TimeChart {...common} measure="fires" />
        <TimeChart {...common} measure="hectares" />
      </Columns>
      <p className={notes.note}>{t("review.months.hectares")}</p>
      <FiguresTable
        part="months"
        zone={zone}
        title={title}
        rows={rows}
        rowId={({ key }) => String(key)}
        columns={[
          {
            id: "month",
            title: t("review.months.month"),
            heading: true,
            cell: ({ name }) => name,
          },
          {
            id: "fires",
            title: t("review.fires"),
            numeric: true,
            cell: ({ fires, isToCome }) => (isToCome ? DASH : formats.number(fires)),
          },
          {
            id: "hectares",
            title: t("review.hectares"),
            numeric: true,
            cell: ({ hectares, isToCome }) => (isToCome ? DASH : figures.size(hectares)),
          },
        ]}
      />
    </Section>
  );
}
