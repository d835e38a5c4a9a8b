import type { FireFacts, FiresBelief } from "./fires-belief.ts";
import { areMany } from "./polls-to-believe.ts";

const HOUR_MS = 3_600_000;
/** Time by which the newest date must go back to show that the data was set back: no cache is this old. */
const REWOUND_MS = 12 * HOUR_MS;
/** Limit for a corrected start date: a larger difference with the same id means another fire. */
const SAME_START_MS = 48 * HOUR_MS;
/** Most fires that can enter the list of a season long after they began. */
const FEW_LATE = 5;
const HALF = 0.5;

/** Reasons why a response does not continue the known season. */
export type AnotherSeason = "rewound" | "replaced";

type Known<F> = Pick<FiresBelief<F>, "fires" | "clock" | "believedAt">;
type Listed<F> = ReadonlyMap<string, F>;

/**
 * Returns whether the season was set back or replaced; null if it was not. In both cases, a comparison would
 * report changes that never happened. Most of the records must show this; a single record never decides.
 */
export function anotherSeason<F extends FireFacts>(known: Known<F>, listed: Listed<F>): AnotherSeason | null {
  if (areReplaced(known, listed) || areOldAndUnknown(known, listed)) return "replaced";
  return isRewound(known, listed) ? "rewound" : null;
}

/** Returns whether most fires with a known id began on another day. */
function areReplaced<F extends FireFacts>(known: Known<F>, listed: Listed<F>): boolean {
  let common = 0;
  let others = 0;
  for (const [id, { startedAt }] of listed) {
    const before = known.fires[id]?.state.startedAt;
    if (!before || !startedAt) continue;
    common += 1;
    if (Math.abs(startedAt.getTime() - before.getTime()) > SAME_START_MS) others += 1;
  }
  return areMany(others, common, HALF);
}

/** Returns whether most fires are unknown although they began long before the last response. */
function areOldAndUnknown<F extends FireFacts>(known: Known<F>, listed: Listed<F>): boolean {
  const reference = (known.clock ?? known.believedAt).getTime() - SAME_START_MS;
  let late = 0;
  for (const [id, { startedAt }] of listed) {
    if (known.fires[id] === undefined && startedAt !== null && startedAt.getTime() < reference) late += 1;
  }
  return late > Math.max(FEW_LATE, listed.size / 2);
}

/** Returns whether most records with a changed date went back, and the newest date went back by hours. */
function isRewound<F extends FireFacts>(known: Known<F>, listed: Listed<F>): boolean {
  const { older, newer, backMs } = countDates(known, listed);
  return areMany(older, newer, 1) && backMs > REWOUND_MS;
}

/** Counts older and newer records, and unknown fires. `backMs` is how far the newest date went back. */
export function countDates<F extends FireFacts>({ fires, clock }: Known<F>, listed: Listed<F>) {
  const counts = { older: 0, newer: 0, unknown: 0 };
  let newest = Number.NEGATIVE_INFINITY;
  for (const [id, { modifiedAt, startedAt }] of listed) {
    newest = Math.max(newest, modifiedAt?.getTime() ?? newest, startedAt?.getTime() ?? newest);
    const knownState = fires[id]?.state;
    if (knownState === undefined) counts.unknown += 1;
    else if (modifiedAt && knownState.modifiedAt) {
      const difference = modifiedAt.getTime() - knownState.modifiedAt.getTime();
      if (difference < 0) counts.older += 1;
      if (difference > 0) counts.newer += 1;
    }
  }
  return { ...counts, backMs: clock === null || !Number.isFinite(newest) ? 0 : clock.getTime() - newest };
}
