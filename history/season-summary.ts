import { z } from "zod";
import type { FireState } from "./fire-state.ts";

/** Upper bounds of the size classes, in hectares; the last class has none. */
export const SIZE_CLASSES = { "under-1": 1, "under-10": 10, "under-100": 100, "under-1000": 1000 } as const;
const LARGEST = "over-1000";

const QUEBEC_MONTH = new Intl.DateTimeFormat("en-CA", { timeZone: "America/Toronto", month: "numeric" });
/** The key of what a record does not say. */
const UNKNOWN = "unknown";

const tally = z.object({ fires: z.number(), hectares: z.number() });
const tallies = z.record(z.string(), tally);
export type Tally = z.output<typeof tally>;

/** A season summed up: fires and hectares, whole and by one trait at a time. */
export const seasonSummary = z.object({
  v: z.literal(1),
  fires: z.number(),
  hectares: z.number(),
  /** By cause id, region code, month (1 to 12, Quebec's), size class, protection; `unknown` where not said. */
  byCause: tallies,
  byRegion: tallies,
  byMonth: tallies,
  bySize: tallies,
  byProtection: tallies,
  /** Changes written during the season, by kind. */
  changes: z.record(z.string(), z.number()),
});
export type SeasonSummary = z.output<typeof seasonSummary>;

export function summarise(
  fires: readonly FireState[],
  changes: Readonly<Record<string, number>>,
): SeasonSummary {
  const by = (keyOf: (fire: FireState) => string) => {
    const found: Record<string, Tally> = {};
    for (const fire of fires) {
      const key = keyOf(fire);
      const { fires: count, hectares } = found[key] ?? { fires: 0, hectares: 0 };
      found[key] = { fires: count + 1, hectares: rounded(hectares + (fire.sizeHa ?? 0)) };
    }
    return found;
  };
  return {
    v: 1,
    fires: fires.length,
    hectares: rounded(fires.reduce((sum, { sizeHa }) => sum + (sizeHa ?? 0), 0)),
    byCause: by(({ causeId }) => String(causeId ?? UNKNOWN)),
    byRegion: by(({ region }) => region ?? UNKNOWN),
    byMonth: by(({ startedAt }) => (startedAt ? QUEBEC_MONTH.format(startedAt) : UNKNOWN)),
    bySize: by(({ sizeHa }) => (sizeHa === null ? UNKNOWN : sizeClass(sizeHa))),
    byProtection: by(({ protection }) => protection),
    changes,
  };
}

function sizeClass(sizeHa: number): string {
  return Object.entries(SIZE_CLASSES).find(([, below]) => sizeHa < below)?.[0] ?? LARGEST;
}

/** Sums of tenths of hectares drift in binary. */
function rounded(hectares: number): number {
  return Math.round(hectares * 100) / 100;
}
