import { isNowhere, matchRestrictions } from "./match-restrictions.ts";
import { mayForbid } from "./open-fire.ts";
import { areMany, POLLS_TO_BELIEVE } from "./polls-to-believe.ts";
import type { ListedRestriction, RestrictionFacts } from "./restriction-facts.server.ts";
import { hasEnded, hasStarted, isInForce } from "./restriction-rules.ts";

export interface BelievedRestriction extends ListedRestriction {
  /** Number of responses in a row that lack the restriction or lift it (`isLiftedBy`). */
  readonly missing: number;
}

/** The restrictions as accepted after a response, and the state for judging the next response. */
export interface RestrictionsBelief<K extends BelievedRestriction = BelievedRestriction> {
  /** Number of unreadable records in the last response that had every known restriction. */
  readonly dropped: number;
  readonly list: readonly K[];
}

export interface RestrictionsAnswer {
  /** Restrictions, each once. */
  readonly listed: readonly ListedRestriction[];
  /** Number of unreadable records: any known restriction can be among them. */
  readonly dropped: number;
}

export interface JudgedRestrictions<K extends BelievedRestriction> {
  readonly dropped: number;
  /** Known restrictions with their new state; null for a restriction that is over. */
  readonly updated: readonly { readonly before: K; readonly after: K | null }[];
  readonly fresh: readonly ListedRestriction[];
  /** Ids of listed restrictions that cover less ground than their known state: both states are kept. */
  readonly smaller: readonly string[];
  /** Reason why the response is not fully accepted; null if it is. */
  readonly reason: "many-lifted" | null;
}

const HALF = 0.5;
const POLL_MS = 60_000;
/** Least share of its size that an area keeps if it is only redrawn, not made smaller. */
const SAME_AREA = 0.99;

/** Returns whether so many of the known restrictions are lifted at once that the response is doubted. */
const areMost = (lifted: number, known: number): boolean =>
  (lifted > 0 && lifted === known) || areMany(lifted, 0, 0) || lifted > known * HALF;

/**
 * Decides what to accept of a list of restrictions. Additions apply at once. Removals must last: a
 * restriction that is missing, ends early, is postponed, loses some ground or loses details stays as it was.
 * Pages and the watch both use it.
 */
export function believeRestrictions<K extends BelievedRestriction>(
  known: RestrictionsBelief<K>,
  answer: RestrictionsAnswer,
  at: Date,
): JudgedRestrictions<K> {
  const matches = matchRestrictions(known.list, answer.listed);
  const byKnown = new Map(answer.listed.map((one) => [matches.get(one.id), one] as const));
  const held = known.list.filter(({ state }) => !hasEnded(state, at));
  const absent = held.filter(({ id }) => !byKnown.has(id));
  const lifted = held.filter((restriction) => {
    const now = byKnown.get(restriction.id);
    return now === undefined || isLiftedBy(restriction, now, at);
  });
  // Judge the bans in force separately: all of them can be lifted while other restrictions stay.
  const bans = held.filter(({ state }) => mayForbid(state.type) && isInForce(state, at));
  const areTooMany = [held, bans].some((of) =>
    areMost(of.filter((one) => lifted.includes(one)).length, of.length),
  );
  const needed = areTooMany ? POLLS_TO_BELIEVE.many : POLLS_TO_BELIEVE.few;
  // If more records are unreadable than before, the absent restrictions can be among the unreadable records.
  const canBeUnreadable = answer.dropped > known.dropped;
  const smaller: string[] = [];
  const updated = known.list.map((before) => {
    const now = byKnown.get(before.id);
    if (now && !isLiftedBy(before, now, at))
      return { before, after: hasEnded(now.state, at) ? null : { ...before, ...now, missing: 0 } };
    if (hasEnded(before.state, at)) return { before, after: null };
    const missing = before.missing + 1;
    if (missing < needed || (now === undefined && canBeUnreadable)) {
      if (now && isSmaller(before, now) && isInForce(now.state, at)) smaller.push(now.id);
      return { before, after: { ...before, missing } };
    }
    return { before, after: now && !hasEnded(now.state, at) ? { ...before, ...now, missing: 0 } : null };
  });
  const isWaiting = areTooMany && updated.some(({ after }) => after !== null && after.missing > 0);
  return {
    dropped: absent.length === 0 ? answer.dropped : known.dropped,
    updated,
    fresh: answer.listed.filter(({ id, state }) => !matches.has(id) && !hasEnded(state, at)),
    smaller,
    reason: isWaiting ? "many-lifted" : null,
  };
}

/**
 * Returns whether a new record lifts a restriction in force: the record has an end that is past or moved to
 * the next `POLLS_TO_BELIEVE.many` polls, postpones the start, or lacks the type or some of the ground.
 */
function isLiftedBy(known: BelievedRestriction, listed: ListedRestriction, at: Date): boolean {
  const [before, now] = [known.state, listed.state];
  if (!isInForce(before, at)) return false;
  const soon = new Date(at.getTime() + POLLS_TO_BELIEVE.many * POLL_MS);
  const isCut = hasEnded(now, soon) && !hasEnded(before, soon);
  const isLess = isLessKnown(before, now) || isSmaller(known, listed);
  return isCut || hasEnded(now, at) || !hasStarted(now, at) || isLess;
}

/** Returns whether a restriction certainly lost ground; areas are compared by size. */
function isSmaller(before: ListedRestriction, now: ListedRestriction): boolean {
  if (before.state.area !== null && now.state.area !== null)
    return (now.areaKm2 ?? Infinity) < (before.areaKm2 ?? 0) * SAME_AREA;
  const isDrawnLater = before.state.area === null && now.state.area !== null;
  if (isDrawnLater && before.state.regions.length > 0) return true;
  return before.state.regions.some((code) => !now.state.regions.includes(code));
}

const isLessKnown = (before: RestrictionFacts, now: RestrictionFacts): boolean =>
  (now.type === "other" && before.type !== "other") ||
  (isNowhere(now) && !isNowhere(before)) ||
  (now.unsure?.isWhole === true && before.unsure?.isWhole !== true);
