import { z } from "zod";
import { type Ask, withQuery } from "./ask.server.ts";
import type { WindObservation } from "./model.ts";
import type { BatchAnswer } from "./record-batch.ts";
import { BOX, SOURCES } from "./sources.ts";
import {
  celsius,
  degrees,
  isInBox,
  isPast,
  kmh,
  label,
  optionalLabel,
  percent,
  placeName,
  pointGeometry,
  quantity,
  readFeatures,
  USELESS,
  utc,
} from "./wire.ts";

/** Greatest age, in ms, of observations to request: stations report each hour, some minutes late. */
const PAST_MS = 1.5 * 3_600_000;

/** Schema of a speed's unit, always km/h: a value in another unit, such as knots, would be wrong. */
const unit = optionalLabel.refine((given) => given === null || given === "km/h");

const wireStation = z.object({
  geometry: pointGeometry,
  properties: z.object({
    ...{ "msc_id-value": label, "stn_nam-value": placeName, obs_date_tm: utc, air_temp: celsius },
    ...{ avg_wnd_spd_10m_pst10mts: kmh, avg_wnd_dir_10m_pst10mts: degrees, max_wnd_spd_10m_pst1hr: kmh },
    ...{ rel_hum: percent, pcpn_amt_pst1hr: quantity },
    ...{ "avg_wnd_spd_10m_pst10mts-uom": unit, "max_wnd_spd_10m_pst1hr-uom": unit },
  }),
});

export async function readWind(ask: Ask, base: string, now: Date): Promise<BatchAnswer<WindObservation>> {
  const { most } = SOURCES.wind;
  const [from, to] = [new Date(now.getTime() - PAST_MS), now].map((at) => at.toISOString());
  // A list of properties would make the response smaller, but the service refuses unknown names.
  const query = { f: "json", bbox: BOX.join(), datetime: `${from}/${to}`, limit: most };
  const data = await ask.json(withQuery(`${base}/collections/swob-realtime/items`, query));
  return readFeatures(
    data,
    wireStation,
    ({ geometry: at, properties: wire }): WindObservation | null | typeof USELESS => {
      const speedKmh = wire.avg_wnd_spd_10m_pst10mts;
      if (!isInBox(at) || !isPast(wire.obs_date_tm, now)) return null;
      // Many stations have no anemometer.
      if (speedKmh === null) return USELESS;
      return {
        ...{ id: wire["msc_id-value"], station: wire["stn_nam-value"], at, observedAt: wire.obs_date_tm },
        ...{ speedKmh, fromDegrees: wire.avg_wnd_dir_10m_pst10mts, gustKmh: wire.max_wnd_spd_10m_pst1hr },
        ...{ humidityPercent: wire.rel_hum, rainMm: wire.pcpn_amt_pst1hr, celsius: wire.air_temp },
      };
    },
    {
      most,
      timeOf: ({ observedAt }) => observedAt,
      keyOf: ({ id }) => id,
      isNewer: (one, other) => one.observedAt > other.observedAt,
    },
  );
}
