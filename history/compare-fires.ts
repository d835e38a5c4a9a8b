import { believeFires, type FiresAnswer, type FiresVerdict } from "#fires/believe-fires.ts";
import { isActive } from "#fires/status.ts";
import { distanceKm } from "#territory/distance.ts";
import type { FireChange, FireChangeKind } from "./change.ts";
import type { FireState } from "./fire-state.ts";
import type { FiresReading } from "./fires-reading.ts";

const DAY_MS = 24 * 3_600_000;
/** An origin that moves by less stays where it was: coordinates are rounded. */
const SAME_PLACE_KM = 0.5;

export interface FiresComparison {
  readonly verdict: FiresVerdict;
  readonly next: FiresReading;
  readonly changes: readonly FireChange[];
  /** Why the answer is not believed as it is. */
  readonly reason: string | null;
}

/** Judges an answer, and lists how the believed fires changed. The first answer changes nothing. */
export function compareFires(
  known: FiresReading | null,
  answer: FiresAnswer<FireState>,
  at: Date,
): FiresComparison {
  const { verdict, belief, reason, lacksMany } = believeFires(known, answer, at);
  const isBegun = known === null || verdict === "restarted";
  const next: FiresReading = { v: 1, since: isBegun ? at : known.since, ...belief };
  if (known === null) return { verdict, next, changes: [], reason };
  const changes =
    verdict === "restarted" ? sinceBelieved(known, next) : differencesOf(known, next, lacksMany);
  return { verdict, next, changes, reason };
}

/**
 * Lists what another season's list adds to the known one: changes of the same fires, and active fires that began after
 * the last believed answer, or within a day before it.
 */
function sinceBelieved(known: FiresReading, next: FiresReading): FireChange[] {
  const since = known.believedAt.getTime() - DAY_MS;
  return Object.entries(next.fires).flatMap(([subject, { state, gone }]): FireChange[] => {
    if (gone) return [];
    const before = known.fires[subject]?.state;
    if (before !== undefined && before.startedAt?.getTime() === state.startedAt?.getTime())
      return changesOf(subject, before, state, known.since);
    const began = state.startedAt ?? state.modifiedAt;
    const isNews = isActive(state.statusId) && (began === null || began.getTime() >= since);
    return isNews ? [{ kind: "fire-new", subject, before: null, after: state }] : [];
  });
}

function differencesOf(known: FiresReading, next: FiresReading, lacksMany: boolean): FireChange[] {
  return Object.entries(next.fires).flatMap(([subject, after]) => {
    const before = known.fires[subject];
    if (before === undefined) return [{ kind: "fire-new", subject, before: null, after: after.state }];
    if (before === after) return [];
    const changes = changesOf(subject, before.state, after.state, known.since);
    return after.gone && !before.gone && !lacksMany
      ? [...changes, { kind: "fire-gone", subject, before: before.state, after: null }]
      : changes;
  });
}

const changesOf = (subject: string, before: FireState, after: FireState, since: Date): FireChange[] =>
  differences(before, after, since).map((kind) => ({ kind, subject, before, after }));

function differences(before: FireState, after: FireState, since: Date): FireChangeKind[] {
  const kinds: FireChangeKind[] = [];
  if (after.statusId !== before.statusId)
    kinds.push(isActive(after.statusId) ? "fire-status" : "fire-extinguished");
  if (after.sizeHa !== before.sizeHa) kinds.push("fire-size");
  if (after.at !== null && (before.at === null || distanceKm(before.at, after.at) > SAME_PLACE_KM))
    kinds.push("fire-located");
  // The list of contained fires can come later than the first answer: an earlier date is no news.
  if (
    after.containedAt?.getTime() !== before.containedAt?.getTime() &&
    !(after.containedAt && after.containedAt < since)
  )
    kinds.push("fire-contained");
  return kinds;
}
