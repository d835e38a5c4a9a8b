import { pathTo, type Query } from "#plan/paths.ts";
import { areaGround } from "#surroundings/page-ground.server.ts";
import type { Language } from "#territory/language.ts";
import { servicesContext } from "../../context.ts";
import { Disclosure } from "../../design/disclosure.tsx";
import { EmptyState } from "../../design/empty-state.tsx";
import { Band, Columns, Section } from "../../design/section.tsx";
import { SECTION_IDS } from "../../frame/sections.ts";
import { useLiveData } from "../../frame/use-live-data.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { pageNotFound } from "../../page-not-found.ts";
import { DangerLevels } from "../../parts/danger/danger-help.tsx";
import { DangerTable } from "../../parts/danger/danger-table.tsx";
import { Missing } from "../../parts/data-age/missing.tsx";
import { choicesQuery, readChoices, shownChoices } from "../../parts/fire/fire-choices.ts";
import { SmokeSteps } from "../../parts/fire/smoke-steps.tsx";
import { FiresSection } from "../../parts/fires-section/fires-section.tsx";
import { areaOf } from "../../parts/place/area.server.ts";
import { RegionLinks, ZoneLinks } from "../../parts/place/place-links.tsx";
import styles from "../../parts/place/place-page.module.css";
import { ShareSection } from "../../parts/place/share-section.tsx";
import { territoryWord } from "../../parts/place/territory.server.ts";
import { NoRestriction } from "../../parts/restriction/no-restriction.tsx";
import { RestrictionHelp } from "../../parts/restriction/restriction-help.tsx";
import { RestrictionList } from "../../parts/restriction/restriction-list.tsx";
import { useListDoubt } from "../../parts/restriction/use-list-doubt.ts";
import { aroundAreaMarkup } from "../../parts/surroundings/around-area.server.tsx";
import { alertsListMarkup } from "../../parts/surroundings/official-alerts.server.tsx";
import { ServerMarkup } from "../../parts/surroundings/server-markup.tsx";
import { officialAlertsOn } from "../../parts/surroundings/surroundings-view.server.ts";
import { screenOf } from "../../screen-of.ts";
import type { Route } from "./+types/area";
import { AreaHead, useAreaWords } from "./area-head.tsx";
import { type AreaView, areaView } from "./area-view.server.ts";
import { areaTexts } from "./texts.ts";

/** Lists the area's restrictions in force, with start and end, and its announced restrictions. */
function AreaRestrictions({ restrictions }: Pick<AreaView, "restrictions">) {
  const { language, t } = useTexts(areaTexts);
  return (
    <Section id={SECTION_IDS.restrictions[language]} title={t("restrictions.title")}>
      {restrictions === null ? <Missing /> : <Lists restrictions={restrictions} />}
    </Section>
  );
}

function Lists({ restrictions }: { readonly restrictions: NonNullable<AreaView["restrictions"]> }) {
  const { t } = useTexts(areaTexts);
  const { groups, upcoming, doubt } = restrictions;
  const why = useListDoubt(doubt);
  return (
    <>
      {groups.length > 0 ? (
        <RestrictionList groups={groups} />
      ) : (
        <EmptyState title={t(why ? `restrictions.${why}` : "area.restrictions.none")}>
          <NoRestriction doubt={doubt}>{t("place.municipal")}</NoRestriction>
        </EmptyState>
      )}
      {upcoming.length > 0 && (
        <>
          <h3>{t("restrictions.upcoming")}</h3>
          <RestrictionList groups={upcoming} announced />
        </>
      )}
      <RestrictionHelp />
    </>
  );
}

/** Links to the neighbours, and to the regions that a zone lies in. */
function Around({ area, around }: Pick<AreaView, "area" | "around">) {
  const { t } = useTexts(areaTexts);
  if (area.kind === "region") {
    return (
      <div className="screen-only">
        <Section id="around" title={t("area.around.region")}>
          <RegionLinks codes={around.regions} />
        </Section>
      </div>
    );
  }
  return (
    <>
      <Section id="within" title={t("area.around.within")} lead={t("area.around.withinText")}>
        <RegionLinks codes={around.within} />
      </Section>
      <div className="screen-only">
        <Section id="around" title={t("area.around.zone")}>
          {around.zones.length > 0 ? <ZoneLinks names={around.zones} /> : <p>{t("area.around.none")}</p>}
        </Section>
      </div>
    </>
  );
}

/** Lists the danger of a region's zones. For a zone, only explains the levels: its danger is at the top. */
function AreaDanger({ area, danger, light }: Pick<AreaView, "area" | "danger" | "light">) {
  const { language, t } = useTexts(areaTexts);
  const isRegion = area.kind === "region";
  const levels = <DangerLevels freeUntil={light.answer.freeUntil} />;
  return (
    <Section id={SECTION_IDS.danger[language]} title={t(isRegion ? "area.danger.region" : "area.levels")}>
      {danger === null && <Missing />}
      {danger !== null && isRegion && <DangerTable rows={danger} />}
      {isRegion ? <Disclosure summary={t("danger.help")}>{levels}</Disclosure> : levels}
    </Section>
  );
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const address = screenOf(request, "current-situation-zone", "current-situation-region");
  const services = context.get(servicesContext);
  const { searchParams } = new URL(request.url);
  const { language } = address;
  const situation = await services.situation.read();
  const surroundings = services.surroundings.read();
  const area = areaOf(situation, address);
  if (area === null) throw pageNotFound(request);
  const writtenAt = services.now();
  // The page is about one place: a region or zone in the query filters nothing.
  const choices = { ...readChoices(searchParams, language), region: null, zone: null };
  const view = areaView(situation, area, { choices, language, now: writtenAt, surroundings });
  const ground = areaGround(area, situation);
  const options = { language, now: writtenAt };
  const alerts = officialAlertsOn(surroundings, ground, options);
  const officialAlerts = alertsListMarkup(alerts, language, territoryWord(area, language));
  const surroundingsHere = aroundAreaMarkup(surroundings, ground, options);
  return { writtenAt, officialAlerts, surroundingsHere, choices: shownChoices(choices, view.fires), ...view };
}

/** Page of a region or danger zone: its fires, restrictions and danger. */
export default function AreaPage({ loaderData: view }: Route.ComponentProps) {
  const { language } = useTexts();
  useLiveData();
  const { area, choices } = view;
  const screen = `current-situation-${area.kind}` as const;
  const addressIn = (each: Language, query: Query = {}) => pathTo(screen, each, { slug: area.slug }, query);
  const { title } = useAreaWords(area);
  const ownAddress = (each: Language) => addressIn(each, choicesQuery(choices, each));
  const within = area.kind === "region" ? { region: area.code } : { zone: area.zone };
  const firesPath = (query?: Query) => `${addressIn(language, query)}#${SECTION_IDS.fires[language]}`;
  return (
    <>
      <AreaHead
        view={view}
        addresses={{ fr: ownAddress("fr"), en: ownAddress("en") }}
        firesPath={firesPath}
      />
      {view.officialAlerts && (
        <Band>
          <ServerMarkup markup={view.officialAlerts} />
        </Band>
      )}
      <Band>
        <Columns layout="halves">
          <AreaRestrictions restrictions={view.restrictions} />
          <AreaDanger area={area} danger={view.danger} light={view.light} />
        </Columns>
      </Band>
      {view.surroundingsHere && (
        <Band>
          <ServerMarkup markup={view.surroundingsHere} />
        </Band>
      )}
      <Band tone="lichen">
        <FiresSection
          fires={view.fires}
          choices={choices}
          regions={null}
          pathOf={firesPath}
          within={within}
        />
      </Band>
      <Band>
        <Columns layout="halves">
          <SmokeSteps />
          <div className={styles.stack}>
            <Around area={area} around={view.around} />
            <ShareSection title={title} path={addressIn(language)} />
          </div>
        </Columns>
      </Band>
    </>
  );
}
