import { believeRestrictions } from "#fires/believe-restrictions.ts";
import { matchRestrictions } from "#fires/match-restrictions.ts";
import type { Restriction } from "#fires/model.ts";
import { listedRestriction } from "#fires/restriction-facts.server.ts";
import { hasStarted } from "#fires/restriction-rules.ts";
import type { ComparedAnswer, RestrictionChange, RestrictionChangeKind } from "./change.ts";
import type { RestrictionsReading, StoredRestriction } from "./restriction-reading.server.ts";

const DAY_MS = 24 * 3_600_000;
/** Time in ms within which a lifted restriction that comes back counts as the same restriction. */
const REMEMBERED_MS = 14 * DAY_MS;

/**
 * Checks a response, and lists the changes of restrictions. A restriction begins when it is first seen after
 * its start, and changes with its dates or area. It is lifted after its end, or when its lift is accepted.
 */
export function compareRestrictions(
  known: RestrictionsReading | null,
  answer: { readonly restrictions: readonly Restriction[]; readonly dropped: number },
  at: Date,
): ComparedAnswer<RestrictionsReading, RestrictionChange> {
  const listed = answer.restrictions.map(listedRestriction);
  const held = known?.list.filter(({ liftedAt }) => liftedAt === null) ?? [];
  const lifted = known?.list.filter(({ liftedAt }) => liftedAt !== null) ?? [];
  const judged = believeRestrictions(
    { dropped: known?.dropped ?? answer.dropped, list: held },
    { listed, dropped: answer.dropped },
    at,
  );
  const changes: RestrictionChange[] = [];
  const list: StoredRestriction[] = [];

  for (const { before, after } of judged.updated) {
    // A missing restriction does not begin: it could have been withdrawn before its start.
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
    // Remember a lifted restriction: it can come back, even with another end.
    else if (before.begun) list.push({ ...before, begun: false, liftedAt: at });
  }

  const returned = matchRestrictions(lifted, judged.fresh);
  for (const one of judged.fresh) {
    const { id, state } = one;
    const back = lifted.find(
      (each) => each.id === returned.get(id) && isEarlier(state.startsAt, each.liftedAt),
    );
    const begun = hasStarted(state, at);
    const entry = { ...one, subject: back?.subject ?? id, begun, missing: 0, liftedAt: null };
    list.push(entry);
    if (begun && known !== null)
      changes.push({ kind: "restriction-begun", subject: entry.subject, before: null, after: state });
  }
  const subjects = new Set(list.map(({ subject }) => subject));
  const remembered = lifted.filter(({ subject, liftedAt }) => {
    const age = at.getTime() - (liftedAt?.getTime() ?? 0);
    return !subjects.has(subject) && age < REMEMBERED_MS;
  });
  return {
    next: { v: 1, since: known?.since ?? at, dropped: judged.dropped, list: [...list, ...remembered] },
    changes,
    reason: judged.reason,
  };
}

function kindOf(before: StoredRestriction, after: StoredRestriction | null): RestrictionChangeKind | null {
  const isBegun = after?.begun === true;
  if (before.begun !== isBegun) return isBegun ? "restriction-begun" : "restriction-lifted";
  return isBegun && !isSame(before, after) ? "restriction-changed" : null;
}

/** Returns whether two states are the same. Regions that are named later for the same area do not count. */
function isSame({ state: before }: StoredRestriction, { state: after }: StoredRestriction): boolean {
  const isNamedLater = before.regions.length === 0 && before.area !== null && before.area === after.area;
  const known = isNamedLater ? { ...before, regions: after.regions } : before;
  return JSON.stringify(known) === JSON.stringify(after);
}

/** Returns false if a restriction starts after the lifted restriction ended: the two are then different. */
const isEarlier = (startsAt: Date | null, liftedAt: Date | null): boolean =>
  startsAt === null || liftedAt === null || startsAt < liftedAt;
