import type { DangerLevel } from "./danger.ts";
import type { Restriction } from "./model.ts";
import type { RestrictionType } from "./restriction.ts";

/** Restrictions under which nobody may light a fire, first what else must be done: be ready to leave, leave. */
export const FORBIDDING = ["risk", "closure", "fire", "access"] as const satisfies readonly RestrictionType[];
export type ForbiddingType = (typeof FORBIDDING)[number];

/** From this level up nothing should be lit, even without a ban. */
export const LIGHT_NOTHING: DangerLevel = 4;

/**
 * Today's level; or why there is none: the far north is not rated, the agency published none, or its danger has
 * never come.
 */
export type DangerToday = DangerLevel | "unrated" | "unpublished" | "unavailable";

/** What is known of a place, by which a fire may be lit there or not. */
export interface OpenFireGround {
  /** Null while they have never come. */
  readonly inForce: readonly Restriction[] | null;
  /** Restrictions in force that possibly hold here: their records contradict themselves. */
  readonly maybe: readonly Restriction[];
  readonly announced: readonly Restriction[];
  /** In force so near that the place may well be inside: neither limits nor positions are exact. */
  readonly beside: readonly Restriction[];
  readonly danger: DangerToday;
  /** Why what is known of restrictions is not enough to say yes by. */
  readonly doubt: Doubt | null;
}

/**
 * Restrictions have never come; or so long ago that a ban may have come since; or one of them cannot be read or placed, so that it may
 * be a ban right here.
 */
export type Doubt = "missing" | "old" | "incomplete";

/** No answer, because of all restrictions, or because of those that possibly hold here. */
export type Unknown =
  | { readonly kind: "unknown"; readonly why: Doubt }
  | {
      readonly kind: "unknown";
      /** The type of the first is unknown, or its record contradicts itself. */
      readonly why: "untyped" | "contradictory";
      readonly about: readonly Pick<Restriction, "type" | "title">[];
    };

/** No provincial ban is in force: the danger advises, and a municipality may forbid more. */
export interface Unbanned {
  readonly kind: "unbanned";
  readonly danger: DangerToday;
  /** When a ban that is announced begins. */
  readonly bannedFrom: Date | null;
}

/** Whether an open fire may be lit at a place. A municipality's own rules come on top. */
export type OpenFireAnswer =
  | {
      readonly kind: "banned" | "beside";
      readonly by: ForbiddingType;
      /** When the last ban in force ends, of whichever type; null until further notice. */
      readonly until: Date | null;
      /** The type of the ban that ends last: `by` where that one does. */
      readonly lasting: ForbiddingType;
      /** When a ban that is announced begins: this one's end may not be the last. */
      readonly bannedFrom: Date | null;
    }
  | Unknown
  | Unbanned;

/** A ban is a no however old; a yes needs restrictions that are there, fresh enough, and all read and placed. */
export function openFireAnswer(ground: OpenFireGround): OpenFireAnswer {
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

/** What to say where no ban in force is known. */
export function answerWithoutBan({
  announced,
  danger,
  doubt,
  unclear,
}: Pick<OpenFireGround, "announced" | "danger" | "doubt"> & {
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

/** What an answer becomes once the restrictions it was given by are old; a ban stays one. */
export const openFireAnswerWhenOld = (answer: OpenFireAnswer): OpenFireAnswer =>
  answer.kind === "banned" || answer.kind === "unknown" ? answer : { kind: "unknown", why: "old" };

/** Whether restrictions of a type forbid open fires. */
export function isForbidding(type: RestrictionType): type is ForbiddingType {
  return FORBIDDING.some((each) => each === type);
}

/** Whether restrictions of a type forbid open fires, or could: the type is unknown. */
export const mayForbid = (type: RestrictionType): boolean => type === "other" || isForbidding(type);

/** Whether a restriction of a type forbids what the lift of another allows, or could: its type is unknown. */
export const stillForbids = (type: RestrictionType, lifted: RestrictionType): boolean =>
  type === lifted || type === "other" || (mayForbid(lifted) && isForbidding(type));

/** Gives the restrictions that prevent a yes: those of an unknown type, and possible bans. */
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

/** Several bans end when the last of them does; null when one has no end. */
function lastEnd(bans: readonly Restriction[]): Date | null {
  const ends = bans.map(({ endsAt }) => endsAt);
  return ends.includes(null)
    ? null
    : ([...ends].sort((a, b) => (b?.getTime() ?? 0) - (a?.getTime() ?? 0))[0] ?? null);
}
