import { RESTRICTION_ORDER, type RestrictionType } from "#fires/restriction.ts";
import { EmptyState } from "../../design/empty-state.tsx";
import { Section } from "../../design/section.tsx";
import { Segmented } from "../../design/segmented.tsx";
import { SECTION_IDS, sectionPath } from "../../frame/sections.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { PrintPart } from "../../parts/danger/print-part.tsx";
import { Missing } from "../../parts/data-age/missing.tsx";
import { Downloads } from "../../parts/downloads/downloads.tsx";
import { readCounts, readRestrictions } from "../../parts/fire/rows.ts";
import { NoRestriction } from "../../parts/restriction/no-restriction.tsx";
import { RestrictionHelp } from "../../parts/restriction/restriction-help.tsx";
import { RestrictionList } from "../../parts/restriction/restriction-list.tsx";
import { useListDoubt } from "../../parts/restriction/use-list-doubt.ts";
import styles from "./situation.module.css";
import { type SituationChoices, situationQuery } from "./situation-query.ts";
import type { SituationView } from "./situation-view.server.ts";
import { situationTexts } from "./texts.ts";

interface Props extends Pick<SituationView, "restrictions"> {
  readonly chosen: SituationChoices;
}

/** Lists restrictions in force and announced, in the display order of their types. */
export function RestrictionsSection({ restrictions, chosen }: Props) {
  const { language, t } = useTexts(situationTexts);
  const id = SECTION_IDS.restrictions[language];
  const why = useListDoubt(restrictions?.doubt ?? null);
  if (restrictions === null) {
    return (
      <Section id={id} title={t("restrictions.title")}>
        <Missing />
      </Section>
    );
  }
  const type = chosen.restrictionType;
  const types = readCounts(RESTRICTION_ORDER, restrictions.counts).filter(({ count }) => count > 0);
  const groups = readRestrictions(restrictions.groups);
  const upcoming = readRestrictions(restrictions.upcoming);
  const path = (each: RestrictionType | null) =>
    sectionPath("restrictions", language, situationQuery({ ...chosen, restrictionType: each }, language));
  return (
    <Section
      id={id}
      title={t("restrictions.title")}
      aside={<PrintPart>{t("restrictions.print")}</PrintPart>}
      printsAlone
    >
      {types.length > 0 && (
        <Segmented
          label={t("restrictions.title")}
          segments={[
            {
              to: path(null),
              label: `${t("restrictions.allTypes")} (${restrictions.total})`,
              current: type === null,
            },
            ...types.map(({ key, count }) => ({
              to: path(key),
              label: `${t(`restriction.${key}`)} (${count})`,
              current: key === type,
            })),
          ]}
        />
      )}
      {groups.length > 0 ? (
        <RestrictionList groups={groups} />
      ) : (
        <div className={styles.none}>
          {type !== null && restrictions.total > 0 && !why ? (
            <EmptyState title={t("restrictions.noneOfType")}>
              <p>{t("place.municipal")}</p>
            </EmptyState>
          ) : (
            <EmptyState title={t(why ? `restrictions.${why}` : "restrictions.none")}>
              <NoRestriction doubt={restrictions.doubt}>{t("restrictions.noneText")}</NoRestriction>
            </EmptyState>
          )}
        </div>
      )}
      {upcoming.length > 0 && (
        <>
          <h3>{t("restrictions.upcoming")}</h3>
          <RestrictionList groups={upcoming} announced />
        </>
      )}
      <Downloads kind="restrictions" query={type === null ? {} : { restriction: type }} />
      <RestrictionHelp />
    </Section>
  );
}
