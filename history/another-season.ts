import type { Fire } from "#fires/model.ts";
import { type FiresReading, newestDate } from "./fires-reading.ts";

const HOUR_MS = 3_600_000;
/** No cache serves an answer this old: the data itself was put back. */
const REWOUND_MS = 12 * HOUR_MS;
/** A start date corrected by less is the same fire's. */
const SAME_START_MS = 48 * HOUR_MS;
/** Fewer fires may come late to the list. */
const FEW_LATE = 5;

/** Why an answer does not carry on the season that is known. */
export type AnotherSeason = "emptied" | "rewound" | "replaced";

/**
 * Looks for a season that was restarted, put back, or replaced by another: comparing the two would tell changes
 * that never happened. `null` when the answer carries on what is known.
 * @param seenAt when the known fires were read, for a list that holds no date
 */
export function anotherSeason(
  known: FiresReading,
  listed: ReadonlyMap<string, Fire>,
  seenAt: Date,
): AnotherSeason | null {
  if (listed.size === 0) return Object.keys(known.fires).length > 0 ? "emptied" : null;
  if (areReplaced(known, listed) || areOldAndUnknown(known, listed, seenAt)) return "replaced";
  return isRewound(known, listed) ? "rewound" : null;
}

/** Most of the fires that bear a known name began another day. */
function areReplaced(known: FiresReading, listed: ReadonlyMap<string, Fire>): boolean {
  let common = 0;
  let others = 0;
  for (const [id, { startedAt }] of listed) {
    const before = known.fires[id]?.state.startedAt;
    if (!before || !startedAt) continue;
    common += 1;
    if (Math.abs(startedAt.getTime() - before.getTime()) > SAME_START_MS) others += 1;
  }
  return others >= 2 && others > common / 2;
}

/** Most of the fires are unknown though they began long before the last reading. */
function areOldAndUnknown(known: FiresReading, listed: ReadonlyMap<string, Fire>, seenAt: Date): boolean {
  const reference = (known.clock ?? seenAt).getTime() - SAME_START_MS;
  let late = 0;
  for (const [id, { startedAt }] of listed) {
    if (known.fires[id] === undefined && startedAt !== null && startedAt.getTime() < reference) late += 1;
  }
  return late > Math.max(FEW_LATE, listed.size / 2);
}

/** The data's own clock went back, and records with it. */
function isRewound(known: FiresReading, listed: ReadonlyMap<string, Fire>): boolean {
  const clock = newestDate(listed.values());
  if (known.clock === null || clock === null) return false;
  return known.clock.getTime() - clock.getTime() > REWOUND_MS && countDates(known, listed).older > 0;
}

/** Records dated before, and after, what is kept of the same fire; and fires that are not known. */
export function countDates(known: FiresReading, listed: ReadonlyMap<string, Fire>) {
  const counts = { older: 0, newer: 0, unknown: 0 };
  for (const [id, { modifiedAt }] of listed) {
    const kept = known.fires[id]?.state;
    if (kept === undefined) counts.unknown += 1;
    else if (modifiedAt && kept.modifiedAt) {
      const difference = modifiedAt.getTime() - kept.modifiedAt.getTime();
      if (difference < 0) counts.older += 1;
      if (difference > 0) counts.newer += 1;
    }
  }
  return counts;
}
