import { languageOfPath, nameValues, PARAMETERS, pathTo, type Query } from "#plan/paths.ts";
import type { Bilingual } from "#territory/language.ts";
import { servicesContext } from "../../context.ts";
import { Band, Columns, Section } from "../../design/section.tsx";
import { PageHead } from "../../frame/page-head.tsx";
import { useLiveData } from "../../frame/use-live-data.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { DangerHelp } from "../../parts/danger/danger-help.tsx";
import { DataTime } from "../../parts/data-age/data-time.tsx";
import { ProvinceMap } from "../../parts/drawn-map/province-map.tsx";
import { requestedPlace } from "../../parts/finder/requested-place.server.ts";
import { SmokeSteps } from "../../parts/fire/smoke-steps.tsx";
import { ServerMarkup } from "../../parts/surroundings/server-markup.tsx";
import type { Route } from "./+types/home";
import { Answer } from "./answer.tsx";
import { DangerToday } from "./danger-today.tsx";
import styles from "./home.module.css";
import { homeView } from "./home-view.server.ts";
import { NotableFires } from "./notable-fires.tsx";
import { PeriodSection } from "./period-section.tsx";
import { PLACE_ID, PlaceFinder } from "./place-finder.tsx";
import { RestrictionsInForce } from "./restrictions-in-force.tsx";
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
