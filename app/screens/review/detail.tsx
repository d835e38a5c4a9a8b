import { PARTS } from "#plan/review-files.ts";
import { regionByCode } from "#territory/regions.ts";
import { DataTable } from "../../design/data-table.tsx";
import { EmptyState } from "../../design/empty-state.tsx";
import notes from "../../design/notes.module.css";
import { Scene } from "../../design/scene.tsx";
import { Band, Columns, Section } from "../../design/section.tsx";
import { Segmented } from "../../design/segmented.tsx";
import { Missing } from "../../parts/data-age/missing.tsx";
import { FireName, Status } from "../../parts/fire/marks.tsx";
import { CausesSection } from "./causes-section.tsx";
import styles from "./detail.module.css";
import { CsvLink, FiguresTable, Sentence } from "./figures.tsx";
import { GroupsSection } from "./groups-section.tsx";
import { reviewPath } from "./review-parts.ts";
import type { ReviewDetail, ReviewView } from "./review-view.server.ts";
import { largestSentence, monthsSentence, regionsSentence, sizeLabel, sizesSentence } from "./sentences.ts";
import { TimeChart } from "./time-chart.tsx";
import { useWords } from "./use-words.ts";

/** ID of the section to select a protection zone, for links back to it. */
const DETAIL_ID = "detail";
const DASH = "–";
const ZONES = [null, "intensive", "northern"] as const;

/** The season by cause, size, region and month, and its largest fires, for the selected protection zone. */
export function Detail({ view }: { readonly view: ReviewView }) {
  const { language, t, formats } = useWords();
  const { detail, zone, year } = view;
  const lead =
    detail && detail.total > 0
      ? t("review.detail.lead", { count: detail.total, figure: formats.number(detail.total) })
      : undefined;
  return (
    <>
      <Band tone="lichen">
        <div className={styles.choice}>
          <Section id={DETAIL_ID} title={t("review.detail")}>
            {lead && <p className={styles.lead}>{lead}</p>}
            <Segmented
              label={t("review.zone")}
              segments={ZONES.map((each) => ({
                to: `${reviewPath(language, each)}#${DETAIL_ID}`,
                label: each === null ? t("review.zone.both") : t(`protection.${each}`),
                current: each === zone,
              }))}
            />
          </Section>
        </div>
        {detail === null && <Missing />}
        {detail?.total === 0 && (
          <EmptyState
            title={t(zone === null ? "review.empty" : "review.empty.zone", { year })}
            picture={<Scene name="still" lazy />}
          >
            <p>{t(zone === null ? "review.empty.text" : "review.empty.text.zone")}</p>
          </EmptyState>
        )}
        {detail && detail.total > 0 && (
          <Columns layout="halves">
            <CausesSection causes={detail.causes} zone={zone} />
            <Sizes detail={detail} zone={zone} />
          </Columns>
        )}
      </Band>
      {detail && detail.total > 0 && (
        <>
          <Band>
            <div className={styles.stack}>
              <Regions detail={detail} zone={zone} />
              <MonthsSection detail={detail} zone={zone} />
            </div>
          </Band>
          <Band tone="lichen">
            <LargestSection detail={detail} zone={zone} />
          </Band>
        </>
      )}
    </>
  );
}

interface Props {
  readonly detail: ReviewDetail;
  readonly zone: ReviewView["zone"];
}

function Sizes({ detail: { sizes }, zone }: Props) {
  const words = useWords();
  return (
    <GroupsSection
      part="sizes"
      zone={zone}
      rowTitle={words.t("review.sizes.class")}
      sentence={sizesSentence(words, sizes)}
      rows={sizes.rows.map((row) => ({ ...row, id: String(row.key), label: sizeLabel(words, row.key) }))}
    />
  );
}

function Regions({ detail: { regions, total }, zone }: Props) {
  const words = useWords();
  const { language, t } = words;
  const nameOf = (code: string | null) =>
    code === null ? t("review.regions.unknown") : (regionByCode(code)?.name[language] ?? code);
  return (
    <GroupsSection
      part="regions"
      zone={zone}
      rowTitle={t("review.regions.region")}
      sentence={regionsSentence(words, regions, total)}
      rows={regions.map((row) => ({ ...row, id: row.key ?? "unknown", label: nameOf(row.key) }))}
    />
  );
}

/** Lists the season's largest fires: for ten of them, a list is clearer than a chart. */
function LargestSection({ detail, zone }: Props) {
  const words = useWords();
  const { language, t, figures } = words;
  const id = PARTS.largest[language];
  const title = t("review.largest");
  return (
    <Section id={id} title={title}>
      <Sentence id={`${id}-words`}>{largestSentence(words, detail)}</Sentence>
      {detail.largest.length > 0 && (
        <>
          <DataTable
            caption={title}
            hideCaption
            stacks
            rows={detail.largest}
            rowId={(fire) => fire.id}
            columns={[
              {
                id: "fire",
                title: t("fires.column.fire"),
                heading: true,
                cell: (fire) => <FireName fire={fire} />,
              },
              {
                id: "size",
                title: t("fires.column.size"),
                numeric: true,
                cell: ({ sizeHa }) => (sizeHa === null ? t("fires.size.unknown") : figures.size(sizeHa)),
              },
              {
                id: "place",
                title: t("fires.column.place"),
                cell: ({ place }) => place ?? t("fires.place.unknown"),
              },
              { id: "started", title: t("fires.column.started"), cell: ({ started }) => started ?? DASH },
              {
                id: "cause",
                title: t("fires.column.cause"),
                cell: ({ causeId }) => (causeId === null ? DASH : t(`cause.${causeId}`)),
              },
              {
                id: "status",
                title: t("fires.column.status"),
                cell: ({ statusId }) => <Status statusId={statusId} />,
              },
            ]}
          />
          <CsvLink part="largest" zone={zone} />
        </>
      )}
    </Section>
  );
}

/** Shows when the season's fires started, and how much they have burned since. */
function MonthsSection({ detail: { months }, zone }: Props) {
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
