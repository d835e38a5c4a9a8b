import { DANGER_LEVELS, type DangerLevel } from "#fires/danger.ts";
import { RESTRICTION_ORDER } from "#fires/restriction.ts";
import { languageOfPath, PARAMETERS, pathTo } from "#plan/paths.ts";
import { QUEBEC } from "#surroundings/page-ground.server.ts";
import type { Language } from "#territory/language.ts";
import { servicesContext } from "../../context.ts";
import { classNames } from "../../design/class-names.ts";
import { Contents } from "../../design/contents.tsx";
import { Disclosure } from "../../design/disclosure.tsx";
import { EmptyState } from "../../design/empty-state.tsx";
import { Band, Section } from "../../design/section.tsx";
import { Segmented } from "../../design/segmented.tsx";
import { PageTop } from "../../frame/page-top.tsx";
import { SECTION_IDS, SECTIONS, sectionPath } from "../../frame/sections.ts";
import { useLiveData } from "../../frame/use-live-data.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { DangerLevels } from "../../parts/danger/danger-help.tsx";
import { DangerTable } from "../../parts/danger/danger-table.tsx";
import { ZonesByLevel } from "../../parts/danger/zones-by-level.tsx";
import { DataTime } from "../../parts/data-age/data-time.tsx";
import { Missing } from "../../parts/data-age/missing.tsx";
import { Downloads } from "../../parts/downloads/downloads.tsx";
import { ProvinceMap } from "../../parts/drawn-map/province-map.tsx";
import { choicesQuery, NO_CHOICES, readChoices, shownChoices } from "../../parts/fire/fire-choices.ts";
import { readCounts, readDangerRows } from "../../parts/fire/rows.ts";
import { FiresSection } from "../../parts/fires-section/fires-section.tsx";
import { EachRegion } from "../../parts/place/place-links.tsx";
import { SinceSection } from "../../parts/since/since-section.tsx";
import { DAY_MS, sinceView } from "../../parts/since/since-view.server.ts";
import { alertsListMarkup } from "../../parts/surroundings/official-alerts.server.tsx";
import { ServerMarkup } from "../../parts/surroundings/server-markup.tsx";
import { officialAlertsOn } from "../../parts/surroundings/surroundings-view.server.ts";
import type { Route } from "./+types/situation";
import { RestrictionsSection } from "./restrictions-section.tsx";
import "../../parts/smoke/smoke-legend.module.css";
import styles from "./situation.module.css";
import { type SituationChoices, situationQuery } from "./situation-query.ts";
import { type SituationView, situationView } from "./situation-view.server.ts";
import { aroundProvinceMarkup } from "./smoke/around-province.server.tsx";
import { situationTexts } from "./texts.ts";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { situation, surroundings, history, now } = context.get(servicesContext);
  const { pathname, searchParams } = new URL(request.url);
  const language = languageOfPath(pathname);
  const writtenAt = now();
  const danger = searchParams.get(PARAMETERS.danger[language]);
  const dangerLevel = DANGER_LEVELS.find((level) => String(level) === danger) ?? null;
  const restriction = searchParams.get(PARAMETERS.restriction[language]);
  const restrictionType = RESTRICTION_ORDER.find((type) => type === restriction) ?? null;
  const fireChoices = readChoices(searchParams, language);
  const isUnknown = (danger && dangerLevel === null) || (restriction && restrictionType === null);
  const choices = isUnknown ? { ...fireChoices, hasUnknown: true } : fireChoices;
  const requested = { choices, dangerLevel, restrictionType, language, now: writtenAt };
  const [current, yesterday] = await Promise.all([
    situation.read(),
    history.since(new Date(writtenAt.getTime() - DAY_MS)),
  ]);
  const view = situationView(current, requested);
  const alerts = officialAlertsOn(surroundings.read(), QUEBEC, { language, now: writtenAt });
  const { sheet, width, height } = view.map;
  return {
    writtenAt,
    around: aroundProvinceMarkup(surroundings.read(), { sheet, width, height, language, now: writtenAt }),
    officialAlerts: alertsListMarkup(alerts, language, ""),
    since: sinceView(yesterday, language, writtenAt),
    choices: shownChoices(choices, view.fires),
    dangerLevel,
    restrictionType,
    ...view,
  };
}

/** Number of zones shown at once, highest danger first. The other zones are collapsed. */
const FIRST_ROWS = 12;

export default function Situation({ loaderData: view }: Route.ComponentProps) {
  const { language, t } = useTexts();
  useLiveData();
  const addressIn = (each: Language) =>
    pathTo("current-situation", each, {}, choicesQuery(view.choices, each));
  const beside = situationQuery({ ...view, choices: NO_CHOICES }, language);
  const figures: Record<(typeof SECTIONS)[number], number | undefined> = {
    fires: view.activeTotal ?? undefined,
    danger: view.danger?.total,
    restrictions: view.restrictions?.total,
  };
  return (
    <>
      <PageTop
        screen="current-situation"
        title={t("situation.title")}
        heading={t("situation.heading")}
        description={t("situation.description")}
        addresses={{ fr: addressIn("fr"), en: addressIn("en") }}
      >
        <DataTime age={view.age} writtenAt={view.writtenAt} changedAt={view.changedAt} isLive />
        <Contents
          label={t("situation.contents")}
          parts={SECTIONS.map((part) => ({
            id: SECTION_IDS[part][language],
            label: <Counted count={figures[part]} part={part} />,
          }))}
        />
      </PageTop>
      {view.officialAlerts && (
        <Band>
          <ServerMarkup markup={view.officialAlerts} />
        </Band>
      )}
      <Band>
        <SinceSection since={view.since} />
      </Band>
      <Band>
        <FiresSection
          fires={view.fires}
          choices={view.choices}
          regions={view.regions}
          pathOf={(query) => sectionPath("fires", language, { ...beside, ...query })}
        >
          <EachRegion />
        </FiresSection>
      </Band>
      <Band tone="lichen">
        <div className={styles.danger}>
          <DangerSection danger={view.danger} chosen={view} />
          <ProvinceMap map={view.map} />
          {view.danger && (
            <div className={classNames(styles.others, "print-only")}>
              <ZonesByLevel rows={readDangerRows(view.danger.rows).slice(FIRST_ROWS)} />
            </div>
          )}
        </div>
      </Band>
      <Band>
        <RestrictionsSection restrictions={view.restrictions} chosen={view} />
      </Band>
      {view.around && (
        <Band tone="lichen">
          <ServerMarkup markup={view.around} />
        </Band>
      )}
    </>
  );
}

interface CountedProps {
  readonly part: (typeof SECTIONS)[number];
  readonly count: number | undefined;
}

/** Name of a section of the page, with its count if known. */
function Counted({ part, count }: CountedProps) {
  const { t, formats } = useTexts();
  return (
    <>
      {count !== undefined && <strong>{formats.number(count)}</strong>}{" "}
      {t(`situation.part.${part}`, { count: count ?? MANY })}
    </>
  );
}

/** Count to select a text's plural form if the real count is unknown. */
const MANY = 2;

interface DangerProps extends Pick<SituationView, "danger"> {
  readonly chosen: SituationChoices;
}

function DangerSection({ danger, chosen }: DangerProps) {
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
