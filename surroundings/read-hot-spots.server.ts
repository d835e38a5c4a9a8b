import { z } from "zod";
import { FireDataError } from "#fires/fire-data-error.ts";
import { recentHotSpots } from "./around.ts";
import { type Ask, featuresUrl } from "./ask.server.ts";
import type { HotSpot } from "./model.ts";
import type { BatchAnswer } from "./record-batch.ts";
import { BOX, SOURCES } from "./sources.ts";
import { isInBox, isPast, optionalLabel, pointOf, quantity, readFeatures, utc } from "./wire.ts";

/** Greatest age of a record. An older record shows that the list of the last 24 hours is not updated. */
const OLDEST_MS = 48 * 3_600_000;

// The position is in the properties: the geometry can be in metres.
const wireHotSpot = z.object({
  properties: z.object({
    ...{ lat: z.unknown(), lon: z.unknown(), rep_date: utc, sensor: optionalLabel, satellite: optionalLabel },
    frp: quantity,
  }),
});

export async function readHotSpots(ask: Ask, base: string, now: Date): Promise<BatchAnswer<HotSpot>> {
  const [west, south, east, north] = BOX;
  const { most } = SOURCES.hotSpots;
  const filter = `lat>=${south} AND lat<=${north} AND lon>=${west} AND lon<=${east}`;
  const query = { CQL_FILTER: filter, count: most };
  const data = await ask.json(featuresUrl(`${base}/ows`, "public:hotspots_last24hrs", query));
  const answer = readFeatures(
    data,
    wireHotSpot,
    ({ properties: { lat, lon, rep_date, sensor, satellite, frp } }): HotSpot | null => {
      const at = pointOf(lon, lat);
      const isRecent = isPast(rep_date, now) && now.getTime() - rep_date.getTime() <= OLDEST_MS;
      if (at === null || !isInBox(at) || !isRecent) return null;
      return { at, observedAt: rep_date, satellite, sensor, powerMw: frp };
    },
    {
      most,
      timeOf: ({ observedAt }) => observedAt,
      keyOf: ({ at, observedAt, satellite }) => `${at.lat} ${at.lon} ${+observedAt} ${satellite}`,
    },
  );
  // A list with only older records would mean that no heat was seen in the last 24 hours.
  const { records } = answer.value;
  if (records.length > 0 && recentHotSpots(records, now).length === 0)
    throw new FireDataError("fire-data-shape", "The list of the last 24 hours is no longer updated");
  return answer;
}
