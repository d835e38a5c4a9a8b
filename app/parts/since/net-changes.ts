import type { FireState } from "#history/fire-state.ts";
import type { DatedChange } from "#history/history-service.ts";

/** Kinds of changes shown for a period, in this order. */
export const PERIOD_KINDS = [
  "fires-new",
  "fires-grown",
  "fires-corrected",
  "fires-status",
  "fires-contained",
  "fires-extinguished",
  "danger-raised",
  "danger-lowered",
  "restrictions-begun",
  "restrictions-changed",
  "restrictions-lifted",
] as const;
export type PeriodKind = (typeof PERIOD_KINDS)[number];

type Side = DatedChange["before"];

/** A subject whose state differs between the start and the end of a period. */
export interface NetChange {
  readonly subject: string;
  readonly before: Side;
  readonly after: Side;
}

/**
 * Computes the net changes of a period. A change that was reversed does not count. A fire that is new and
 * already extinguished counts as both.
 */
export function netChanges(changes: readonly DatedChange[]): ReadonlyMap<PeriodKind, readonly NetChange[]> {
  const net = new Map<PeriodKind, NetChange[]>(PERIOD_KINDS.map((kind) => [kind, []]));
  const groupKey = ({ kind, subject }: DatedChange) => `${kind.split("-")[0]} ${subject}`;
  for (const of of Map.groupBy(changes, groupKey).values()) {
    const [first, last] = [of[0], of.at(-1)];
    if (first === undefined || last === undefined) continue;
    const change = { subject: first.subject, before: first.before, after: last.after };
    for (const kind of kindsOf(change, of)) net.get(kind)?.push(change);
  }
  return net;
}

function kindsOf({ before, after }: NetChange, changes: readonly DatedChange[]): PeriodKind[] {
  const side = after ?? before;
  if (side === null) return [];
  if ("level" in side) {
    if (!before || !after || !("level" in before) || !("level" in after) || before.level === after.level)
      return [];
    return [after.level > before.level ? "danger-raised" : "danger-lowered"];
  }
  if ("type" in side) {
    if (before === null && after !== null) return ["restrictions-begun"];
    if (before !== null && after === null) return ["restrictions-lifted"];
    return isSame(before, after) ? [] : ["restrictions-changed"];
  }
  return fireKinds(fireOf(before), fireOf(after), changes);
}

/** Returns true if a restriction's two states are equal in every field. */
const isSame = (before: Side, after: Side) => JSON.stringify(before) === JSON.stringify(after);

const fireOf = (side: Side): FireState | null => (side !== null && "statusId" in side ? side : null);

function fireKinds(
  before: FireState | null,
  after: FireState | null,
  changes: readonly DatedChange[],
): PeriodKind[] {
  if (after === null) return [];
  const isOut = after.statusId === 6;
  const kinds: PeriodKind[] = [];
  if (before === null) kinds.push("fires-new");
  else if (!isOut && before.statusId !== after.statusId) kinds.push("fires-status");
  const resized = before === null || isOut ? null : sizeKind(before.sizeHa, after.sizeHa);
  if (resized) kinds.push(resized);
  if (!isOut && changes.some(({ kind }) => kind === "fire-contained")) kinds.push("fires-contained");
  if (isOut && before?.statusId !== 6) kinds.push("fires-extinguished");
  return kinds;
}

/** Returns the kind of a new size: growth if larger, a correction if first or smaller; null if unchanged. */
function sizeKind(before: number | null, after: number | null): PeriodKind | null {
  if (after === null || before === after) return null;
  return before !== null && after > before ? "fires-grown" : "fires-corrected";
}
