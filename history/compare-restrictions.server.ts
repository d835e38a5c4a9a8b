import { believeRestrictions } from "#fires/believe-restrictions.ts";
import type { Restriction } from "#fires/model.ts";
import { restrictionFacts } from "#fires/restriction-facts.server.ts";
import { hasEnded, hasStarted } from "#fires/restriction-rules.ts";
import type { RestrictionChange, RestrictionChangeKind } from "./change.ts";
import type { KeptRestriction, RestrictionsReading } from "./restriction-reading.server.ts";

const DAY_MS = 24 * 3_600_000;
/** A restriction that began longer before the last answer was hidden from us: it is no news. */
const LATE_MS = DAY_MS;
/** A lifted restriction that comes back within this time begins again. */
const REMEMBERED_MS = 14 * DAY_MS;

export interface RestrictionsComparison {
  readonly next: RestrictionsReading;
  readonly changes: readonly RestrictionChange[];
  /** Why the answer is not believed as it is. */
  readonly reason: string | null;
}

/**
 * Judges an answer, and lists how the restrictions in force changed: one begins when it is first seen after its
 * start, changes when its dates or area do, and is lifted when its end passes or when its lift is believed.
 */
export function compareRestrictions(
  known: (RestrictionsReading & { readonly readAt: Date }) | null,
  answer: { readonly restrictions: readonly Restriction[]; readonly dropped: number },
  at: Date,
): RestrictionsComparison {
  const listed = answer.restrictions.map((one) => ({ id: one.id, state: restrictionFacts(one) }));
  const held = known?.list.filter(({ liftedAt }) => liftedAt === null) ?? [];
  const lifted = known?.list.filter(({ liftedAt }) => liftedAt !== null) ?? [];
  const judged = believeRestrictions(
    { dropped: known?.dropped ?? answer.dropped, list: held },
    { listed, dropped: answer.dropped },
    at,
  );
  const changes: RestrictionChange[] = [];
  const list: KeptRestriction[] = [];

  for (const { before, after } of judged.kept) {
    // A restriction that is missing from the answer can have been withdrawn before its start.
    const next = after && {
      ...after,
      begun: after.missing === 0 ? hasStarted(after.state, at) : before.begun,
    };
    const kind = kindOf(before, next);
    if (kind !== null)
      changes.push({
        kind,
        subject: before.subject,
        before: kind === "restriction-begun" ? null : before.state,
        after: kind === "restriction-lifted" ? null : (next?.state ?? null),
      });
    if (next !== null) list.push(next);
    // Its end has not passed: it can come back.
    else if (before.begun && !hasEnded(before.state, at))
      list.push({ ...before, begun: false, liftedAt: at });
  }

  for (const { id, state } of judged.fresh) {
    const back = lifted.find((one) => one.id === id);
    const begun = hasStarted(state, at);
    const entry = { id, subject: back?.subject ?? id, state, begun, missing: 0, liftedAt: null };
    list.push(entry);
    const isNews = known !== null && (back !== undefined || !isLate(entry, known.readAt));
    if (begun && isNews)
      changes.push({ kind: "restriction-begun", subject: entry.subject, before: null, after: state });
  }
  const ids = new Set(list.map(({ id }) => id));
  const remembered = lifted.filter(({ id, state, liftedAt }) => {
    const age = at.getTime() - (liftedAt?.getTime() ?? 0);
    return !ids.has(id) && !hasEnded(state, at) && age < REMEMBERED_MS;
  });
  return {
    next: { v: 1, since: known?.since ?? at, dropped: judged.dropped, list: [...list, ...remembered] },
    changes,
    reason: judged.reason,
  };
}

function kindOf(before: KeptRestriction, after: KeptRestriction | null): RestrictionChangeKind | null {
  const isBegun = after?.begun === true;
  if (before.begun !== isBegun) return isBegun ? "restriction-begun" : "restriction-lifted";
  return isBegun && !isSame(before, after) ? "restriction-changed" : null;
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
