import { DANGER_LEVELS, type DangerLevel } from "#fires/danger.ts";
import { Disclosure } from "../../design/disclosure.tsx";
import { EmptyState } from "../../design/empty-state.tsx";
import { Section } from "../../design/section.tsx";
import { Segmented } from "../../design/segmented.tsx";
import { SECTION_IDS, sectionPath } from "../../frame/sections.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { DangerLevels } from "../../parts/danger/danger-help.tsx";
import { DangerTable } from "../../parts/danger/danger-table.tsx";
import { Missing } from "../../parts/data-age/missing.tsx";
import { Downloads } from "../../parts/downloads/downloads.tsx";
import { readCounts, readDangerRows } from "../../parts/fire/rows.ts";
import { type SituationChoices, situationQuery } from "./situation-query.ts";
import type { SituationView } from "./situation-view.server.ts";
import { situationTexts } from "./texts.ts";

interface Props extends Pick<SituationView, "danger"> {
  readonly chosen: SituationChoices;
}

/** Number of zones shown at once, highest danger first. The other zones are collapsed. */
export const FIRST_ROWS = 12;

export function DangerSection({ danger, chosen }: Props) {
  const { language, t } = useTexts(situationTexts);
  const id = SECTION_IDS.danger[language];
  if (danger === null) {
    return (
      <Section id={id} title={t("danger.title")}>
        <Missing />
      </Section>
    );
  }
  const rows = readDangerRows(danger.rows);
  const level = chosen.dangerLevel;
  const path = (each: DangerLevel | null) =>
    sectionPath("danger", language, situationQuery({ ...chosen, dangerLevel: each }, language));
  return (
    <Section id={id} title={t("danger.title")} lead={t("danger.text")}>
      <Segmented
        label={t("danger.filter")}
        segments={[
          { to: path(null), label: `${t("danger.filter.all")} (${danger.total})`, current: level === null },
          ...readCounts(DANGER_LEVELS, danger.counts)
            .filter(({ key, count }) => count > 0 || key === level)
            .reverse()
            .map(({ key, count }) => ({
              to: path(key),
              label: `${t(`danger.${key}`)} (${count})`,
              current: key === level,
            })),
        ]}
      />
      <Disclosure summary={t("danger.help")}>
        <DangerLevels />
      </Disclosure>
      {rows.length === 0 ? (
        <EmptyState title={t("danger.none")}>
          <p>{t("danger.none.text")}</p>
        </EmptyState>
      ) : (
        <>
          <DangerTable rows={rows.slice(0, FIRST_ROWS)} />
          {rows.length > FIRST_ROWS && (
            <Disclosure summary={t("danger.rest", { count: rows.length - FIRST_ROWS })}>
              <DangerTable rows={rows.slice(FIRST_ROWS)} />
            </Disclosure>
          )}
        </>
      )}
      <Downloads kind="danger" query={level === null ? {} : { danger: String(level) }} />
    </Section>
  );
}
