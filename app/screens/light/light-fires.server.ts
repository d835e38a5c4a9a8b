import type { Fire } from "#fires/model.ts";
import { sortFires } from "#fires/sort-fires.ts";
import { isActive, type StatusId } from "#fires/status.ts";
import type { Language } from "#territory/language.ts";
import { firePlace, fireRow, regionName } from "../../parts/fire/rows.server.ts";
import type { FireRow } from "../../parts/fire/rows.ts";
import { activeCounts } from "../../parts/fire/summary.server.ts";

/** From this size on, a fire is in the first list even if it is not out of control. */
export const LARGE_HA = 100;
const OUT_OF_CONTROL: StatusId = 3;

/** The page weighs 14 KB at most: a fire takes 12 to 20 bytes of it. */
const MOST_WORST = 50;
const MOST_OTHERS = 400;

/** The active fires of a region that are not in the first list. */
export interface RegionFires {
  /** Two-digit code; null for the fires whose region nobody knows. */
  readonly code: string | null;
  readonly name: string | null;
  readonly count: number;
  /** The fires that are listed, the gravest first; their place leaves out the region. */
  readonly listed: readonly FireRow[];
}

export interface LightFires extends ReturnType<typeof activeCounts> {
  /** Out of control or large, the gravest first; as many as fit. */
  readonly worst: readonly FireRow[];
  /** How many are out of control or large. */
  readonly worstCount: number;
  readonly regions: readonly RegionFires[];
  /** How many of the fires in `regions` are only counted. */
  readonly left: number;
}

const isWorst = ({ statusId, sizeHa }: Fire) => statusId === OUT_OF_CONTROL || (sizeHa ?? 0) >= LARGE_HA;

/** The active fires: their counts, the worst, and the others by region. */
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
