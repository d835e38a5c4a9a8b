import type { Restriction } from "#fires/model.ts";
import { hasEnded, hasStarted } from "#fires/restriction-rules.ts";
import type { Change, RestrictionChangeKind } from "./change.ts";
import { matchRestrictions } from "./match-restrictions.ts";
import {
  type KeptRestriction,
  type RestrictionsReading,
  restrictionStateOf,
} from "./restriction-reading.server.ts";

/** After this many answers in a row without it, a restriction is taken as lifted. */
const ABSENCES_TO_BELIEVE = 3;
/** Somebody told that a ban is over may light a fire: when most vanish at once, a quarter of an hour says it. */
const MASS_ABSENCES_TO_BELIEVE = 15;
const FEW = 3;
const DAY_MS = 24 * 3_600_000;
/** One that began longer before the last answer was hidden from us: it is no news. */
const LATE_MS = DAY_MS;
/** A lifted one that comes back is told again within so long. */
const REMEMBERED_MS = 14 * DAY_MS;

export interface RestrictionsAnswer {
  readonly restrictions: readonly Restriction[];
  /** Records that could not be read: any known restriction may be among them. */
  readonly dropped: number;
  /** What the fires' answer says of what this one lacks: `whole` counts, `wary` must last, `listed` counts nothing. */
  readonly trust: "whole" | "wary" | "listed";
}

export interface RestrictionsComparison {
  readonly next: RestrictionsReading;
  readonly changes: readonly Change[];
}

/**
 * Compares the restrictions in force: one begins when it is first seen after its start, is changed when its dates
 * or area are, and is lifted when its end passes, when it is put off, or when it stays out of the answers.
 */
export function compareRestrictions(
  known: (RestrictionsReading & { readonly readAt: Date }) | null,
  answer: RestrictionsAnswer,
  at: Date,
): RestrictionsComparison {
  const listed = answer.restrictions.map((one) => ({ id: one.id, state: restrictionStateOf(one) }));
  if (known === null) {
    const list = listed.filter(({ state }) => !hasEnded(state, at)).map((one) => entry(one, at));
    return { next: { v: 1, since: at, dropped: answer.dropped, list }, changes: [] };
  }
  const held = known.list.filter(({ liftedAt }) => liftedAt === null);
  const matches = matchRestrictions(held, listed);
  const byKnown = new Map(listed.map((one) => [matches.get(one.id), one] as const));
  const absent = held.filter(({ id, state }) => !byKnown.has(id) && !hasEnded(state, at));
  const isHidden = answer.trust === "listed" || absent.length <= answer.dropped - known.dropped;
  const isMass = absent.length > FEW && absent.length > held.length / 2;
  const enough = isMass || answer.trust === "wary" ? MASS_ABSENCES_TO_BELIEVE : ABSENCES_TO_BELIEVE;
  const absences = isHidden ? null : enough;
  const changes: Change[] = [];
  const list: KeptRestriction[] = [];

  for (const kept of held) {
    const now = byKnown.get(kept.id);
    const next = now ? seen(kept, now, at) : unseen(kept, at, absences);
    const kind = kindOf(kept, next, now !== undefined);
    if (kind !== null) {
      const after = kind === "restriction-lifted" ? null : (next?.state ?? null);
      const before = kind === "restriction-begun" ? null : kept.state;
      changes.push({ kind, subject: kept.subject, before, after });
    }
    if (next !== null) list.push(next);
  }

  const lifted = known.list.filter(({ liftedAt }) => liftedAt !== null);
  for (const one of listed) {
    if (matches.has(one.id) || hasEnded(one.state, at)) continue;
    const back = lifted.find(({ id }) => id === one.id);
    const begun = { ...entry(one, at), subject: back?.subject ?? one.id };
    list.push(begun);
    const isNews = back !== undefined || !isLate(begun, known.readAt);
    if (begun.begun && isNews)
      changes.push({ kind: "restriction-begun", subject: begun.subject, before: null, after: begun.state });
  }
  const ids = new Set(list.map(({ id }) => id));
  const remembered = lifted.filter(({ id, state, liftedAt }) => {
    const age = at.getTime() - (liftedAt?.getTime() ?? 0);
    return !ids.has(id) && !hasEnded(state, at) && age < REMEMBERED_MS;
  });
  const dropped = absent.length === 0 ? answer.dropped : known.dropped;
  return { next: { v: 1, since: known.since, dropped, list: [...list, ...remembered] }, changes };
}

type Listed = Pick<KeptRestriction, "id" | "state">;

function entry({ id, state }: Listed, at: Date): KeptRestriction {
  return { id, subject: id, state, begun: hasStarted(state, at), missing: 0, liftedAt: null };
}

/** Null when it is over. */
function seen(kept: KeptRestriction, { id, state }: Listed, at: Date): KeptRestriction | null {
  if (hasEnded(state, at)) return null;
  return { ...kept, id, state, begun: hasStarted(state, at), missing: 0 };
}

/** Null when it is over; `absences` null when the answer cannot say what it lacks. */
function unseen(kept: KeptRestriction, at: Date, absences: number | null): KeptRestriction | null {
  if (hasEnded(kept.state, at)) return null;
  if (absences === null) return kept;
  const missing = kept.missing + 1;
  if (missing < absences) return { ...kept, missing };
  return kept.begun ? { ...kept, missing, begun: false, liftedAt: at } : null;
}

function kindOf(
  before: KeptRestriction,
  after: KeptRestriction | null,
  isSeen: boolean,
): RestrictionChangeKind | null {
  const isBegun = after?.begun === true;
  if (before.begun !== isBegun) return isBegun ? "restriction-begun" : "restriction-lifted";
  return isBegun && isSeen && !isSame(before, after) ? "restriction-changed" : null;
}

/** Regions that are named where none was are no news of the same area. */
function isSame({ state: before }: KeptRestriction, { state: after }: KeptRestriction): boolean {
  const isNamedLater = before.regions.length === 0 && before.area !== null && before.area === after.area;
  const known = isNamedLater ? { ...before, regions: after.regions } : before;
  return JSON.stringify(known) === JSON.stringify(after);
}

function isLate({ state }: KeptRestriction, readAt: Date): boolean {
  return state.startsAt !== null && state.startsAt.getTime() < readAt.getTime() - LATE_MS;
}
