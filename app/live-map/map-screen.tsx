import { data, useLocation, useNavigate } from "react-router";
import { roundedPosition } from "#territory/written-position.ts";
import { AreaMap } from "../area-map/area-map.tsx";
import { loadMapTexts } from "../area-map/load-map-texts.ts";
import { servicesContext } from "../context.ts";
import { Notice } from "../design/notice.tsx";
import { Segmented } from "../design/segmented.tsx";
import { PageHead } from "../frame/page-head.tsx";
import { useLiveData } from "../frame/use-live-data.ts";
import { loadTexts } from "../i18n/load-texts.ts";
import { useTexts } from "../i18n/use-texts.ts";
import { pathTo, queryPath } from "../paths.ts";
import { screenOf } from "../screen-of.ts";
import { DataTime } from "../situation/data-time.tsx";
import type { Route } from "./+types/map-screen";
import { MapCard } from "./map-card.tsx";
import { mapQuery, readMapChoices } from "./map-choices.ts";
import { mapPageView } from "./map-page-view.server.ts";
import { MapPanel } from "./map-panel.tsx";
import styles from "./map-screen.module.css";
import { MAP_SCREENS, mapSubject } from "./map-subject.ts";
import { MAP_VIEWS } from "./map-words.ts";
import { OutLink } from "./out-link.tsx";
import { recordPath } from "./record-path.ts";
import { MapTools } from "./tools/map-tools.tsx";
import { useLiveMap } from "./use-live-map.ts";
import { useMapRecords } from "./use-map-records.ts";

await loadMapTexts();
await loadTexts({ fr: () => import("./texts.fr.ts"), en: () => import("./texts.en.ts") });

export async function loader({ context, request }: Route.LoaderArgs) {
  const { situation: service, naturalAreas, now } = context.get(servicesContext);
  const screen = screenOf(request, ...MAP_SCREENS);
  const subject = mapSubject(screen);
  if (subject === null) throw data(null, 404);
  const { language } = screen;
  const choices = readMapChoices(new URL(request.url).searchParams, language);
  const writtenAt = now();
  const [situation, areas] = await Promise.all([service.read(), naturalAreas.read()]);
  const view = mapPageView(situation, subject, { choices, language, now: writtenAt, areas });
  if (view === null) throw data(null, 404);
  return { writtenAt, choices, ...view };
}

export default function MapScreen({ loaderData: view }: Route.ComponentProps) {
  const { language, t } = useTexts();
  const { choices, list, subject } = view;
  const { pathname } = useLocation();
  useLiveData();
  const navigate = useNavigate();
  const pathWith = (change: Partial<typeof choices>) =>
    queryPath(pathname, language, mapQuery({ ...choices, page: 1, ...change }, language));
  const live = useLiveMap({
    subject,
    selected: choices.selected,
    onSelect: (record, at) =>
      navigate(
        record
          ? recordPath(record, choices, language)
          : pathWith({ selected: null, here: roundedPosition(at) }),
        { preventScrollReset: true },
      ),
  });
  const { container, state } = live;
  useMapRecords(live, choices, language, view.writtenAt);
  const title = subject.name ? t("livemap.subject.title", { name: subject.name }) : t("livemap.title");
  return (
    <div className={styles.screen}>
      <PageHead
        title={title}
        description={
          subject.name ? t("livemap.subject.description", { name: subject.name }) : t("livemap.description")
        }
      />
      <section className={styles.map} aria-label={t("livemap.region")} data-engine={state}>
        <div className={styles.drawn} hidden={state === "live"}>
          {view.drawn && <AreaMap map={view.drawn} title={title} />}
        </div>
        <div ref={container} className={styles.engine} inert={state !== "live"} />
        <MapTools
          live={live}
          choices={choices}
          title={title}
          pathAt={(at) => pathWith({ here: roundedPosition(at) })}
        />
      </section>
      <div className={styles.side}>
        <h1>{subject.name ?? t("livemap.heading")}</h1>
        <DataTime age={view.age} writtenAt={view.writtenAt} />
        <Segmented
          label={t("livemap.views")}
          segments={MAP_VIEWS.map((name) => ({
            to: pathWith({ view: name, words: "", kinds: [], types: [], selected: null }),
            label: t(`livemap.view.${name}`),
            current: name === choices.view,
          }))}
        />
        {view.card && (
          <MapCard
            card={view.card}
            name={subject.name}
            slug={subject.slug}
            closePath={pathTo(
              "map",
              language,
              {},
              mapQuery({ ...choices, selected: null, here: null }, language),
            )}
          />
        )}
        {state === "none" && <Notice severity="info">{t("livemap.noEngine")}</Notice>}
        <MapPanel
          choices={choices}
          counts={view.counts}
          list={list}
          report={view.report}
          pathWith={pathWith}
        />
        {choices.isEmbedded && (
          <p>
            <OutLink
              to={queryPath(pathname, language, mapQuery({ ...choices, isEmbedded: false }, language))}
            >
              {t("livemap.embed.more")}
            </OutLink>
          </p>
        )}
      </div>
    </div>
  );
}
