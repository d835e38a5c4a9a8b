import { EXTINGUISHED, isActive, OUT_OF_CONTROL } from "#fires/status.ts";
import { type Change, type FireChange, isFireChange } from "#history/change.ts";
import { easeOf } from "./all-clear.ts";

export interface Newsworthiness {
  /** Everyone concerned, or only people whom the fire comes nearer to. */
  readonly toWhom: "all" | "nearer";
  /** True if the alerts do not wait for the day's digest or the end of quiet hours (decision 51). */
  readonly isUrgent: boolean;
  /** Delay (ms) of a change that reverts a very recent status and could itself be reverted; 0 for others. */
  readonly delayMs: number;
}

interface StatusChange {
  readonly before: number;
  readonly after: number;
}

export interface Background {
  /** Earlier changes of status, oldest first. Each change is close enough to revert the previous one. */
  readonly statusChanges: readonly StatusChange[];
  /** Size of the fire in the last alert that was sent to all; null without such an alert or size. */
  readonly sentHa: number | null;
}

/** Delay of a reassuring status that reverts another status, if it does so within the same time. */
export const FLIP_MS = 10 * 60_000;
const SIZE_STEPS_HA = [10, 100, 1_000, 10_000] as const;
/** Size that a fire must reach for its doubling to be news: below it, the fire is still small. */
const LEAST_DOUBLED_HA = SIZE_STEPS_HA[0];
/** Danger level from which changes are sent, because fires start easily. */
const LEAST_SENT_DANGER = 3;
const GRAVE_RESTRICTIONS: readonly string[] = ["closure", "risk"];

const TO_ALL: Newsworthiness = { toWhom: "all", isUrgent: false, delayMs: 0 };
const AT_ONCE: Newsworthiness = { ...TO_ALL, isUrgent: true };

/** Returns who is alerted of a change, and how soon; null if the change is not sent. */
export function newsworthinessOf(change: Change, earlierState: Background): Newsworthiness | null {
  switch (change.kind) {
    case "fire-new":
    case "fire-located":
      return change.after && isActive(change.after.statusId) ? AT_ONCE : null;
    case "fire-status":
      return newsworthinessOfStatus(statusesOf(change, earlierState));
    case "fire-size":
      return (
        change.after && newsworthinessOfSize(change.before?.sizeHa ?? null, change.after.sizeHa, earlierState)
      );
    case "fire-contained":
      return change.after?.containedAt && isActive(change.after.statusId) ? TO_ALL : null;
    case "fire-extinguished":
      return TO_ALL;
    case "fire-gone":
      // The fire was taken off the list: it is unknown whether the fire is out.
      return null;
    case "danger":
      return newsworthinessOfDanger(change.before?.level ?? null, change.after?.level ?? null);
    case "restriction-begun":
    case "restriction-changed":
    case "restriction-lifted": {
      const isGrave = GRAVE_RESTRICTIONS.includes((change.after ?? change.before)?.type ?? "");
      return { ...TO_ALL, isUrgent: isGrave && change.kind !== "restriction-lifted" };
    }
    // Official orders of other authorities are never delayed, even if they reassure.
    case "order-begun":
    case "order-changed":
    case "order-ended":
      return AT_ONCE;
    case "air-reached":
    case "air-fell":
    case "heat-seen":
    case "road-closed":
    case "road-reopened":
      return TO_ALL;
  }
}

/** Returns the background without earlier statuses: the last status was sent, so its reversal is news. */
export const withoutFlips = (earlierState: Background): Background => ({
  ...earlierState,
  statusChanges: [],
});

/** Returns true if a change of status reverts a delayed change. Then neither change is sent. */
export function revertsDelayedChange(change: Change, earlierState: Background): boolean {
  const statuses = isFireChange(change) ? statusesOf(change, earlierState) : [];
  return revertsPrevious(statuses) && wasDelayed(statuses);
}

function statusesOf({ kind, before, after }: FireChange, { statusChanges }: Background): StatusChange[] {
  if (kind !== "fire-status" || after === null) return [];
  return [...statusChanges, { before: before?.statusId ?? Number.NaN, after: after.statusId }];
}

const revertsPrevious = (statuses: readonly StatusChange[]) =>
  statuses.length > 1 && statuses.at(-2)?.before === statuses.at(-1)?.after;

/** Returns true if the previous change was delayed and is not sent yet. */
const wasDelayed = (statuses: readonly StatusChange[]) =>
  (newsworthinessOfStatus(statuses.slice(0, -1))?.delayMs ?? 0) > 0;

/** Rates the last of a fire's changes of status, by the changes shortly before it. */
function newsworthinessOfStatus(statuses: readonly StatusChange[]): Newsworthiness | null {
  const last = statuses.at(-1);
  if (last === undefined) return null;
  // The status is back to the last one that people received.
  if (revertsPrevious(statuses) && wasDelayed(statuses)) return null;
  if (last.after === OUT_OF_CONTROL || last.before === EXTINGUISHED) return AT_ONCE;
  // Only a reassuring change can wait, because it could be reverted.
  return revertsPrevious(statuses) && easeOf(last.after) > easeOf(last.before)
    ? { ...TO_ALL, delayMs: FLIP_MS }
    : TO_ALL;
}

function newsworthinessOfSize(
  before: number | null,
  after: number | null,
  { sentHa }: Background,
): Newsworthiness | null {
  if (after === null) return null;
  const from = before ?? 0;
  const isPast = SIZE_STEPS_HA.some((step) => from < step && after >= step);
  const base = sentHa ?? from;
  const hasDoubled = after >= LEAST_DOUBLED_HA && base > 0 && after >= 2 * base;
  if (isPast || hasDoubled) return AT_ONCE;
  return after > from ? { ...AT_ONCE, toWhom: "nearer" } : null;
}

function newsworthinessOfDanger(before: number | null, after: number | null): Newsworthiness | null {
  if (before === null || after === null) return null;
  const isUp = after > before && after >= LEAST_SENT_DANGER;
  const isDown = after < before && before >= LEAST_SENT_DANGER;
  return isUp || isDown ? TO_ALL : null;
}
