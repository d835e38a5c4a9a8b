import { isActive } from "#fires/status.ts";
import { type Change, type FireChange, isFireChange } from "#history/change.ts";
import { easeOf } from "./all-clear.ts";

/** What of a change people hear. */
export interface Deserving {
  /** Everyone whom it concerns, or those alone whom the fire comes nearer to. */
  readonly toWhom: "all" | "nearer";
  /** Waits neither for the day's digest nor for the end of quiet hours (decision 51). */
  readonly isUrgent: boolean;
  /** How long it waits: it takes back a status of a moment ago, and may itself be taken back as soon. */
  readonly holdMs: number;
}

interface StatusChange {
  readonly before: number;
  readonly after: number;
}

/** What was known of the subject before. */
export interface Background {
  /** Each soon enough after the one before to take it back, as is the change itself; oldest first. */
  readonly statusChanges: readonly StatusChange[];
  /** What its size was when last told. */
  readonly toldHa: number | null;
}

/** A status that flips back within so long is held as long. */
export const FLIP_MS = 10 * 60_000;
const SIZE_STEPS_HA = [10, 100, 1_000, 10_000] as const;
const OUT_OF_CONTROL = 3;
const OUT = 6;
/** Under it, twice as large is still small. */
const LEAST_DOUBLED_HA = SIZE_STEPS_HA[0];
/** From this level on, fires start easily: people hear of it. */
const TOLD_DANGER = 3;
const GRAVE_RESTRICTIONS: readonly string[] = ["closure", "risk"];

const TO_ALL: Deserving = { toWhom: "all", isUrgent: false, holdMs: 0 };
const AT_ONCE: Deserving = { ...TO_ALL, isUrgent: true };

/** Whether anybody is to hear of a change, and how soon; null when nobody is. */
export function deserving(change: Change, background: Background): Deserving | null {
  switch (change.kind) {
    case "fire-new":
    case "fire-located":
      return change.after && isActive(change.after.statusId) ? AT_ONCE : null;
    case "fire-status":
      return deservingStatus(statusesOf(change, background));
    case "fire-size":
      return change.after && deservingSize(change.before?.sizeHa ?? null, change.after.sizeHa, background);
    case "fire-contained":
      return change.after?.containedAt && isActive(change.after.statusId) ? TO_ALL : null;
    case "fire-extinguished":
      return TO_ALL;
    case "fire-gone":
      // Taken off the list: nobody knows whether it is out.
      return null;
    case "danger":
      return deservingDanger(change.before?.level ?? null, change.after?.level ?? null);
    case "restriction-begun":
    case "restriction-changed":
    case "restriction-lifted": {
      const isGrave = GRAVE_RESTRICTIONS.includes((change.after ?? change.before)?.type ?? "");
      return { ...TO_ALL, isUrgent: isGrave && change.kind !== "restriction-lifted" };
    }
  }
}

/** What is known, but for statuses that flip: people heard of the one before. */
export const withoutFlips = (background: Background): Background => ({ ...background, statusChanges: [] });

/** Whether a change of status takes back one that is held: people heard of neither, and need not. */
export function takesBackHeld(change: Change, background: Background): boolean {
  const statuses = isFireChange(change) ? statusesOf(change, background) : [];
  return takesBack(statuses) && wasHeld(statuses);
}

function statusesOf({ kind, before, after }: FireChange, { statusChanges }: Background): StatusChange[] {
  if (kind !== "fire-status" || after === null) return [];
  return [...statusChanges, { before: before?.statusId ?? Number.NaN, after: after.statusId }];
}

const takesBack = (statuses: readonly StatusChange[]) =>
  statuses.length > 1 && statuses.at(-2)?.before === statuses.at(-1)?.after;

/** Whether the change before the last one waited, not told yet. */
const wasHeld = (statuses: readonly StatusChange[]) =>
  (deservingStatus(statuses.slice(0, -1))?.holdMs ?? 0) > 0;

/** Judges the last of a fire's changes of status, by those shortly before it. */
function deservingStatus(statuses: readonly StatusChange[]): Deserving | null {
  const last = statuses.at(-1);
  if (last === undefined) return null;
  // It is back where people last heard it was.
  if (takesBack(statuses) && wasHeld(statuses)) return null;
  if (last.after === OUT_OF_CONTROL || last.before === OUT) return AT_ONCE;
  // Only what reassures can wait: it may be taken back.
  return takesBack(statuses) && easeOf(last.after) > easeOf(last.before)
    ? { ...TO_ALL, holdMs: FLIP_MS }
    : TO_ALL;
}

function deservingSize(
  before: number | null,
  after: number | null,
  { toldHa }: Background,
): Deserving | null {
  if (after === null) return null;
  const from = before ?? 0;
  const isPast = SIZE_STEPS_HA.some((step) => from < step && after >= step);
  const base = toldHa ?? from;
  const hasDoubled = after >= LEAST_DOUBLED_HA && base > 0 && after >= 2 * base;
  if (isPast || hasDoubled) return AT_ONCE;
  return after > from ? { ...AT_ONCE, toWhom: "nearer" } : null;
}

function deservingDanger(before: number | null, after: number | null): Deserving | null {
  if (before === null || after === null) return null;
  const isUp = after > before && after >= TOLD_DANGER;
  const isDown = after < before && before >= TOLD_DANGER;
  return isUp || isDown ? TO_ALL : null;
}
