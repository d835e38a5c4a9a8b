import { useId, useRef, useState } from "react";
import { redirect, useNavigate } from "react-router";
import { fireById } from "#fires/fire-by-id.ts";
import { firePath, regionSlugOf } from "#plan/fire-path.ts";
import { withLastingParametersOf } from "#plan/lasting-parameters.ts";
import { pathTo, queryPath } from "#plan/paths.ts";
import { roundedPosition, writePosition } from "#territory/rounded-position.ts";
import { servicesContext } from "../../context.ts";
import { classNames } from "../../design/class-names.ts";
import { Notice } from "../../design/notice.tsx";
import { PageHead } from "../../frame/page-head.tsx";
import { SiteLink } from "../../frame/site-link.tsx";
import { useWithLastingParameters } from "../../frame/use-lasting-parameters.tsx";
import { useLazyModule } from "../../frame/use-lazy-module.ts";
import { useLiveData } from "../../frame/use-live-data.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { AroundLists, AroundPanel } from "../../live-map/around/around-panel.tsx";
import { aroundView } from "../../live-map/around-lists/around-view.server.tsx";
import { useCardTitle } from "../../live-map/card/card-title.ts";
import type { MapView } from "../../live-map/card/held-map.ts";
import { MapCard } from "../../live-map/card/map-card.tsx";
import { mapPageView } from "../../live-map/card/map-page-view.server.ts";
import { OutLink } from "../../live-map/card/out-link.tsx";
import { takeCached, useCachedMap } from "../../live-map/card/use-held-map.ts";
import { usePressedView } from "../../live-map/card/use-pressed-view.ts";
import { withSwitched } from "../../live-map/choices/around-layers.ts";
import { countedThings } from "../../live-map/choices/counted-things.ts";
import { mapQuery, readMapChoices } from "../../live-map/choices/map-choices.ts";
import type { RecordInView } from "../../live-map/engine/in-view.ts";
import { useLiveMap } from "../../live-map/engine/use-live-map.ts";
import { useMapRecords } from "../../live-map/engine/use-map-records.ts";
import { Announcer } from "../../live-map/keyboard/announcer.tsx";
import { KeysHelp } from "../../live-map/keyboard/keys-help.tsx";
import access from "../../live-map/keyboard/map-access.module.css";
import { MapEnd } from "../../live-map/keyboard/map-end.tsx";
import { PanelHandle } from "../../live-map/keyboard/panel-handle.tsx";
import { SIDE_ID } from "../../live-map/keyboard/side-id.ts";
import { useBottomPanel } from "../../live-map/keyboard/use-bottom-panel.ts";
import { useCardFocus } from "../../live-map/keyboard/use-card-focus.ts";
import { useKeysText } from "../../live-map/keyboard/use-keys-text.ts";
import { MapPanel } from "../../live-map/panel/map-panel.tsx";
import { ViewsMenu } from "../../live-map/panel/views-menu.tsx";
import { mapDataPath } from "../../live-map/records/map-data-path.ts";
import { MAP_SCREENS, mapSubject } from "../../live-map/records/map-subject.ts";
import { recordPath } from "../../live-map/records/record-path.ts";
import { liveMapTexts } from "../../live-map/texts.ts";
import { MapFind } from "../../live-map/tools/map-find.tsx";
import { pageNotFound } from "../../page-not-found.ts";
import { DataTime } from "../../parts/data-age/data-time.tsx";
import { AreaMap } from "../../parts/drawn-map/area/area-map.tsx";
import { screenOf } from "../../screen-of.ts";
import type { Route } from "./+types/map-screen";
import styles from "./map-screen.module.css";

const loadMapOverlay = () => import("../../live-map/tools/map-overlay.tsx");

export async function loader({ context, request }: Route.LoaderArgs): Promise<MapView> {
  const { situation: service, surroundings, naturalAreas, history, now } = context.get(servicesContext);
  const screen = screenOf(request, ...MAP_SCREENS);
  const subject = mapSubject(screen);
  if (subject === null) throw pageNotFound(request);
  const { language } = screen;
  const { pathname, search, searchParams } = new URL(request.url);
  const writtenAt = now();
  const [situation, areas] = await Promise.all([service.read(), naturalAreas.read()]);
  const fire = subject.kind === "fire" ? fireById(situation, subject.id) : null;
  const choices = readMapChoices(
    searchParams,
    language,
    fire?.protection === "northern" ? null : "intensive",
  );
  const view = mapPageView(situation, subject, {
    ...{ choices, language, now: writtenAt, areas, surroundings: surroundings.read() },
  });
  if (view === null) {
    // The fire left the list while its map was open or linked. The fire's page explains this, but an embedded
    // map cannot show that page.
    const gone = subject.kind === "fire" ? (await history.lastKnown(subject.id)).value?.fire : null;
    if (subject.kind !== "fire" || !gone) throw pageNotFound(request);
    throw redirect(
      choices.isEmbedded
        ? pathTo("map", language) + search
        : withLastingParametersOf(firePath({ id: subject.id, region: gone.region }, language), search),
    );
  }
  const slug = fire && regionSlugOf(fire.region, language);
  if (fire && slug && slug !== screen.parts.slug) {
    throw redirect(pathTo("map-fire", language, { slug, id: fire.id }) + search, 301);
  }
  const around = aroundView(surroundings.read(), {
    ...{ shown: choices.around, fires: situation.fires.value ?? [], language, now: writtenAt },
    pathOf: (name) => {
      const around = withSwitched(choices.around, name);
      const path = queryPath(pathname, language, mapQuery({ ...choices, around }, language));
      return withLastingParametersOf(path, search);
    },
  });
  return { writtenAt, choices, around, ...view };
}

/** Loads the map's page. Needs no request if a press opens a card that the browser already has. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs): Promise<MapView> {
  return takeCached(new URL(request.url)) ?? (await serverLoader());
}

export default function MapScreen({ loaderData }: Route.ComponentProps) {
  const { language, t } = useTexts(liveMapTexts);
  const { view, pathname, press } = usePressedView(loaderData);
  const { choices, list, subject } = view;
  useLiveData();
  const navigate = useNavigate();
  const keep = useWithLastingParameters();
  const pathWith = (change: Partial<typeof choices>) =>
    queryPath(pathname, language, mapQuery({ ...choices, page: 1, ...change }, language));
  const [focused, setFocused] = useState<RecordInView | null>(null);
  const live = useLiveMap({
    subject,
    card: view.card,
    focused,
    onSelect: (record, at) =>
      press(
        record
          ? recordPath(record, choices, language)
          : pathWith({ selected: null, here: roundedPosition(at) }),
      ),
  });
  const { container, map, state } = live;
  const shown = useMapRecords(live, choices, language, view.writtenAt);
  useCachedMap({ view, pathname }, language, live, shown);
  const overlay = useLazyModule(live.isWanted || state === "none", loadMapOverlay);
  // A region and a zone can have the same name.
  const titleKey = subject.kind === "zone" ? "livemap.subject.title.zone" : "livemap.subject.title";
  const title = subject.name ? t(titleKey, { name: subject.name }) : t("livemap.title");
  const isOfArea = subject.kind === "region" || subject.kind === "zone";
  const listedTotal = list && list.unmapped > 0 ? "livemap.total.listed" : "livemap.total";
  const protection = choices.view === "fires" && choices.protection;
  const totalOf = (count: number) => {
    const total = t(
      isOfArea ? `livemap.total.${subject.kind}` : count === 0 ? "livemap.total.nothing" : listedTotal,
      { things: countedThings(choices.view, count, t) },
    );
    // Names the counted zone: the home page counts both protection zones, this map only one by default.
    return protection ? t("mapaccess.said.view", { view: t(`protection.${protection}`), total }) : total;
  };
  const total = list && list.total > 0 ? totalOf(list.total) : null;
  const closePath = pathTo(
    "map",
    language,
    {},
    mapQuery({ ...choices, page: isOfArea ? 1 : choices.page, selected: null, here: null }, language),
  );
  const cardTitle = useCardTitle(view.card, subject.name);
  const screen = useRef<HTMLDivElement>(null);
  const side = useRef<HTMLDivElement>(null);
  const panel = useBottomPanel(side);
  const keysText = useId();
  useKeysText(map, keysText);
  const opened =
    view.card && `${pathname} ${choices.here ? writePosition(choices.here) : (choices.selected ?? "")}`;
  const cardFocus = useCardFocus({
    screen,
    side,
    card: opened,
    onClose: () => navigate(keep(closePath), { preventScrollReset: true }),
  });
  return (
    <div ref={screen} className={styles.screen} {...cardFocus}>
      <PageHead
        title={title}
        description={
          subject.name ? t("livemap.subject.description", { name: subject.name }) : t("livemap.description")
        }
      />
      <a className={classNames(access.skip, "visually-hidden")} href={`#${SIDE_ID}`}>
        {t("mapaccess.skip")}
      </a>
      <section className={styles.map} aria-label={t("livemap.region")} data-engine={state}>
        <p id={keysText} className="visually-hidden">
          {t("mapaccess.keys")}
        </p>
        <div className={styles.drawn} data-under={state === "live" || undefined}>
          {view.drawn && <AreaMap map={view.drawn} title={title} />}
        </div>
        <MapFind live={live} pathWith={pathWith} choices={choices} />
        <KeysHelp>
          <div ref={container} className={styles.engine} inert={state !== "live"} />
          {overlay && (
            <overlay.MapOverlay
              live={live}
              records={shown?.records ?? null}
              choices={choices}
              title={title}
              pathWith={pathWith}
              onFocus={setFocused}
              around={view.around}
              writtenAt={view.writtenAt}
            />
          )}
        </KeysHelp>
      </section>
      <div ref={side} id={SIDE_ID} className={styles.side} tabIndex={-1}>
        <PanelHandle {...panel} />
        <header className={styles.title}>
          <h1>{subject.name ?? t("livemap.heading")}</h1>
          {total && <p>{total}</p>}
          {isOfArea && (
            <p>
              <SiteLink to={closePath}>{t("livemap.everywhere")}</SiteLink>
            </p>
          )}
          <DataTime age={view.age} writtenAt={view.writtenAt} isLive />
        </header>
        <Announcer
          subject={`${opened} ${mapDataPath(choices, language)}`}
          text={
            cardTitle
              ? t("mapaccess.said.selected", { name: cardTitle })
              : choices.view === "bookmarks"
                ? t("livemap.view.bookmarks") // The panel shows the number: the server does not know it.
                : t("mapaccess.said.view", {
                    view: t(`livemap.view.${choices.view}`),
                    total: list ? (total ?? totalOf(0)) : t("missing.title"),
                  })
          }
        />
        <ViewsMenu choices={choices} pathWith={pathWith} />
        {view.card && cardTitle && (
          <MapCard
            card={view.card}
            title={cardTitle}
            slug={subject.slug}
            bounds={subject.bounds}
            closePath={closePath}
          />
        )}
        {state === "none" && <Notice severity="info">{t("livemap.noEngine")}</Notice>}
        {view.around && <AroundLists markup={view.around.first} />}
        <div className={styles.panel}>
          <MapPanel
            choices={choices}
            counts={view.counts}
            list={list}
            report={view.report}
            pathWith={pathWith}
          />
          {view.around && <AroundPanel markup={view.around.rest} choices={choices} pathWith={pathWith} />}
        </div>
        {choices.isEmbedded ? (
          <p>
            <OutLink
              to={queryPath(pathname, language, mapQuery({ ...choices, isEmbedded: false }, language))}
            >
              {t("livemap.embed.more")}
            </OutLink>
          </p>
        ) : (
          <MapEnd />
        )}
      </div>
    </div>
  );
}
