import type { Fire } from "#fires/model.ts";
import { isActive } from "#fires/status.ts";
import { anotherSeason, countDates } from "./another-season.ts";
import type { Change, FireChangeKind } from "./change.ts";
import { type FireState, stateOf } from "./fire-state.ts";
import {
  ABSENCES_TO_BELIEVE,
  beginFires,
  type FiresReading,
  isListed,
  type KeptFire,
  keep,
  newestDate,
} from "./fires-reading.ts";

/** What looks like another season is believed at the third answer in a row. */
const DOUBTS_TO_BELIEVE = 3;
/** A record that stays older than the one kept for so many answers is the record: its date was corrected. */
const BEHINDS_TO_BELIEVE = 30;
/** Fires are taken off the list one by one; an answer that lacks more, and more than this share, is cut short. */
const MOST_GONE = 3;
const MOST_GONE_SHARE = 0.05;

/** A good answer of the fires' path. */
export interface FiresAnswer {
  /** Each once. */
  readonly fires: readonly Fire[];
  /** Records that could not be read: any known fire may be among them. */
  readonly dropped: number;
}

/**
 * What an answer turned out to be: the `first` one; `compared` with the last; `partial`, compared but for what it
 * lacks; `older` than what is known, or `doubted`, and left aside; or of another season, `restarted` from.
 */
export type Verdict = "first" | "compared" | "partial" | "older" | "doubted" | "restarted";

export interface FiresComparison {
  readonly verdict: Verdict;
  readonly next: FiresReading;
  readonly changes: readonly Change[];
  /** Why an answer was doubted. */
  readonly reason?: string;
}

/** Compares an answer with the fires as last compared. Nothing is news in the first one. */
export function compareFires(
  known: (FiresReading & { readonly readAt: Date }) | null,
  answer: FiresAnswer,
  at: Date,
): FiresComparison {
  const listed = new Map(answer.fires.map((fire) => [fire.id, fire]));
  if (known === null)
    return { verdict: "first", next: beginFires(listed.values(), answer.dropped, at), changes: [] };
  const { readAt, ...kept } = known;
  const reason = anotherSeason(kept, listed, readAt);
  if (reason !== null) {
    const doubted = kept.doubted + 1;
    if (doubted < DOUBTS_TO_BELIEVE)
      return { verdict: "doubted", next: { ...kept, doubted }, changes: [], reason };
    return {
      verdict: "restarted",
      next: beginFires(listed.values(), answer.dropped, at),
      changes: [],
      reason,
    };
  }
  return compareWithKnown({ ...kept, doubted: 0 }, listed, answer.dropped);
}

function compareWithKnown(
  known: FiresReading,
  listed: ReadonlyMap<string, Fire>,
  dropped: number,
): FiresComparison {
  const compared = compareListed(known, listed);
  const { older, newer, unknown } = countDates(known, listed);
  if (older > 0 && newer === 0 && unknown === 0) {
    return {
      verdict: "older",
      next: { ...known, fires: { ...known.fires, ...compared.behind } },
      changes: [],
    };
  }
  const absent = compareAbsent(known, listed, dropped);
  const clock = newestDate([...listed.values(), { startedAt: known.clock, modifiedAt: null }]);
  return {
    verdict: absent.isPartial ? "partial" : "compared",
    next: {
      ...known,
      clock,
      partial: absent.isPartial ? known.partial + 1 : 0,
      dropped: absent.isNone ? dropped : known.dropped,
      fires: withoutPastYears(
        { ...known.fires, ...compared.behind, ...compared.fires, ...absent.fires },
        listed,
      ),
    },
    changes: [...compared.changes, ...absent.changes],
  };
}

interface Compared {
  readonly fires: Record<string, KeptFire>;
  readonly changes: Change[];
}

/**
 * What the answer's records say, each against the one kept; `behind` are those that are older than it. A fire that comes back to the
 * list is no new one: it is what it was, or has changed since.
 */
function compareListed(
  known: FiresReading,
  listed: ReadonlyMap<string, Fire>,
): Compared & { readonly behind: Record<string, KeptFire> } {
  const fires: Record<string, KeptFire> = {};
  const behind: Record<string, KeptFire> = {};
  const changes: Change[] = [];
  for (const [id, fire] of listed) {
    const kept = known.fires[id];
    const state = kept === undefined ? stateOf(fire) : renewed(kept.state, stateOf(fire));
    if (kept === undefined) {
      changes.push({ kind: "fire-new", subject: id, before: null, after: state });
    } else if (isOlderThan(fire, kept.state)) {
      const times = kept.behind + 1;
      behind[id] =
        times < BEHINDS_TO_BELIEVE ? { ...kept, missing: 0, gone: false, behind: times } : keep(state);
      continue;
    } else {
      for (const kind of differences(kept.state, state, known.since))
        changes.push({ kind, subject: id, before: kept.state, after: state });
    }
    fires[id] = keep(state);
  }
  return { fires, behind, changes };
}

function isOlderThan({ modifiedAt }: Fire, kept: FireState): boolean {
  return modifiedAt !== null && kept.modifiedAt !== null && modifiedAt < kept.modifiedAt;
}

/** The newer state; what it leaves out is as it was known. */
function renewed(before: FireState, now: FireState): FireState {
  return {
    ...now,
    name: now.name ?? before.name,
    sizeHa: now.sizeHa ?? before.sizeHa,
    causeId: now.causeId ?? before.causeId,
    region: now.region ?? before.region,
    zone: now.zone ?? before.zone,
    at: now.at ?? before.at,
    startedAt: now.startedAt ?? before.startedAt,
    containedAt: now.containedAt ?? before.containedAt,
    modifiedAt: now.modifiedAt ?? before.modifiedAt,
  };
}

function differences(before: FireState, after: FireState, since: Date): FireChangeKind[] {
  const kinds: FireChangeKind[] = [];
  if (after.statusId !== before.statusId)
    kinds.push(isActive(after.statusId) ? "fire-status" : "fire-extinguished");
  if (after.sizeHa !== before.sizeHa) kinds.push("fire-size");
  // The list that dates it may have failed at the answer that was begun from: what came before that is no news.
  if (
    after.containedAt?.getTime() !== before.containedAt?.getTime() &&
    !(after.containedAt && after.containedAt < since)
  )
    kinds.push("fire-contained");
  return kinds;
}

/** What the answer lacks: absences are counted, and told once there are enough in a row. */
function compareAbsent(
  known: FiresReading,
  listed: ReadonlyMap<string, Fire>,
  dropped: number,
): Compared & { readonly isPartial: boolean; readonly isNone: boolean } {
  const expected = Object.entries(known.fires).filter(([, fire]) => isListed(fire));
  const absent = expected.filter(([id]) => !listed.has(id));
  const fires: Record<string, KeptFire> = {};
  const changes: Change[] = [];
  const isPartial = absent.length > Math.max(MOST_GONE, expected.length * MOST_GONE_SHARE);
  const isNone = absent.length === 0;
  // Those that cannot be read any more may be the very ones that are missing.
  if (absent.length <= dropped - known.dropped) return { fires, changes, isPartial, isNone };
  // A season's list ends, or most of it stays away: that is no news of any one fire, and it may well come back.
  const isBelieved = isPartial && known.partial + 1 >= ABSENCES_TO_BELIEVE;
  for (const [id, fire] of absent) {
    const missing = fire.missing + 1;
    if (!isPartial && missing >= ABSENCES_TO_BELIEVE) {
      changes.push({ kind: "fire-gone", subject: id, before: fire.state, after: null });
      fires[id] = { ...fire, missing, gone: true };
    } else {
      const most = isBelieved ? ABSENCES_TO_BELIEVE : ABSENCES_TO_BELIEVE - 1;
      fires[id] = { ...fire, missing: Math.min(missing, most) };
    }
  }
  return { fires, changes, isPartial, isNone };
}

/** Once fires of a new year are listed, those of the years before that are listed no more are let go. */
function withoutPastYears(fires: Record<string, KeptFire>, listed: ReadonlyMap<string, Fire>) {
  const year = [...listed.values()].reduce((newest, fire) => Math.max(newest, fire.year), 0);
  return pick(fires, (fire) => fire.state.year >= year || isListed(fire));
}

function pick(fires: Record<string, KeptFire>, test: (fire: KeptFire) => boolean): Record<string, KeptFire> {
  return Object.fromEntries(Object.entries(fires).filter(([, fire]) => test(fire)));
}
