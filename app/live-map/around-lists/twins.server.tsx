import type { ReactNode } from "react";
import type { Fire } from "#fires/model.ts";
import { firePath } from "#plan/fire-path.ts";
import { activeAlerts } from "#surroundings/alerts-at.ts";
import {
  currentPerimeters,
  fireOfHeat,
  isOldObservation,
  perimetersOf,
  recentHotSpots,
  roadsNearFires,
} from "#surroundings/around.ts";
import type {
  AirObservation,
  AlertMessage,
  ClosedRoad,
  EstimatedPerimeter,
  HotSpot,
  NeighbourFire,
} from "#surroundings/model.ts";
import { BORDER_KM, NEAR_KM, STATION_KM } from "#surroundings/reach.ts";
import { perimeterId } from "#surroundings/record-id.server.ts";
import { airIndex } from "#territory/air-index.ts";
import { nearestPlace } from "#territory/gazetteer.server.ts";
import type { Language } from "#territory/language.ts";
import { nearest } from "#territory/nearest.ts";
import type { Point } from "#territory/point.ts";
import { pointOfShape } from "#territory/point-of-shape.ts";
import { formatsOf } from "../../i18n/format.ts";
import { textsOf } from "../../i18n/texts-of.ts";
import { regionName } from "../../parts/fire/rows.server.ts";
import { Issued } from "../../parts/surroundings/official-alerts.server.tsx";
import { shownAlerts } from "../../parts/surroundings/surroundings-view.server.ts";
import { surroundingsTexts } from "../../parts/surroundings/texts.ts";
import styles from "../around/around.module.css";
import { heatCellOf } from "../around/heat-cell.ts";
import { lineName } from "../around/line-name.ts";
import { aroundMapTexts } from "../around/texts.ts";
import type { AroundLayer } from "../choices/around-layers.ts";
import { aroundListTexts } from "./texts.ts";

/** The records of a layer as text. */
export interface Twin {
  readonly lines: readonly ReactNode[];
  /** Table that the page shows instead of the lines. */
  readonly table?: ReactNode;
  readonly about?: string;
}

export interface TwinOptions {
  readonly fires: readonly Fire[];
  readonly perimeters: readonly EstimatedPerimeter[];
  readonly language: Language;
  readonly now: Date;
}

/** Returns the texts and formats for a layer's lines, and `near`, which describes a point by a place. */
function wordsOf({ language, now }: TwinOptions) {
  const { t } = textsOf(language, surroundingsTexts, aroundMapTexts, aroundListTexts);
  const formats = formatsOf(language);
  return {
    t,
    when: (date: Date) => formats.dayTime(date, now),
    size: (hectares: number) => formats.measure(Math.round(hectares), "hectares"),
    distance: (km: number) => formats.measure(km, "kilometres"),
    /** Describes a point by the nearest place and its region; empty without a place. */
    near(at: Point): string {
      const place = nearestPlace(at)?.place;
      if (place === undefined) return "";
      const region = regionName(place.region, language);
      return region
        ? t("mapAround.nearRegion", { place: place.name, region })
        : t("mapAround.near", { place: place.name });
    },
  };
}

const More = ({ children }: { readonly children: ReactNode }) => (
  <span className={styles.more}>{children}</span>
);

/** Returns a line about some records. A press on the mark of one of the records shows the line on the map. */
const line = (layer: AroundLayer, ids: readonly string[], content: ReactNode) => (
  <li key={ids[0]} data-around={ids.map((id) => lineName(layer, id)).join(" ")}>
    {content}
  </li>
);

export function orders(messages: readonly AlertMessage[], options: TwinOptions): Twin {
  const { t, when } = wordsOf(options);
  const active = activeAlerts(messages, options.now);
  const drawn = new Set(
    active.filter(({ message }) => message.grounds.some(({ area }) => area !== null)).map(({ id }) => id),
  );
  return {
    about: t("mapAround.orders.about"),
    lines: shownAlerts(active, options.language, when).map((alert) =>
      line(
        "orders",
        [alert.id],
        <>
          <span lang={`${alert.language}-CA`}>
            <strong>{alert.headline ?? alert.event}</strong>
            {alert.areas !== "" && <More>{alert.areas}</More>}
          </span>
          <Issued alert={alert} language={options.language} />
          {!drawn.has(alert.id) && <More>{t("mapAround.orders.noShape")}</More>}
        </>,
      ),
    ),
  };
}

export function perimeters(all: readonly EstimatedPerimeter[], options: TwinOptions): Twin {
  const { t, when, size, near } = wordsOf(options);
  const current = currentPerimeters(all, options.now);
  const ofFires = [...perimetersOf(all, options.fires, options.now)];
  const byId = new Map(options.fires.map((fire) => [fire.id, fire]));
  const rows = current.map((perimeter) => ({
    perimeter,
    fires: ofFires.flatMap(([id, of]) => (of === perimeter ? (byId.get(id) ?? []) : [])),
  }));
  return {
    about: t("mapAround.perimeters.about"),
    lines: rows
      .toSorted((one, other) => (other.perimeter.sizeHa ?? 0) - (one.perimeter.sizeHa ?? 0))
      .map(({ perimeter, fires }) => {
        const { area, sizeHa, lastSeenAt } = perimeter;
        const at = pointOfShape(area);
        const seen = { when: when(lastSeenAt) };
        return line(
          "perimeters",
          [perimeterId(perimeter)],
          <>
            {fires.length > 0
              ? fires.map((fire, place) => (
                  <span key={fire.id}>
                    {place > 0 && ", "}
                    <a href={firePath(fire, options.language)}>
                      {fire.name ?? t("fires.unnamed", { number: fire.number })}
                    </a>
                  </span>
                ))
              : at && near(at)}
            <More>
              {sizeHa === null
                ? t("mapAround.perimeters.noSize", seen)
                : t("mapAround.perimeters.size", { ...seen, size: size(sizeHa) })}
            </More>
            {fires.length === 0 && <More>{t("mapAround.perimeters.noFire")}</More>}
          </>,
        );
      }),
  };
}

export function air(stations: readonly AirObservation[], options: TwinOptions): Twin {
  const { t, when, distance } = wordsOf(options);
  const { language, now } = options;
  const valid = ({ index, observedAt }: AirObservation) =>
    index === null || isOldObservation(observedAt, now) ? null : index;
  return {
    about: t("mapAround.air.about", { distance: distance(STATION_KM) }),
    lines: stations
      .toSorted(
        (one, other) =>
          (valid(other) ?? -1) - (valid(one) ?? -1) ||
          one.name[language].localeCompare(other.name[language], language),
      )
      .map((station) => {
        const index = valid(station);
        const shown = index === null ? null : airIndex(index);
        return line(
          "air",
          [station.id],
          <>
            {station.name[language]}
            <More>
              {shown === null
                ? t("mapAround.air.no")
                : t("mapAround.air.index", {
                    ...{ index: shown.index, band: t(`mapAround.air.${shown.band}`) },
                    when: when(station.observedAt),
                  })}
            </More>
          </>,
        );
      }),
  };
}

export function roads(all: readonly ClosedRoad[], options: TwinOptions): Twin {
  const { t, when } = wordsOf(options);
  const burning = roadsNearFires(all, options.fires, options.perimeters, options.now);
  return {
    about: t("around.roads.french"),
    lines: all
      .toSorted(
        (one, other) => Number.parseInt(one.route ?? "9999", 10) - Number.parseInt(other.route ?? "9999", 10),
      )
      .map((road) => {
        const { id, route, municipality, place, obstruction, direction, cause, since } = road;
        const near = burning.get(road);
        return line(
          "roads",
          [id],
          <>
            <span lang="fr-CA">
              {[route, municipality].filter(Boolean).join(", ") || (place ?? id)}
              <More>{[obstruction, place, direction, cause].filter(Boolean).join(" · ")}</More>
            </span>
            {near && (
              <More>
                {near.fire ? t("around.roads.fire", { number: near.fire.number }) : t("around.roads.cause")}
              </More>
            )}
            {since && <More>{t("around.roads.since", { when: when(since) })}</More>}
          </>,
        );
      }),
  };
}

/** Lists hot spots in one line per nearby place: people could not read thousands of lines. */
export function heat(all: readonly HotSpot[], options: TwinOptions): Twin {
  const { t, when, near } = wordsOf(options);
  const recent = recentHotSpots(all, options.now);
  const cells = Map.groupBy(recent, ({ at }) => heatCellOf(at));
  const groups = [...cells].map(([key, spots]) => {
    const middle = {
      lat: spots.reduce((sum, { at }) => sum + at.lat, 0) / spots.length,
      lon: spots.reduce((sum, { at }) => sum + at.lon, 0) / spots.length,
    };
    // Comparing each point with each fire of the province would take seconds in a crisis.
    const fires = nearest(options.fires, middle, { withinKm: 3 * NEAR_KM, most: Number.POSITIVE_INFINITY });
    const known = fires.map(({ thing }) => thing);
    return {
      ...{ key, place: near(middle), count: spots.length },
      atFires: spots.filter((spot) => fireOfHeat(spot, known) !== null).length,
      latest: Math.max(...spots.map(({ observedAt }) => +observedAt)),
    };
  });
  const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
  const places = [...Map.groupBy(groups, ({ place }) => place)].map(([place, at]) => ({
    ...{ place, keys: at.map(({ key }) => key), count: sumOf(at.map(({ count }) => count)) },
    atFires: sumOf(at.map(({ atFires }) => atFires)),
    latest: new Date(Math.max(...at.map(({ latest }) => latest))),
  }));
  return {
    about: t("mapAround.heat.about"),
    lines: places
      .toSorted((one, other) => other.count - one.count)
      .map(({ place, keys, count, atFires, latest }) =>
        line(
          "heat",
          keys,
          <>
            {place}
            <More>
              {t("mapAround.heat.line", { spots: t("around.heat.count", { count }), when: when(latest) })}
            </More>
            <More>
              {atFires > 0 ? t("mapAround.heat.known", { known: atFires }) : t("mapAround.heat.noneKnown")}
            </More>
          </>,
        ),
      ),
  };
}

export function neighbours(all: readonly NeighbourFire[], options: TwinOptions): Twin {
  const { t, when, size, distance, near } = wordsOf(options);
  return {
    about: t("mapAround.neighbours.about", { distance: distance(BORDER_KM) }),
    lines: all
      .toSorted((one, other) => (other.sizeHa ?? 0) - (one.sizeHa ?? 0))
      .map(({ id, agency, at, stage, sizeHa, updatedAt }) =>
        line(
          "neighbours",
          [id],
          <>
            {t("mapAround.neighbours.name", { id, agency })}
            <More>
              {[
                near(at),
                stage && t(`around.stage.${stage}`),
                sizeHa === null ? t("fires.size.unknown") : size(sizeHa),
                updatedAt && t("mapAround.neighbours.updated", { when: when(updatedAt) }),
              ]
                .filter(Boolean)
                .join(", ")}
            </More>
          </>,
        ),
      ),
  };
}
