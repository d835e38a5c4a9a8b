import { data, useLocation, useNavigate } from "react-router";
import { AreaMap } from "../area-map/area-map.tsx";
import { loadMapTexts } from "../area-map/load-map-texts.ts";
import { servicesContext } from "../context.ts";
import { Notice } from "../design/notice.tsx";
import { Pager } from "../design/pager.tsx";
import { Segmented } from "../design/segmented.tsx";
import { PageHead } from "../frame/page-head.tsx";
import { useLiveData } from "../frame/use-live-data.ts";
import { loadTexts } from "../i18n/load-texts.ts";
import { useTexts } from "../i18n/use-texts.ts";
import { pathTo, queryPath } from "../paths.ts";
import { screenOf } from "../screen-of.ts";
import { DataTime } from "../situation/data-time.tsx";
import { Missing } from "../situation/missing.tsx";
import type { Route } from "./+types/map-screen";
import { MapCard } from "./map-card.tsx";
import { MAP_VIEWS, mapQuery, readMapChoices } from "./map-choices.ts";
import { MapFilters } from "./map-filters.tsx";
import { MapList } from "./map-list.tsx";
import { mapPageView } from "./map-page-view.server.ts";
import styles from "./map-screen.module.css";
import { MAP_SCREENS, mapSubject } from "./map-subject.ts";
import { recordPath } from "./record-path.ts";
import { useLiveMap } from "./use-live-map.ts";
import { useMapRecords } from "./use-map-records.ts";

await loadMapTexts();
await loadTexts({ fr: () => import("./texts.fr.ts"), en: () => import("./texts.en.ts") });

export async function loader({ context, request }: Route.LoaderArgs) {
  const { situation, now } = context.get(servicesContext);
  const screen = screenOf(request, ...MAP_SCREENS);
  const subject = mapSubject(screen);
  if (subject === null) throw data(null, 404);
  const { language } = screen;
  const choices = readMapChoices(new URL(request.url).searchParams, language);
  const writtenAt = now();
  const view = mapPageView(await situation.read(), subject, { choices, language, now: writtenAt });
  if (view === null) throw data(null, 404);
  return { writtenAt, choices, ...view };
}

export default function MapScreen({ loaderData: view }: Route.ComponentProps) {
  const { language, t } = useTexts();
  const { choices, list, subject } = view;
  const { pathname } = useLocation();
  useLiveData();
  const navigate = useNavigate();
  const { container, map, state } = useLiveMap({
    bounds: subject.bounds,
    onSelect: (record) =>
      record && navigate(recordPath(record, choices, language), { preventScrollReset: true }),
  });
  // What has never come is not asked for: the page says so, and asks again each minute.
  useMapRecords(list === null ? null : map, choices, language, view.writtenAt);
  const title = subject.name ? t("livemap.subject.title", { name: subject.name }) : t("livemap.title");
  const pathWith = (change: Partial<typeof choices>) =>
    queryPath(pathname, language, mapQuery({ ...choices, page: 1, ...change }, language));
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
        <div ref={container} className={styles.engine} />
      </section>
      <div className={styles.side}>
        <h1>{subject.name ?? t("livemap.heading")}</h1>
        <DataTime age={view.age} writtenAt={view.writtenAt} />
        <Segmented
          label={t("livemap.views")}
          segments={MAP_VIEWS.map((name) => ({
            to: pathWith({ view: name }),
            label: t(`livemap.view.${name}`),
            current: name === choices.view,
          }))}
        />
        {view.card && (
          <MapCard
            card={view.card}
            name={subject.name}
            slug={subject.slug}
            closePath={pathTo("map", language, {}, mapQuery({ ...choices, selected: null }, language))}
          />
        )}
        <MapFilters choices={choices} counts={view.counts} pathWith={pathWith} />
        {state === "none" && <Notice severity="info">{t("livemap.noEngine")}</Notice>}
        {list === null ? (
          <Missing />
        ) : (
          <>
            <p>{t("livemap.total", { count: list.total })}</p>
            <MapList records={list.records} choices={choices} />
            {list.pages > 1 && (
              <Pager
                label={t("fires.pages")}
                position={t("fires.page.current", { page: list.page, pages: list.pages })}
                previous={
                  list.page > 1
                    ? { to: pathWith({ page: list.page - 1 }), label: t("fires.page.previous") }
                    : undefined
                }
                next={
                  list.page < list.pages
                    ? { to: pathWith({ page: list.page + 1 }), label: t("fires.page.next") }
                    : undefined
                }
              />
            )}
          </>
        )}
      </div>
    </div>
  );
}
