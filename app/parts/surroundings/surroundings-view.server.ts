import type { Fire } from "#fires/model.ts";
import { type ActiveAlert, alertsOn, type PageGround } from "#surroundings/alerts-at.ts";
import {
  airAt,
  airForecastAt,
  closedRoadsNear,
  heatNear,
  neighbourFiresNear,
  perimetersOf,
  type RoadFire,
  roadsNearFires,
  warningsAt,
  windAt,
} from "#surroundings/around.ts";
import { canSay, isOld } from "#surroundings/can-say.server.ts";
import type {
  AirForecast,
  SourceId,
  SourceReading,
  SourceRecords,
  Surroundings,
  WindObservation,
} from "#surroundings/model.ts";
import { officialAlertsFor } from "#surroundings/what-applies.server.ts";
import { airIndex } from "#territory/air-index.ts";
import { compassPoint } from "#territory/distance.ts";
import type { Language } from "#territory/language.ts";
import type { Near } from "#territory/nearest.ts";
import { tenth } from "#territory/tenth.ts";
import { formatsOf } from "../../i18n/format.ts";
import { officialAlertsMarkup } from "./official-alerts.server.tsx";
import { officialText, withNoBreaks } from "./official-text.ts";
import { roadName } from "./road-name.ts";
import { type HereOptions, smokeHereMarkup } from "./smoke-here.server.tsx";
import type { OfficialAlert, OfficialAlertsView } from "./surroundings-view.ts";

/** Greatest number of closed roads that a page lists. */
const ROADS_SHOWN = 5;
/** Matches the words by which Transports Québec says that a closed road has no detour. */
const NO_DETOUR = /^aucune?\b/i;

interface ViewOptions extends HereOptions {
  /** Code of the region of the place; null outside Quebec. */
  readonly region: string | null;
  /** The agency's fires, to recognize heat at known fires. */
  readonly fires: readonly Fire[];
  /** The fire whose perimeter is shown. */
  readonly fire?: Fire;
}

/** Returns the official alerts of a place; null if their source is not configured. */
export function officialAlertsAt(
  surroundings: Surroundings,
  { at, region, language, now }: HereOptions & Pick<ViewOptions, "region">,
): OfficialAlertsView | null {
  const reading = surroundings.publicAlerts;
  if (reading === undefined) return null;
  const formats = formatsOf(language);
  const when = (date: Date) => formats.dayTime(date, now);
  const { applying, possible } = officialAlertsFor(surroundings, { at, region }, now);
  return {
    ...{ applying: shownAlerts(applying, language, when), possible: shownAlerts(possible, language, when) },
    ...stateOf(reading, now, when),
  };
}

/**
 * Returns the official alerts in a page's region or zone, or all of Quebec; null without a configured source.
 * `hasYears` adds the year to each time, for a copy that can be read in another year.
 */
export function officialAlertsOn(
  surroundings: Surroundings,
  ground: PageGround,
  { language, now, hasYears = false }: Pick<ViewOptions, "language" | "now"> & { hasYears?: boolean },
): OfficialAlertsView | null {
  const reading = surroundings.publicAlerts;
  if (reading === undefined) return null;
  const when = (date: Date) => formatsOf(language).dayTime(date, hasYears ? new Date(0) : now);
  return {
    applying: shownAlerts(alertsOn(reading.records ?? [], ground, now), language, when),
    possible: [],
    ...stateOf(reading, now, when),
  };
}

const stateOf = (reading: SourceReading<unknown>, now: Date, when: (date: Date) => string) => ({
  isMissing: reading.records === null || isOld(reading, now),
  read: reading.receivedAt && when(reading.receivedAt),
});

/** Returns alerts as pages show them, the newest first. */
export function shownAlerts(
  alerts: readonly ActiveAlert[],
  language: Language,
  when: (date: Date) => string,
) {
  return alerts
    .toSorted((one, other) => +other.message.sentAt - +one.message.sentAt)
    .flatMap((alert) => officialAlert(alert, language, when) ?? []);
}

export type SurroundingsView = NonNullable<ReturnType<typeof surroundingsView>>;

/** Returns what other authorities report about a place; null if no source is configured. */
export function surroundingsView(surroundings: Surroundings, options: ViewOptions) {
  if (Object.keys(surroundings).length === 0) return null;
  const { at, fires, fire, language, now } = options;
  const formats = formatsOf(language);
  const when = (date: Date) => formats.dayTime(date, now);
  const whenOrNull = (date: Date | null) => date && when(date);

  /** Makes the part of the view about one source; null if the source is not configured. */
  function partOf<S extends SourceId, P extends object>(
    source: S,
    make: (records: readonly SourceRecords[S][]) => P,
  ) {
    // The type of a reading by its source is lost for a generic source.
    const reading = surroundings[source] as SourceReading<SourceRecords[S]> | undefined;
    if (reading === undefined) return null;
    return {
      ...make(reading.records ?? []),
      says: canSay(surroundings, source, at, now),
      /** Time of the source's last accepted answer, formatted; null if there was none. */
      read: whenOrNull(reading.receivedAt),
    };
  }

  return {
    /** Markup of the official alerts; null if their source is not configured. */
    officialAlerts: officialAlertsMarkup(officialAlertsAt(surroundings, options), language),
    warnings: partOf("weatherWarnings", (warnings) => ({
      list: warningsAt(warnings, at, now).map(({ id, name, text, publishedAt, expiresAt }) => ({
        ...{ id, name: name[language], text: text[language] },
        ...{ published: when(publishedAt), expires: whenOrNull(expiresAt) },
      })),
    })),
    air: airPart(surroundings, options),
    /** Markup of the smoke forecast; null if its source is not configured. */
    smoke: smokeHereMarkup(surroundings, options),
    wind: partOf("wind", (observations) => ({ now: windNow(observations, options) })),
    heat: partOf("hotSpots", (hotSpots) => {
      const near = heatNear(hotSpots, fires, { at, now });
      const [nearest] = near;
      return {
        count: near.length,
        atFires: near.filter((heat) => heat.fire !== null).length,
        nearest: nearest ? { ...wayOf(nearest), observed: when(nearest.thing.observedAt) } : null,
      };
    }),
    perimeter:
      fire === undefined
        ? null
        : partOf("perimeters", (perimeters) => {
            const perimeter = perimetersOf(perimeters, [fire], now).get(fire.id);
            return {
              of: perimeter
                ? {
                    sizeHa: perimeter.sizeHa && Math.round(perimeter.sizeHa),
                    seen: when(perimeter.lastSeenAt),
                  }
                : null,
            };
          }),
    roads: partOf("closedRoads", (roads) => {
      const near = closedRoadsNear(roads, at);
      const shown = near.slice(0, ROADS_SHOWN);
      const burning = roadsNearFires(
        shown.map(({ thing }) => thing),
        ...([fires, surroundings.perimeters?.records ?? [], now] as const),
      );
      return {
        list: shown.map(({ thing, ...way }) => ({
          ...{ id: thing.id, ...wayOf(way), since: whenOrNull(thing.since) },
          name: roadName(thing),
          /** Words about the closure, in the source's French, like the name. */
          words: [thing.obstruction, thing.place, thing.direction, thing.cause].flatMap((text) => text || []),
          nearFire: nearFireOf(burning.get(thing)),
          detour: thing.detour && !NO_DETOUR.test(thing.detour) ? thing.detour : null,
        })),
        more: Math.max(0, near.length - ROADS_SHOWN),
      };
    }),
    neighbours: partOf("neighbourFires", (neighbours) => ({
      list: neighbourFiresNear(neighbours, at).map(({ thing: { id, agency, stage, sizeHa }, ...way }) => ({
        ...{ id, agency, stage, sizeHa, ...wayOf(way) },
      })),
    })),
  };
}

export type WindView = NonNullable<ReturnType<typeof windNow>>;

/** Returns the wind at the nearest station with a recent measurement; null if there is none. */
export function windNow(observations: readonly WindObservation[], { at, language, now }: HereOptions) {
  const near = windAt(observations, at, now);
  if (near === null) return null;
  const { station, observedAt, speedKmh, gustKmh, fromDegrees } = near.thing;
  return {
    ...{ station, km: Math.round(near.km), observed: formatsOf(language).dayTime(observedAt, now) },
    ...{ speedKmh: Math.round(speedKmh), gustKmh: gustKmh && Math.round(gustKmh) },
    /** Direction that the wind comes from; null if it varies. */
    from: fromDegrees === null ? null : compassPoint(fromDegrees),
  };
}

/** Returns the number of the fire near a road; `cause` if only the road's source says fire; else null. */
export const nearFireOf = (reason: RoadFire<Fire> | undefined): number | "cause" | null =>
  reason === undefined ? null : (reason.fire?.number ?? "cause");

/** Returns the distance and direction that pages show. */
export const wayOf = ({ km, bearing }: Pick<Near<unknown>, "km" | "bearing">) => ({
  km: tenth(km),
  direction: compassPoint(bearing),
});

/** Returns an alert in the visitor's language, or in the other language if it was only published in that. */
function officialAlert(
  { id, message }: ActiveAlert,
  language: Language,
  when: (date: Date) => string,
): OfficialAlert | null {
  const other = language === "fr" ? "en" : "fr";
  const written = message.text[language] ? language : other;
  const text = message.text[written];
  if (text === null) return null;
  const { event, headline, description, instruction, areas } = text;
  const shown = (words: string) => withNoBreaks(words, written);
  return {
    ...{ id, language: written, event: shown(event), headline: headline && shown(headline) },
    texts: [description, instruction].flatMap((words) => (words ? officialText(shown(words)) : [])),
    ...{ areas: shown(areas.join(", ")), author: text.senderName },
    sent: when(message.sentAt),
    expires: message.expiresAt && when(message.expiresAt),
    url: message.url,
  };
}

export type AirPart = NonNullable<ReturnType<typeof airPart>>;

/** Returns the air quality at a place, now and for two days; null if its source is not configured. */
export function airPart(surroundings: Surroundings, { at, language, now }: HereOptions) {
  const { airNow, airForecasts } = surroundings;
  if (airNow === undefined) return null;
  const formats = formatsOf(language);
  const near = airNow.records && airAt(airNow.records, at, now);
  const forecast = airForecasts?.records ? airForecastAt(airForecasts.records, at, now) : null;
  const byDay = Map.groupBy(forecast?.hours ?? [], ({ forecastAt }) => formats.weekday(forecastAt));
  const worst = (hours: readonly AirForecast[]) =>
    hours.reduce((most, hour) => (hour.index > most.index ? hour : most));
  return {
    now:
      near?.thing.index != null
        ? {
            ...airIndex(near.thing.index),
            ...{ station: near.thing.name[language], km: Math.round(near.km) },
            observed: formats.dayTime(near.thing.observedAt, now),
          }
        : null,
    /** Hour of the worst air quality of each coming day. */
    days: [...byDay].map(([day, hours]) => {
      const hour = worst(hours);
      return {
        day: day.slice(0, 1).toLocaleUpperCase() + day.slice(1),
        ...airIndex(hour.index),
        from: formats.time(hour.forecastAt),
      };
    }),
    /** Station and publication time of the forecast. */
    forecast: forecast && {
      ...{ station: forecast.thing.name[language], km: Math.round(forecast.km) },
      published: formats.dayTime(forecast.thing.publishedAt, now),
    },
  };
}
