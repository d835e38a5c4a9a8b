import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import { type Ask, featuresUrl } from "./ask.server.ts";
import { isAcrossBorder } from "./coverage.server.ts";
import { type NeighbourFire, STAGES } from "./model.ts";
import type { BatchAnswer } from "./record-batch.ts";
import { SOURCES } from "./sources.ts";
import { label, optionalUtc, pastOrNull, percent, pointOf, quantity, readFeatures, USELESS } from "./wire.ts";

const stage = z.enum(STAGES).nullable().catch(null);

const wireFire = z.object({
  properties: z.object({
    ...{ latitude: z.unknown(), longitude: z.unknown(), agency_code: label, national_fire_id: label },
    ...{ stage_of_control_status: stage, percent_contained: percent, fire_size: quantity },
    ...{ status_date: optionalUtc, fire_was_prescribed: quantity },
  }),
});

export async function readNeighbourFires(
  ask: Ask,
  address: string,
  now: Date,
): Promise<BatchAnswer<NeighbourFire>> {
  const { most } = SOURCES.neighbourFires;
  const query = { CQL_FILTER: "now()>=record_start AND now()<=record_end", count: most };
  const data = await ask.json(featuresUrl(address, "public:cwfif_national_activefires", query));
  return readFeatures(
    data,
    wireFire,
    ({ properties: wire }): NeighbourFire | null | typeof USELESS => {
      // Quebec's own agency has better data of its fires.
      const isOurs = wire.agency_code.toUpperCase() === "QC";
      if (isOurs || (wire.fire_was_prescribed ?? 0) > 0) return USELESS;
      const at = pointOf(wire.longitude, wire.latitude);
      if (at === null) return wire.stage_of_control_status === "OUT" ? USELESS : null;
      if (!isAcrossBorder(at)) return USELESS;
      return {
        ...{ id: wire.national_fire_id, agency: wire.agency_code, at, sizeHa: wire.fire_size },
        ...{ stage: wire.stage_of_control_status, percentContained: wire.percent_contained },
        updatedAt: pastOrNull(wire.status_date, now),
      };
    },
    {
      most,
      timeOf: ({ updatedAt }) => updatedAt,
      keyOf: ({ id }) => id,
      isNewer: (one, other) => +(one.updatedAt ?? 0) > +(other.updatedAt ?? 0),
      isUseful: ({ stage }) => stage !== "OUT",
      isSame: (one, other) => isDeepStrictEqual(one.at, other.at),
    },
  );
}
