import { z } from "zod";
import { type Ask, featuresUrl } from "./ask.server.ts";
import type { EstimatedPerimeter } from "./model.ts";
import type { BatchAnswer } from "./record-batch.ts";
import { BOX, PERIMETER_DAYS, SOURCES } from "./sources.ts";
import { area, isPast, optionalUtc, quantity, readFeatures, touchesBox, USELESS, utc } from "./wire.ts";

const wirePerimeter = z.object({
  geometry: area,
  properties: z.object({ hcount: quantity, firstdate: optionalUtc, lastdate: utc, area: quantity }),
});

export async function readPerimeters(
  ask: Ask,
  base: string,
  now: Date,
): Promise<BatchAnswer<EstimatedPerimeter>> {
  const { most } = SOURCES.perimeters;
  const query = { bbox: `${BOX.join()},EPSG:4326`, count: most };
  const data = await ask.json(featuresUrl(`${base}/ows`, "public:m3_polygons_current", query));
  return readFeatures(
    data,
    wirePerimeter,
    ({ geometry, properties: { hcount, firstdate, lastdate, area: sizeHa } }) => {
      if (!isPast(lastdate, now)) return null;
      const isRecent = now.getTime() - lastdate.getTime() <= PERIMETER_DAYS * 86_400_000;
      if (!isRecent || !touchesBox(geometry)) return USELESS;
      return { area: geometry, firstSeenAt: firstdate, lastSeenAt: lastdate, sizeHa, hotSpots: hcount };
    },
    { most, timeOf: ({ lastSeenAt }) => lastSeenAt, keyOf: (perimeter) => JSON.stringify(perimeter) },
  );
}
