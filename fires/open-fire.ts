import type { DangerLevel } from "./danger.ts";
import type { Restriction } from "./model.ts";
import type { RestrictionType } from "./restriction.ts";

/** Types of restrictions that forbid fires. The first two also ask people to leave, or prepare to leave. */
export const FORBIDDING = ["risk", "closure", "fire", "access"] as const satisfies readonly RestrictionType[];
export type ForbiddingType = (typeof FORBIDDING)[number];

/** From this level up, no fire should be lit even without a ban. */
export const LIGHT_NOTHING: DangerLevel = 4;

/** Strongest wind, in km/h, in which a fire can be lit. */
export const MOST_WIND_KMH = 20;

/** Today's danger level, or why there is no level: not rated (far north), not published or not received. */
export type DangerToday = DangerLevel | "unrated" | "unpublished" | "unavailable";

/** Known facts about a place that decide whether a fire is allowed there. */
export interface OpenFireFacts {
  /** Restrictions in force that certainly apply here; null if restrictions have never arrived. */
  readonly inForce: readonly Restriction[] | null;
  /** Restrictions in force that possibly apply here, since their records contradict themselves. */
  readonly maybe: readonly Restriction[];
  readonly announced: readonly Restriction[];
  /** Restrictions in force so near that the place can be inside: boundaries and locations are not exact. */
  readonly beside: readonly Restriction[];
  readonly danger: DangerToday;
  /** Reason why the restrictions are not sufficient to allow a fire. */
  readonly doubt: Doubt | null;
}

/**
 * Doubt about restrictions: they never arrived, they are so old that a ban can have begun since, or they
 * include an unreadable or unplaced restriction, which can be a ban here.
 */
export type Doubt = "missing" | "old" | "incomplete";

/** No answer: restrictions are missing, old, incomplete or unclear, or an official order applies. */
export type Unknown =
  | {
      readonly kind: "unknown";
      /**
       * `ordered` if an official order tells people to leave, to take shelter, to get ready or to stay away;
       * `maybeOrdered` if the order names an area that possibly contains the place.
       */
      readonly why: Doubt | "ordered" | "maybeOrdered";
    }
  | {
      readonly kind: "unknown";
      /** Problem of the first restriction in `about`: unknown type, or a record that contradicts itself. */
      readonly why: "untyped" | "contradictory";
      readonly about: readonly Pick<Restriction, "type" | "title">[];
    };

/** A measured wind in which no fire should be lit. */
export interface StrongWind {
  readonly station: string;
  /** Distance from the place to the station. */
  readonly km: number;
  readonly speedKmh: number;
  readonly observedAt: Date;
}

/** No provincial ban is in force: the danger level advises, and a municipality can forbid more. */
export interface Unbanned {
  readonly kind: "unbanned";
  readonly danger: DangerToday;
  /** Start of an announced ban; null if no ban is announced. */
  readonly bannedFrom: Date | null;
  /** Wind at a station nearby, if it is too strong for a fire now. */
  readonly strongWind?: StrongWind;
}

/** Whether an open fire is allowed at a place. A municipality's own rules apply in addition. */
export type OpenFireAnswer =
  | {
      readonly kind: "banned" | "beside";
      readonly by: ForbiddingType;
      /** End of the last ban in force, of any type; null until further notice. */
      readonly until: Date | null;
      /** Type of the ban that ends last; can be equal to `by`. */
      readonly lasting: ForbiddingType;
      /** Start of an announced ban, which can last beyond `until`; null if no ban is announced. */
      readonly bannedFrom: Date | null;
    }
  | Unknown
  | Unbanned;

/** Returns the answer. A ban, however old, means no. A yes requires fresh, readable, placed restrictions. */
export function openFireAnswer(ground: OpenFireFacts): OpenFireAnswer {
  const { inForce, maybe, beside, announced, danger, doubt } = ground;
  if (inForce === null) return { kind: "unknown", why: "missing" };
  const bannedFrom = firstStart(announced);
  const ban = firstBan(inForce);
  if (ban) return { kind: "banned", ...ban, bannedFrom };
  if (doubt === "old") return { kind: "unknown", why: doubt };
  const near = firstBan(beside);
  if (near) return { kind: "beside", ...near, bannedFrom };
  return answerWithoutBan({
    announced,
    danger,
    doubt,
    unclear: unclearAmong([...inForce, ...beside], maybe),
  });
}

export function answerWithoutBan({
  announced,
  danger,
  doubt,
  unclear,
}: Pick<OpenFireFacts, "announced" | "danger" | "doubt"> & {
  readonly unclear: readonly Restriction[];
}): Unknown | Unbanned {
  const [first] = unclear;
  if (first && doubt !== "old" && doubt !== "missing") {
    const why = first.type === "other" ? "untyped" : "contradictory";
    return { kind: "unknown", why, about: unclear.map(({ type, title }) => ({ type, title })) };
  }
  return doubt
    ? { kind: "unknown", why: doubt }
    : { kind: "unbanned", danger, bannedFrom: firstStart(announced) };
}

/** Returns the answer for old restrictions: a ban stays, and each other answer becomes unknown. */
export const openFireAnswerWhenOld = (answer: OpenFireAnswer): OpenFireAnswer =>
  answer.kind === "banned" || answer.kind === "unknown" ? answer : { kind: "unknown", why: "old" };

/** Returns whether restrictions of a type forbid open fires. */
export function isForbidding(type: RestrictionType): type is ForbiddingType {
  return FORBIDDING.some((each) => each === type);
}

/** Returns whether restrictions of a type forbid open fires, or possibly do because the type is unknown. */
export const mayForbid = (type: RestrictionType): boolean => type === "other" || isForbidding(type);

/** Returns whether a restriction of `type` forbids, or can forbid, what a lifted restriction forbade. */
export const stillForbids = (type: RestrictionType, lifted: RestrictionType): boolean =>
  type === lifted || type === "other" || (mayForbid(lifted) && isForbidding(type));

/** Returns the restrictions that prevent a yes: restrictions of an unknown type, and possible bans. */
export const unclearAmong = (
  inForce: readonly Restriction[],
  maybe: readonly Restriction[],
): readonly Restriction[] => [
  ...inForce.filter(({ type }) => type === "other"),
  ...maybe.filter(({ type }) => mayForbid(type)),
];

function firstBan(restrictions: readonly Restriction[]) {
  const bans = restrictions.filter(({ type }) => isForbidding(type));
  const firstType = (of: readonly Restriction[]) =>
    FORBIDDING.find((type) => of.some((ban) => ban.type === type));
  const by = firstType(bans);
  if (!by) return null;
  const until = lastEnd(bans);
  const lasting = firstType(bans.filter(({ endsAt }) => endsAt?.getTime() === until?.getTime())) ?? by;
  return { by, until, lasting };
}

function firstStart(announced: readonly Restriction[]): Date | null {
  const starts = announced.flatMap(({ type, startsAt }) =>
    isForbidding(type) && startsAt ? [startsAt] : [],
  );
  return [...starts].sort((a, b) => a.getTime() - b.getTime())[0] ?? null;
}

/** Returns the latest end of several bans; null if any ban has no end. */
function lastEnd(bans: readonly Restriction[]): Date | null {
  const ends = bans.map(({ endsAt }) => endsAt);
  return ends.includes(null)
    ? null
    : ([...ends].sort((a, b) => (b?.getTime() ?? 0) - (a?.getTime() ?? 0))[0] ?? null);
}
