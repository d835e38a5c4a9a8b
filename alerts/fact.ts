import type { ChangeKind } from "#database/schema.ts";
import { OUT_OF_CONTROL } from "#fires/status.ts";
import type { Change, Difference } from "#history/change.ts";
import type { Point } from "#territory/point.ts";

export interface FactPlace {
  readonly id: string;
  /** Null if the person gave no nickname. */
  readonly nickname: string | null;
  readonly at: Point;
  readonly distanceKm: number | null;
}

export interface Fact {
  readonly change: Change;
  readonly observedAt: Date;
  /** The received all-clear that this change proves false: the message corrects it. */
  readonly falseAllClear?: Change | null;
  /** Null if the alert is for a person who follows the fire, not for a place. */
  readonly place: FactPlace | null;
}

/** Returns a unique key of a change's subject, because a zone number could equal a restriction id. */
export const subjectOf = ({ kind, subject }: { readonly kind: ChangeKind; readonly subject: string }) =>
  kind === "danger" ? `zone ${subject}` : subject;

/** Returns the newest state of a change's subject. Every change has at least one side. */
export function lastStateOf<State>({ subject, before, after }: Difference<unknown, State>): State {
  const state = after ?? before;
  if (state === null) throw new Error(`The change of ${subject} has no side.`);
  return state;
}

/** Returns the rank of a change in a message: threats have the lowest, then starts, then improvements. */
export function gravityOf({ kind, before, after }: Change): number {
  const state = Object(after ?? before);
  const asksToLeave = state.type === "closure" || state.type === "risk";
  switch (kind) {
    case "order-begun":
    case "order-changed":
      return state.isAllClear ? 6 : 0;
    case "order-ended":
      return 6;
    case "restriction-begun":
    case "restriction-changed":
      return asksToLeave ? 0 : 4;
    // A text message only has the first alert. People who were asked to leave must see that they can return.
    case "restriction-lifted":
      return asksToLeave ? 6 : 8;
    case "fire-new":
    case "fire-located":
    case "fire-status":
      return state.statusId === OUT_OF_CONTROL ? 1 : kind === "fire-status" ? 5 : 2;
    case "fire-size":
      return 3;
    case "air-reached":
    case "heat-seen":
    case "road-closed":
      return 4;
    case "air-fell":
    case "road-reopened":
      return 9;
    case "danger":
      return Object(before).level < state.level ? 4 : 9;
    case "fire-contained":
      return 7;
    default:
      return 8;
  }
}

/** The correction of a false all-clear comes before everything except a request to leave. */
const weightOf = ({ change, falseAllClear }: Fact): number =>
  falseAllClear ? Math.min(1, gravityOf(change)) : gravityOf(change);

const KEY = ({ change, place }: Fact) => `${subjectOf(change)} ${place?.id ?? ""}`;

/**
 * Returns the newest fact of each subject at each place, most severe first. Intermediate states are dropped.
 * A followed fire that also has a fact at a place is only sent for the place.
 */
export function factsToSend(facts: readonly Fact[]): Fact[] {
  const newest = new Map<string, Fact>();
  for (const fact of facts.toSorted((a, b) => a.observedAt.getTime() - b.observedAt.getTime())) {
    const earlier = newest.get(KEY(fact));
    // If two changes are from the same moment, keep the most severe.
    const isSameMoment = earlier?.observedAt.getTime() === fact.observedAt.getTime();
    if (earlier && isSameMoment && gravityOf(earlier.change) < gravityOf(fact.change)) continue;
    const falseAllClear = fact.falseAllClear ?? earlier?.falseAllClear;
    newest.set(KEY(fact), falseAllClear ? { ...fact, falseAllClear } : fact);
  }
  const newestFacts = [...newest.values()];
  const atPlaces = new Set(
    newestFacts.flatMap(({ change, place }) => (place === null ? [] : subjectOf(change))),
  );
  return newestFacts
    .filter(({ change, place }) => place !== null || !atPlaces.has(subjectOf(change)))
    .sort((a, b) => weightOf(a) - weightOf(b) || (a.place?.distanceKm ?? 0) - (b.place?.distanceKm ?? 0));
}
