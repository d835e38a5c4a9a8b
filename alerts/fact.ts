import type { Change } from "#history/change.ts";
import type { Point } from "#territory/point.ts";
import { subjectOf } from "./subject.ts";

/** The saved place that an alert is for. */
export interface FactPlace {
  readonly id: string;
  /** Null where its person gave none. */
  readonly nickname: string | null;
  readonly at: Point;
  /** From the place to the fire. */
  readonly distanceKm: number | null;
}

/** One alert as its message tells it. */
export interface Fact {
  readonly change: Change;
  readonly observedAt: Date;
  /** The all-clear that its person was told and that the change proves false: the message corrects it. */
  readonly takesBack?: Change | null;
  /** Null of a fire that somebody follows, wherever they are. */
  readonly place: FactPlace | null;
}

/** What people hear first: what threatens, what begins, what eases. */
export function gravityOf({ kind, before, after }: Change): number {
  const state = Object(after ?? before);
  const asksToLeave = state.type === "closure" || state.type === "risk";
  switch (kind) {
    case "restriction-begun":
    case "restriction-changed":
      return asksToLeave ? 0 : 4;
    // A text message tells the first alone: who was to be ready to leave hears that it is over.
    case "restriction-lifted":
      return asksToLeave ? 6 : 8;
    case "fire-new":
    case "fire-located":
    case "fire-status":
      return state.statusId === 3 ? 1 : kind === "fire-status" ? 5 : 2;
    case "fire-size":
      return 3;
    case "danger":
      return Object(before).level < state.level ? 4 : 9;
    case "fire-contained":
      return 7;
    default:
      return 8;
  }
}

/** A false all-clear is corrected before all but what asks to leave. */
const weightOf = ({ change, takesBack }: Fact): number =>
  takesBack ? Math.min(1, gravityOf(change)) : gravityOf(change);

const KEY = ({ change, place }: Fact) => `${subjectOf(change)} ${place?.id ?? ""}`;

/**
 * The newest of what is told of each subject at each place, gravest first: what it was meanwhile is no news. A fire that is followed
 * and near a place is told for the place.
 */
export function toTell(facts: readonly Fact[]): Fact[] {
  const newest = new Map<string, Fact>();
  for (const fact of facts.toSorted((a, b) => a.observedAt.getTime() - b.observedAt.getTime())) {
    const earlier = newest.get(KEY(fact));
    // Of one moment, what weighs most speaks for it.
    const isSameMoment = earlier?.observedAt.getTime() === fact.observedAt.getTime();
    if (earlier && isSameMoment && gravityOf(earlier.change) < gravityOf(fact.change)) continue;
    const takesBack = fact.takesBack ?? earlier?.takesBack;
    newest.set(KEY(fact), takesBack ? { ...fact, takesBack } : fact);
  }
  const told = [...newest.values()];
  const atPlaces = new Set(told.flatMap(({ change, place }) => (place === null ? [] : subjectOf(change))));
  return told
    .filter(({ change, place }) => place !== null || !atPlaces.has(subjectOf(change)))
    .sort((a, b) => weightOf(a) - weightOf(b) || (a.place?.distanceKm ?? 0) - (b.place?.distanceKm ?? 0));
}
