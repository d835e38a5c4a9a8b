import { sortFires } from "#fires/chosen-fires.ts";
import type { Fire } from "#fires/model.ts";
import { isActive, type StatusId } from "#fires/status.ts";
import type { Language } from "#territory/language.ts";
import { firePlace, fireRow, regionName } from "../../parts/fire/rows.server.ts";
import type { FireRow } from "../../parts/fire/rows.ts";
import { activeCounts } from "../../parts/fire/summary.server.ts";

/** From this size in hectares on, a fire is in the first list even if it is not out of control. */
export const LARGE_HA = 100;
const OUT_OF_CONTROL: StatusId = 3;

/** Limits to keep the page within 14 KB: a fire takes 12 to 20 bytes. */
const MOST_WORST = 50;
const MOST_OTHERS = 400;

/** The active fires of a region that are not in the first list. */
export interface RegionFires {
  /** Two-digit code; null for fires whose region is unknown. */
  readonly code: string | null;
  readonly name: string | null;
  readonly count: number;
  /** The fires that are listed, most serious first, with their place but not their region. */
  readonly listed: readonly FireRow[];
}

export interface LightFires extends ReturnType<typeof activeCounts> {
  /** Fires out of control or large, most serious first; as many as fit. */
  readonly worst: readonly FireRow[];
  /** How many fires are out of control or large. */
  readonly worstCount: number;
  readonly regions: readonly RegionFires[];
  /** How many of the fires in `regions` are counted but not listed. */
  readonly left: number;
}

const isWorst = ({ statusId, sizeHa }: Fire) => statusId === OUT_OF_CONTROL || (sizeHa ?? 0) >= LARGE_HA;

/** Returns the active fires: their counts, the most serious ones, and the others by region. */
export function lightFires(all: readonly Fire[], language: Language, now: Date): LightFires {
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
    code,
    name: code === null ? null : regionName(code, language),
    count: fires.length,
    listed: fires
      .filter((fire) => listed.has(fire))
      .map((fire) => ({
        ...fireRow(fire, language, now),
        place: firePlace({ ...fire, region: null }, language),
      })),
  }));
  return {
    ...activeCounts(active),
    worst: worst.map((fire) => fireRow(fire, language, now)),
    worstCount: everyWorst.length,
    regions: regions.toSorted((a, b) => b.count - a.count),
    left: others.length - listed.size,
  };
}
