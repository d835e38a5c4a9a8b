import type { Change } from "#history/change.ts";

const EASES: Readonly<Record<number, number>> = { 4: 1, 5: 2, 6: 3 };

/** How much a fire's status reassures: being held, under control and extinguished, in this order; 0 for all others. */
export const easeOf = (statusId: number): number => EASES[statusId] ?? 0;

const statusOf = (side: Change["before"]): number =>
  side !== null && "statusId" in side ? side.statusId : Number.NaN;

/** Whether a change reassures: if it is false, somebody may go back, or light a fire. */
export function isAllClear(change: Change): boolean {
  switch (change.kind) {
    case "fire-status":
    case "fire-extinguished":
      return easeOf(statusOf(change.after)) > easeOf(statusOf(change.before));
    case "fire-contained":
      return change.after?.containedAt != null;
    case "restriction-lifted":
      return true;
    case "danger":
      return (change.after?.level ?? 0) < (change.before?.level ?? 0);
    default:
      return false;
  }
}

/** Whether a fire's status is worse than it was before. */
export const isWorse = ({ kind, before, after }: Change): boolean =>
  kind === "fire-status" && easeOf(statusOf(after)) < easeOf(statusOf(before));

/** A change with its row's id. */
export interface Numbered {
  readonly id: number;
  readonly change: Change;
}

const TELL_STATUS: readonly Change["kind"][] = [
  "fire-new",
  "fire-located",
  "fire-status",
  "fire-extinguished",
];

/**
 * The changes of a subject that reassured, and that a newer change proves false. It stops at the last change that already took back all
 * before it.
 * @param newestFirst what came before the change, of the same subject
 */
export function provedFalse(change: Change, newestFirst: readonly Numbered[]): Numbered[] {
  const found: Numbered[] = [];
  for (const earlier of newestFirst) {
    const says = saysOf(change, earlier.change);
    if (says === "the same") break;
    if (says === "better") found.push(earlier);
  }
  return found;
}

/** What an earlier change said, compared with a newer one; null if it says nothing of what the newer one is about. */
function saysOf(change: Change, { kind, after }: Change): "better" | "the same" | null {
  switch (change.kind) {
    case "fire-status":
      if (!isWorse(change) || !TELL_STATUS.includes(kind)) return null;
      return easeOf(statusOf(after)) > easeOf(statusOf(change.after)) ? "better" : "the same";
    case "fire-contained":
      if (kind !== "fire-contained" || change.after?.containedAt) return null;
      return Object(after).containedAt ? "better" : "the same";
    case "restriction-begun":
      if (kind === "restriction-lifted") return "better";
      return kind === "restriction-begun" ? "the same" : null;
    default:
      return null;
  }
}

/** Whether two sides of changes say the same: of fires, the same status. */
export const isSameSide = (one: Change["before"], other: Change["before"]): boolean =>
  one !== null && "statusId" in one
    ? statusOf(one) === statusOf(other)
    : JSON.stringify(one) === JSON.stringify(other);
