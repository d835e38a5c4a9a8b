import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import type { Bilingual } from "#territory/language.ts";
import { type Ask, withQuery } from "./ask.server.ts";
import { WARNING_TYPES, type WeatherWarning } from "./model.ts";
import type { BatchAnswer } from "./record-batch.ts";
import { BOX, SOURCES } from "./sources.ts";
import {
  isPast,
  label,
  optionalArea,
  optionalLabel,
  optionalText,
  optionalUtcEnd,
  readFeatures,
  touchesBox,
  USELESS,
  utc,
} from "./wire.ts";

const wireWarning = z.object({
  geometry: optionalArea,
  id: label,
  properties: z.object({
    alert_type: z.enum(WARNING_TYPES).nullable().catch(null),
    ...{ alert_name_en: optionalLabel, alert_name_fr: optionalLabel, status_en: optionalLabel },
    ...{ alert_text_en: optionalText, alert_text_fr: optionalText },
    ...{ risk_colour_en: optionalLabel, risk_colour_fr: optionalLabel },
    ...{ publication_datetime: utc, expiration_datetime: optionalUtcEnd },
  }),
});

/** Returns a text in both languages. A missing language gets the other's text; null if both are missing. */
function both(fr: string | null, en: string | null): Bilingual | null {
  const [one, other] = [fr ?? en, en ?? fr];
  return one === null || other === null ? null : { fr: one, en: other };
}

const isExpired = (expiresAt: Date | null, now: Date) => expiresAt !== null && expiresAt <= now;

export async function readWeatherWarnings(
  ask: Ask,
  base: string,
  now: Date,
): Promise<BatchAnswer<WeatherWarning>> {
  const { most } = SOURCES.weatherWarnings;
  const query = { f: "json", bbox: BOX.join(), limit: most };
  const data = await ask.json(withQuery(`${base}/collections/weather-alerts/items`, query));
  return readFeatures(
    data,
    wireWarning,
    ({ geometry, id, properties: wire }): WeatherWarning | null | typeof USELESS => {
      const { publication_datetime: publishedAt, expiration_datetime: expiresAt } = wire;
      const isEnded = wire.status_en?.toLowerCase() === "ended";
      const name = both(wire.alert_name_fr, wire.alert_name_en);
      if (geometry === null || name === null || !isPast(publishedAt, now))
        return isEnded || isExpired(expiresAt, now) ? USELESS : null;
      if (!touchesBox(geometry)) return USELESS;
      const text = both(wire.alert_text_fr, wire.alert_text_en) ?? { fr: "", en: "" };
      const colour = both(wire.risk_colour_fr, wire.risk_colour_en);
      const end = isEnded ? now : expiresAt;
      return { id, type: wire.alert_type, name, text, colour, area: geometry, publishedAt, expiresAt: end };
    },
    {
      most,
      timeOf: ({ publishedAt }) => publishedAt,
      keyOf: ({ id }) => id,
      isNewer: (one, other) => one.publishedAt > other.publishedAt,
      isUseful: ({ expiresAt }) => !isExpired(expiresAt, now),
      isSame: (one, other) => isDeepStrictEqual(one.area, other.area),
    },
  );
}
