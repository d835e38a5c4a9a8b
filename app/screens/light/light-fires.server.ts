import { sortFires } from "#fires/chosen-fires.ts";
import type { Fire } from "#fires/model.ts";
import { isActive, OUT_OF_CONTROL } from "#fires/status.ts";
import type { Language } from "#territory/language.ts";
import { firePlace, fireRow, regionName } from "../../parts/fire/rows.server.ts";
import { activeCounts } from "../../parts/fire/summary.server.ts";

/** From this size in hectares on, a fire is in the first list even if it is not out of control. */
export const LARGE_HA = 100;

/** Limits of fires in the first list and in all region lists: in 14 KB, each fire takes 12 to 20 bytes. */
const MOST_WORST = 50;
const MOST_OTHERS = 400;

const isWorst = ({ statusId, sizeHa }: Fire) => statusId === OUT_OF_CONTROL || (sizeHa ?? 0) >= LARGE_HA;

/** Returns the active fires: their counts, the most serious fires, and all other fires by region. */
export function lightFires(all: readonly Fire[], language: Language, now: Date) {
  const active = sortFires(
    all.filter(({ statusId }) => isActive(statusId)),
    "gravity",
  );
  const everyWorst = active.filter(isWorst);
  const worst = everyWorst.slice(0, MOST_WORST);
  const first = new Set(worst);
  const others = active.filter((fire) => !first.has(fire));
  const listed = new Set(others.slice(0, MOST_OTHERS));
  const regions = [...Map.groupBy(others, ({ region }) => region)].map(([code, fires]) => ({
    /** Code of the region; null for fires whose region is unknown. */
    code,
    name: code === null ? null : regionName(code, language),
    count: fires.length,
    /** Fires of the region that are listed, most serious first. Their `place` does not repeat the region. */
    listed: fires
      .filter((fire) => listed.has(fire))
      .map((fire) => ({
        ...fireRow(fire, language, now),
        place: firePlace({ ...fire, region: null }, language),
      })),
  }));
  return {
    ...activeCounts(active),
    /** First list: fires out of control or large, most serious first, up to `MOST_WORST`. */
    worst: worst.map((fire) => fireRow(fire, language, now)),
    worstCount: everyWorst.length,
    regions: regions.toSorted((a, b) => b.count - a.count),
    /** Number of fires in `regions` that are counted but not listed. */
    left: others.length - listed.size,
  };
}

export type LightFires = ReturnType<typeof lightFires>;
/** The active fires of a region that are not in the first list. */
export type RegionFires = LightFires["regions"][number];
