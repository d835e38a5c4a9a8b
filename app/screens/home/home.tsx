import { languageOfPath, nameValues, PARAMETERS, pathTo, type Query } from "#plan/paths.ts";
import type { Bilingual } from "#territory/language.ts";
import { servicesContext } from "../../context.ts";
import { LevelMark } from "../../design/level-mark.tsx";
import notes from "../../design/notes.module.css";
import { Band, Columns, Section } from "../../design/section.tsx";
import { PageHead } from "../../frame/page-head.tsx";
import { sectionPath } from "../../frame/sections.ts";
import { SiteLink } from "../../frame/site-link.tsx";
import { useLiveData } from "../../frame/use-live-data.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { DangerHelp, DangerHelpLink } from "../../parts/danger/danger-help.tsx";
import { DataTime } from "../../parts/data-age/data-time.tsx";
import { Missing } from "../../parts/data-age/missing.tsx";
import { ProvinceMap } from "../../parts/drawn-map/province-map.tsx";
import { requestedPlace } from "../../parts/finder/requested-place.server.ts";
import { FireList } from "../../parts/fire/fire-list.tsx";
import { SmokeSteps } from "../../parts/fire/smoke-steps.tsx";
import { RestrictionsHere } from "../../parts/restriction/restriction-list.tsx";
import { useListDoubt } from "../../parts/restriction/use-list-doubt.ts";
import { ServerMarkup } from "../../parts/surroundings/server-markup.tsx";
import type { Route } from "./+types/home";
import { Answer } from "./answer.tsx";
import styles from "./home.module.css";
import { type HomeView, homeView } from "./home-view.server.ts";
import { PeriodSection } from "./period-section.tsx";
import { PLACE_ID, PlaceFinder } from "./place-finder.tsx";
import { ScreenLinks } from "./screen-links.tsx";
import { homeTexts } from "./texts.ts";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { situation, surroundings, now } = context.get(servicesContext);
  const url = new URL(request.url);
  const language = languageOfPath(url.pathname);
  const writtenAt = now();
  const period = YEAR_WORDS.includes(url.searchParams.get(PARAMETERS.period[language])) ? "year" : "day";
  const place = requestedPlace(url, language, { screen: "home", section: PLACE_ID[language] });
  const view = homeView(await situation.read(), {
    ...{ language, now: writtenAt, period, place, surroundings: surroundings.read() },
    search: url.search,
  });
  return { writtenAt, ...view };
}

/** The only value of the period parameter, in each language; without it the page shows 24 hours. */
const YEAR = { fr: "annee", en: "year" } as const satisfies Bilingual;
nameValues("period", { YEAR });
const YEAR_WORDS: readonly (string | null)[] = Object.values(YEAR);

export default function Home({ loaderData: view }: Route.ComponentProps) {
  const { language, t } = useTexts(homeTexts);
  useLiveData();
  // The links of the period section keep the place that the visitor requested.
  const answered = view.place?.kind === "answer" ? view.place : null;
  const { place, here }: Query = answered?.full ?? {};
  const requested = { place: place ?? here ?? "" };
  const yearPath = pathTo("home", language, {}, { ...requested, period: YEAR[language] });
  return (
    <>
      <PageHead title={t("home.title")} description={t("home.description")} />
      <Band tone="lichen" space="hero">
        <div className={styles.hero}>
          <div className={styles.situation}>
            <DataTime age={view.age} writtenAt={view.writtenAt} isLive />
            <h1>{t("home.heading")}</h1>
            <ServerMarkup markup={view.officialAlerts} />
            <Answer view={view} />
            <PlaceFinder place={view.place} />
          </div>
          <ProvinceMap map={view.map} />
        </div>
      </Band>
      <Band>
        <Columns layout="halves">
          <RestrictionsInForce restrictions={view.restrictions} />
          <div className={styles.stack}>
            <PeriodSection
              period={view.period}
              isYear={view.period?.kind === "year"}
              dayPath={pathTo("home", language, {}, requested)}
              yearPath={yearPath}
              changedAt={view.changedAt}
            />
            <DangerToday danger={view.danger} />
          </div>
        </Columns>
      </Band>
      {view.gravest.length > 0 && (
        <Band tone="lichen">
          <NotableFires gravest={view.gravest} latest={view.latest} />
        </Band>
      )}
      <Band>
        <SmokeSteps />
      </Band>
      <Band tone="lichen">
        <Section id="sections" title={t("sections.title")}>
          <ScreenLinks />
        </Section>
      </Band>
      <DangerHelp freeUntil={answered ? (answered.openFire?.freeUntil ?? null) : undefined} />
    </>
  );
}

function RestrictionsInForce({ restrictions }: Pick<HomeView, "restrictions">) {
  const { language, t } = useTexts(homeTexts);
  const why = useListDoubt(restrictions?.doubt ?? null);
  const lead =
    restrictions &&
    (restrictions.total > 0
      ? t("restrictions.summary", {
          count: restrictions.total,
          regions: t("restrictions.regions", { count: restrictions.regions }),
        })
      : t(why ? `restrictions.${why}` : "restrictions.none"));
  return (
    <Section id="restrictions" title={t("restrictions.title")} lead={lead}>
      <RestrictionsHere groups={restrictions?.groups ?? "unavailable"} doubt={restrictions?.doubt ?? null}>
        {t("restrictions.noneText")}
      </RestrictionsHere>
      {restrictions && restrictions.total > 0 && (
        <p className={notes.more}>
          <SiteLink to={sectionPath("restrictions", language)}>{t("restrictions.all")}</SiteLink>
        </p>
      )}
    </Section>
  );
}

/** Shows how many zones have each danger level today, as a bar and as a list. */
function DangerToday({ danger }: Pick<HomeView, "danger">) {
  const { language, t } = useTexts(homeTexts);
  if (danger === null) {
    return (
      <Section id="danger" title={t("dangerToday.title")}>
        <Missing />
      </Section>
    );
  }
  const gravestFirst = [...danger.counts].reverse();
  return (
    <Section
      id="danger"
      title={t("dangerToday.title")}
      lead={t("dangerToday.summary", { count: danger.high, total: danger.total })}
    >
      <ul className={styles.levels}>
        {gravestFirst.map(({ level, zones }) => (
          <li key={level}>
            <LevelMark level={level} />
            <span className={styles.levelName}>{t(`danger.${level}`)}</span>
            <svg
              className={styles.bar}
              viewBox={`0 0 ${Math.max(1, danger.total)} 1`}
              preserveAspectRatio="none"
              aria-hidden="true"
            >
              <rect data-level={level} width={zones} height="1" />
            </svg>
            <span className={styles.zones}>{t("dangerToday.zones", { count: zones })}</span>
          </li>
        ))}
      </ul>
      <p className={notes.more}>
        <SiteLink to={sectionPath("danger", language)}>{t("danger.all")}</SiteLink> <DangerHelpLink />
      </p>
    </Section>
  );
}

function NotableFires({ gravest, latest }: Pick<HomeView, "gravest" | "latest">) {
  const { language, t } = useTexts(homeTexts);
  const all = <SiteLink to={sectionPath("fires", language)}>{t("fires.all")}</SiteLink>;
  return (
    <Columns layout="halves">
      <Section id="gravest" title={t("gravest.title")} lead={t("gravest.text")} aside={all}>
        <FireList fires={gravest} />
      </Section>
      <Section id="latest" title={t("latest.title")} lead={t("latest.text")}>
        <FireList fires={latest} />
      </Section>
    </Columns>
  );
}
