import type { Area } from "#fires/area.ts";
import { type ActiveAlert, isUnread } from "#surroundings/alerts-at.ts";
import { isLate } from "#surroundings/can-say.server.ts";
import { SOURCE_CREDITS } from "#surroundings/credits.ts";
import type {
  AirForecast,
  AirObservation,
  AlertMessage,
  CivilEvent,
  ClosedRoad,
  EstimatedPerimeter,
  HotSpot,
  NeighbourFire,
  SourceReading,
  WeatherWarning,
  WindObservation,
} from "#surroundings/model.ts";
import { hotSpotId, perimeterId } from "#surroundings/record-id.server.ts";
import { airIndex } from "#territory/air-index.ts";
import type { Point } from "#territory/point.ts";
import { publishedArea, publishedPoint } from "../published-area.server.ts";

// Records of other authorities, as the API publishes them.

/** Returns the age, author and licence of a source's answer. */
export function sourceMeta(reading: SourceReading<unknown>, siteUrl: string, now: Date) {
  const { source, receivedAt, takenAt, failing, dropped, isWhole, coverage } = reading;
  const { author, licence, licenceUrl } = SOURCE_CREDITS[source];
  return {
    ...{ readAt: receivedAt, takenAt, isStale: isLate(reading, now), isFailing: failing, dropped, isWhole },
    ...{ saysNoneFor: coverage, licence, licenceUrl },
    attribution: { fr: `Source : ${author.fr}`, en: `Source: ${author.en}` },
    documentation: `${siteUrl}/en/api/`,
  };
}

function feature<P extends { readonly id: string }>(
  geometry: Area | ReturnType<typeof publishedPoint> | null,
  properties: P,
) {
  return { type: "Feature", id: properties.id, geometry, properties };
}

const pointFeature = <P extends { readonly id: string }>(at: Point, properties: P) =>
  feature(publishedPoint(at), properties);

/** Returns all polygons of an alert as one area; null if it only names codes. */
function groundOf({ grounds }: AlertMessage): Area | null {
  const polygons = grounds.flatMap(({ area }) =>
    area === null ? [] : area.type === "Polygon" ? [area.coordinates] : area.coordinates,
  );
  const [first] = polygons;
  if (first === undefined) return null;
  return polygons.length === 1
    ? { type: "Polygon", coordinates: first }
    : { type: "MultiPolygon", coordinates: polygons };
}

const grounds = new WeakMap<AlertMessage, Area | null>();

/** Returns the published ground of an alert, computed once. */
function alertGround(message: AlertMessage): Area | null {
  const known = grounds.get(message);
  if (known !== undefined) return known;
  const ground = groundOf(message);
  const published = ground && publishedArea(ground);
  grounds.set(message, published);
  return published;
}

export function alertFeature({ id, message }: ActiveAlert) {
  const { text, sentAt, expiresAt, urgency, severity, certainty, responses, isBroadcast, url } = message;
  const of = (name: "event" | "headline" | "senderName") => ({
    fr: text.fr?.[name] ?? null,
    en: text.en?.[name] ?? null,
  });
  return feature(alertGround(message), {
    ...{ id, event: of("event"), headline: of("headline"), sender: of("senderName") },
    areas: { fr: text.fr?.areas ?? [], en: text.en?.areas ?? [] },
    codes: [...new Set(message.grounds.flatMap((ground) => (isUnread(ground) ? [] : ground.codes)))],
    ...{ sentAt, expiresAt, responses, urgency, severity, certainty, isBroadcast, original: url },
  });
}

export const civilEventFeature = ({ at, ...event }: CivilEvent) => pointFeature(at, event);

export const closedRoadFeature = ({ at, line: _, ...road }: ClosedRoad) => pointFeature(at, road);

export const hotSpotFeature = ({ at, ...heat }: HotSpot) =>
  pointFeature(at, { id: hotSpotId({ at, ...heat }), ...heat });

/** @param fires ids of the agency's fires at which the perimeter is */
export function perimeterFeature(perimeter: EstimatedPerimeter, fires: readonly string[]) {
  const { area, firstSeenAt, lastSeenAt, sizeHa, hotSpots } = perimeter;
  return feature(publishedArea(area), {
    id: perimeterId(perimeter),
    ...{ firstSeenAt, lastSeenAt, sizeHectares: sizeHa, hotSpots, fires },
  });
}

export const neighbourFireFeature = ({ at, stage, sizeHa, ...fire }: NeighbourFire) =>
  pointFeature(at, { ...fire, stage, sizeHectares: sizeHa });

export function airFeature({ at, index, observedAt, ...station }: AirObservation) {
  const risk = index === null ? null : airIndex(index).band;
  return pointFeature(at, { ...station, index, risk, observedAt });
}

/** Publishes a station with its hours, the earliest first. */
export function airForecastFeatures(forecasts: readonly AirForecast[]) {
  const byStation = [...Map.groupBy(forecasts, ({ id }) => id).values()];
  return byStation.flatMap((hours) => {
    const [station] = hours;
    if (station === undefined) return [];
    return pointFeature(station.at, {
      ...{ id: station.id, name: station.name },
      hours: hours
        .toSorted((one, other) => +one.forecastAt - +other.forecastAt)
        .map(({ forecastAt, index, publishedAt }) => ({
          ...{ at: forecastAt, index, risk: airIndex(index).band, publishedAt },
        })),
    });
  });
}

export const warningFeature = ({ area, ...warning }: WeatherWarning) => feature(publishedArea(area), warning);

export const windFeature = ({ at, ...wind }: WindObservation) => pointFeature(at, wind);
