import { languageOfPath } from "#plan/paths.ts";
import { PART_NAMES, PARTS } from "#plan/review-files.ts";
import { servicesContext } from "../../context.ts";
import { Contents } from "../../design/contents.tsx";
import { Band, Columns, Section } from "../../design/section.tsx";
import { PageTop } from "../../frame/page-top.tsx";
import { useLiveData } from "../../frame/use-live-data.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { DataTime } from "../../parts/data-age/data-time.tsx";
import type { Route } from "./+types/review";
import { ChartPatterns } from "./chart-patterns.tsx";
import { Detail } from "./detail.tsx";
import { FiguresTable, Sentence } from "./figures.tsx";
import { GlanceSection } from "./glance-section.tsx";
import { readReview } from "./read-review.server.ts";
import { reviewPath } from "./review-parts.ts";
import type { ReviewView } from "./review-view.server.ts";
import { pastSentence } from "./sentences.ts";
import { reviewTexts } from "./texts.ts";
import { TimeChart } from "./time-chart.tsx";
import { useWords } from "./use-words.ts";

const DASH = "–";

/** Shows ten complete seasons and the current one. */
function PastSection({ view: { past, zone, year, on } }: { readonly view: ReviewView }) {
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

export function loader({ context, request }: Route.LoaderArgs) {
  const url = new URL(request.url);
  return readReview(context.get(servicesContext), url, languageOfPath(url.pathname));
}

export default function Review({ loaderData: view }: Route.ComponentProps) {
  const { language, t } = useTexts(reviewTexts);
  useLiveData();
  const hasDetail = view.detail !== null && view.detail.total > 0;
  const parts = PART_NAMES.filter((part) => hasDetail || part === "glance" || part === "past");
  return (
    <>
      <ChartPatterns />
      <PageTop
        screen="review"
        title={t("review.title")}
        heading={t("review.heading", { year: view.year })}
        description={t("review.description")}
        addresses={{ fr: reviewPath("fr", view.zone), en: reviewPath("en", view.zone) }}
      >
        <DataTime age={view.age} writtenAt={view.writtenAt} isLive />
        <Contents
          label={t("review.contents")}
          parts={parts.map((part) => ({ id: PARTS[part][language], label: t(`review.${part}`) }))}
        />
      </PageTop>
      <Band>
        <GlanceSection view={view} />
      </Band>
      <Detail view={view} />
      <Band>
        <PastSection view={view} />
      </Band>
    </>
  );
}
