import { z } from "zod";
import { type Ask, withQuery } from "./ask.server.ts";
import type { AirForecast, AirObservation } from "./model.ts";
import type { BatchAnswer } from "./record-batch.ts";
import { BOX, SOURCES } from "./sources.ts";
import {
  airIndex,
  isInBox,
  isPast,
  label,
  placeName,
  pointGeometry,
  readFeatures,
  USELESS,
  utc,
} from "./wire.ts";

const HOUR_MS = 3_600_000;
/** Maximum time, in ms, from now to a forecast hour that is kept. */
const AHEAD_MS = 72 * HOUR_MS;

const station = {
  location_id: label,
  location_name_en: placeName,
  location_name_fr: placeName,
  aqhi: airIndex,
};

const wireObservation = z.object({
  geometry: pointGeometry,
  properties: z.object({ ...station, observation_datetime: utc }),
});

const wireForecast = z.object({
  geometry: pointGeometry,
  properties: z.object({ ...station, forecast_datetime: utc, publication_datetime: utc }),
});

const nameOf = (wire: { location_name_en: string; location_name_fr: string }) => ({
  fr: wire.location_name_fr,
  en: wire.location_name_en,
});

export async function readAirNow(ask: Ask, base: string, now: Date): Promise<BatchAnswer<AirObservation>> {
  const { most } = SOURCES.airNow;
  // Without `latest`, the response has the hours of several days.
  const query = { f: "json", latest: "true", bbox: BOX.join(), limit: most };
  const data = await ask.json(withQuery(`${base}/collections/aqhi-observations-realtime/items`, query));
  return readFeatures(
    data,
    wireObservation,
    ({ geometry: at, properties: wire }): AirObservation | null => {
      if (!isInBox(at) || !isPast(wire.observation_datetime, now)) return null;
      const name = nameOf(wire);
      return { id: wire.location_id, name, at, index: wire.aqhi, observedAt: wire.observation_datetime };
    },
    {
      most,
      timeOf: ({ observedAt }) => observedAt,
      keyOf: ({ id }) => id,
      isNewer: (one, other) => one.observedAt > other.observedAt,
    },
  );
}

export async function readAirForecasts(ask: Ask, base: string, now: Date): Promise<BatchAnswer<AirForecast>> {
  const { most } = SOURCES.airForecasts;
  const query = { f: "json", bbox: BOX.join(), limit: most, sortby: "-publication_datetime" };
  const data = await ask.json(withQuery(`${base}/collections/aqhi-forecasts-realtime/items`, query));
  return readFeatures(
    data,
    wireForecast,
    ({ geometry: at, properties: wire }): AirForecast | null | typeof USELESS => {
      const { forecast_datetime: forecastAt, publication_datetime: publishedAt, aqhi: index } = wire;
      if (!isInBox(at) || !isPast(publishedAt, now)) return null;
      const aheadMs = forecastAt.getTime() - now.getTime();
      if (index === null || aheadMs < -HOUR_MS || aheadMs > AHEAD_MS) return USELESS;
      return { id: wire.location_id, name: nameOf(wire), at, index, forecastAt, publishedAt };
    },
    {
      most,
      timeOf: ({ publishedAt }) => publishedAt,
      keyOf: ({ id, forecastAt }) => `${id} ${+forecastAt}`,
      // Several publications forecast the same hour: the newest is kept.
      isNewer: (one, other) => one.publishedAt > other.publishedAt,
    },
  );
}
