import { regionByCode } from "#territory/regions.ts";
import { EmptyState } from "../../design/empty-state.tsx";
import { Scene } from "../../design/scene.tsx";
import { Band, Columns, Section } from "../../design/section.tsx";
import { Segmented } from "../../design/segmented.tsx";
import { Missing } from "../../parts/data-age/missing.tsx";
import { CausesSection } from "./causes-section.tsx";
import styles from "./detail.module.css";
import { GroupsSection } from "./groups-section.tsx";
import { LargestSection } from "./largest-section.tsx";
import { MonthsSection } from "./months-section.tsx";
import { reviewPath } from "./review-parts.ts";
import type { ReviewDetail, ReviewView } from "./review-view.server.ts";
import { regionsSentence, sizeLabel, sizesSentence } from "./sentences.ts";
import { useWords } from "./use-words.ts";

/** ID of the selector of protections, for links back to it. */
const DETAIL_ID = "detail";
const ZONES = [null, "intensive", "northern"] as const;

/** The season by cause, size, region and month, and its largest fires, for the selected protection. */
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
              <MonthsSection months={detail.months} zone={zone} />
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
