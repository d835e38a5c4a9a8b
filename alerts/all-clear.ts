import type { Change } from "#history/change.ts";

const EASES: Readonly<Record<number, number>> = { 4: 1, 5: 2, 6: 3 };

/** Returns how much a fire's status reassures; 0 for a status that does not reassure. */
export const easeOf = (statusId: number): number => EASES[statusId] ?? 0;

const statusOf = (side: Change["before"]): number =>
  side !== null && "statusId" in side ? side.statusId : Number.NaN;

/** Returns true if a change reassures: if its data is wrong, a person could go back, or light a fire. */
export function isAllClear(change: Change): boolean {
  switch (change.kind) {
    case "fire-status":
    case "fire-extinguished":
      return easeOf(statusOf(change.after)) > easeOf(statusOf(change.before));
    case "fire-contained":
      return change.after?.containedAt != null;
    case "restriction-lifted":
    case "order-ended":
    case "air-fell":
    case "road-reopened":
      return true;
    case "danger":
      return (change.after?.level ?? 0) < (change.before?.level ?? 0);
    default:
      return false;
  }
}

export const isWorse = ({ kind, before, after }: Change): boolean =>
  kind === "fire-status" && easeOf(statusOf(after)) < easeOf(statusOf(before));

export interface Numbered {
  readonly id: number;
  readonly change: Change;
}

const KINDS_WITH_STATUS: readonly Change["kind"][] = [
  "fire-new",
  "fire-located",
  "fire-status",
  "fire-extinguished",
];

/**
 * Returns the reassuring changes of a subject that a newer change proves false. Stops at an earlier change
 * that already said the same, because it corrected all changes before it.
 * @param newestFirst earlier changes of the same subject
 */
export function provedFalse(change: Change, newestFirst: readonly Numbered[]): Numbered[] {
  const found: Numbered[] = [];
  for (const earlier of newestFirst) {
    const comparison = compareWith(change, earlier.change);
    if (comparison === "the same") break;
    if (comparison === "better") found.push(earlier);
  }
  return found;
}

/** Compares the state after an earlier change with the state after `change`; null if not comparable. */
function compareWith(change: Change, { kind, after }: Change): "better" | "the same" | null {
  switch (change.kind) {
    case "fire-status":
      if (!isWorse(change) || !KINDS_WITH_STATUS.includes(kind)) return null;
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

/** Returns true if two states, before or after changes, mean the same: for fires, the same status. */
export const isSameSide = (one: Change["before"], other: Change["before"]): boolean =>
  one !== null && "statusId" in one
    ? statusOf(one) === statusOf(other)
    : JSON.stringify(one) === JSON.stringify(other);
