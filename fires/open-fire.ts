import type { DangerLevel } from "./danger.ts";
import type { Restriction } from "./model.ts";
import type { RestrictionType } from "./restriction.ts";

/** Restrictions under which nobody may light a fire, the plainest answer first. */
const FORBIDDING = ["fire", "closure", "risk", "access"] as const satisfies readonly RestrictionType[];
export type ForbiddingType = (typeof FORBIDDING)[number];

/** What is known of a place, by which a fire may be lit there or not. */
export interface OpenFireGround {
  /** Null while they have never come. */
  readonly inForce: readonly Restriction[] | null;
  readonly announced: readonly Restriction[];
  /** In force so near that the place may well be inside: neither limits nor positions are exact. */
  readonly beside: readonly Restriction[];
  /** Today's level; null where none is published, "unavailable" while danger has never come. */
  readonly danger: DangerLevel | null | "unavailable";
  /** Too old to say yes by: a ban may have come since. */
  readonly isOld: boolean;
}

/** Whether an open fire may be lit at a place. A municipality's own rules come on top. */
export type OpenFireAnswer =
  | { readonly kind: "banned" | "beside"; readonly by: ForbiddingType; readonly until: Date | null }
  | { readonly kind: "unknown"; readonly why: "missing" | "old" }
  | {
      readonly kind: "allowed";
      readonly danger: DangerLevel | null | "unavailable";
      /** When a ban that is announced begins. */
      readonly bannedFrom: Date | null;
    };

/** A ban is a no however old; a yes needs restrictions that are there and fresh enough. */
export function openFireAnswer({
  inForce,
  announced,
  beside,
  danger,
  isOld,
}: OpenFireGround): OpenFireAnswer {
  if (inForce === null) return { kind: "unknown", why: "missing" };
  const ban = firstBan(inForce);
  if (ban) return { kind: "banned", ...ban };
  if (isOld) return { kind: "unknown", why: "old" };
  const near = firstBan(beside);
  if (near) return { kind: "beside", ...near };
  const starts = announced.flatMap(({ type, startsAt }) =>
    isForbidding(type) && startsAt ? [startsAt] : [],
  );
  return {
    kind: "allowed",
    danger,
    bannedFrom: starts.toSorted((a, b) => a.getTime() - b.getTime())[0] ?? null,
  };
}

function firstBan(restrictions: readonly Restriction[]): { by: ForbiddingType; until: Date | null } | null {
  for (const by of FORBIDDING) {
    const bans = restrictions.filter(({ type }) => type === by);
    if (bans.length > 0) return { by, until: lastEnd(bans) };
  }
  return null;
}

const isForbidding = (type: RestrictionType) => FORBIDDING.some((each) => each === type);

/** Several bans end when the last of them does; null when one has no end. */
function lastEnd(bans: readonly Restriction[]): Date | null {
  const ends = bans.map(({ endsAt }) => endsAt);
  return ends.includes(null)
    ? null
    : (ends.toSorted((a, b) => (b?.getTime() ?? 0) - (a?.getTime() ?? 0))[0] ?? null);
}
