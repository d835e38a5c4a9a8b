import { type Area, areaOfPolygons } from "#fires/area.ts";
import { type ActiveAlert, isUnread } from "#surroundings/alerts-at.ts";
import { isLate } from "#surroundings/can-say.server.ts";
import { SOURCE_CREDITS } from "#surroundings/credits.ts";
import type { AirForecast, AlertMessage, SourceReading } from "#surroundings/model.ts";
import { airIndex } from "#territory/air-index.ts";
import { lazyFor } from "#territory/lazy.ts";
import type { Point } from "#territory/point.ts";
import { publishedArea, publishedPoint } from "../published-area.server.ts";

// Records of other authorities, as the API publishes them.

/** Returns the `meta` object for a source's records: age, author, licence and completeness. */
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

export function feature<P extends { readonly id: string }>(
  geometry: Area | ReturnType<typeof publishedPoint> | null,
  properties: P,
) {
  return { type: "Feature", id: properties.id, geometry, properties };
}

export const pointFeature = <P extends { readonly id: string }>(at: Point, properties: P) =>
  feature(publishedPoint(at), properties);

/** Returns all polygons of an alert as one published area; null if the alert only has area codes. */
const alertGround = lazyFor(({ grounds }: AlertMessage): Area | null => {
  const polygons = grounds.flatMap(({ area }) =>
    area === null ? [] : area.type === "Polygon" ? [area.coordinates] : area.coordinates,
  );
  const ground = areaOfPolygons(polygons);
  return ground && publishedArea(ground);
});

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

/** Returns one feature for each station, with its forecast hours, earliest first. */
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
