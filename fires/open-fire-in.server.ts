import {
  isWhollyRated,
  pointsOfRegion,
  pointsOfZone,
  zonesOfRegion,
} from "#territory/area-relations.server.ts";
import type { DangerLevel } from "./danger.ts";
import type { Restriction, Situation } from "./model.ts";
import {
  answerWithoutBan,
  type DangerToday,
  FORBIDDING,
  type ForbiddingType,
  isForbidding,
  type Unbanned,
  type Unknown,
  unclearAmong,
} from "./open-fire.ts";
import { dangerToday } from "./open-fire-at.server.ts";
import {
  coveredPart,
  restrictionsTouchingRegion,
  restrictionsTouchingZone,
} from "./restriction-ground.server.ts";
import { restrictionsInForce, surePart, unsurePart, upcomingRestrictions } from "./restriction-rules.ts";
import { restrictionsDoubt } from "./restrictions-doubt.ts";

/** A region by its code, or a danger zone by its number. */
export type RequestedArea =
  | { readonly kind: "region"; readonly code: string }
  | { readonly kind: "zone"; readonly zone: number };

/** Types of restrictions that also ask people to leave, or to prepare to leave. */
const THREATS = ["risk", "closure"] as const satisfies readonly ForbiddingType[];
export type Threat = (typeof THREATS)[number];

/** Covered share from which an area counts as wholly covered: boundaries never match exactly. */
const WHOLE = 0.97;

/** Answer for an area without a ban in force, with the highest danger of the area's zones. */
export interface AreaUnbanned extends Unbanned {
  /** Whether the danger differs between the area's zones: the highest danger is then not everywhere. */
  readonly differs: boolean;
}

/** Whether open fires are allowed in an area: an answer as for a point, or how parts of the area differ. */
export type AreaOpenFireAnswer =
  | {
      readonly kind: "banned";
      /** "several" if only several types together cover the area. */
      readonly by: ForbiddingType | "several";
      /** End of the ban; null until further notice, "varies" if parts of the area have different ends. */
      readonly until: Date | null | "varies";
      /** Other threats in a part of the area, in addition to `by`. */
      readonly threats: readonly Threat[];
    }
  | {
      readonly kind: "part";
      /** Types that forbid fires in a part of the area, in the order of `FORBIDDING`. */
      readonly by: readonly ForbiddingType[];
      /** Result for the rest of the area. */
      readonly elsewhere: Unknown | AreaUnbanned;
    }
  | {
      /** No ban, but an official order to people in a part of the area to leave, stay inside or stay away. */
      readonly kind: "ordered";
      readonly elsewhere: Unknown | AreaUnbanned;
    }
  | Unknown
  | AreaUnbanned;

/** Returns the restrictions whose certain or possible ground touches an area. */
export function restrictionsTouching(
  restrictions: readonly Restriction[],
  area: RequestedArea,
): Restriction[] {
  return area.kind === "region"
    ? restrictionsTouchingRegion(restrictions, area.code)
    : restrictionsTouchingZone(restrictions, area.zone);
}

/** Returns whether open fires are allowed in a region or a zone, by the rule for points. */
export function openFireIn(situation: Situation, area: RequestedArea, now: Date): AreaOpenFireAnswer {
  const { restrictions } = situation;
  if (restrictions.value === null) return { kind: "unknown", why: "missing" };
  const touching = restrictionsTouching(restrictions.value, area);
  const sure = touchingBy(surePart, touching, area);
  const forbidding = sure.filter(({ type }) => isForbidding(type));
  const bans = restrictionsInForce(forbidding, now);
  const by = FORBIDDING.filter((type) => bans.some((ban) => ban.type === type));
  const whole = wholeBan(area, bans, by);
  if (whole) {
    const threats = THREATS.filter((type) => by.includes(type) && type !== whole.by);
    return { kind: "banned", ...whole, threats };
  }
  const { differs, danger } = dangerIn(situation, area, now);
  const announced = upcomingRestrictions(forbidding, now);
  const unclear = unclearAmong(sure, touchingBy(unsurePart, touching, area));
  const answer = answerWithoutBan({
    announced,
    danger,
    doubt: restrictionsDoubt(restrictions, now),
    unclear: restrictionsInForce(unclear, now),
  });
  const rest = answer.kind === "unbanned" ? { ...answer, differs } : answer;
  return by.length > 0 ? { kind: "part", by, elsewhere: rest } : rest;
}

const touchingBy = (
  partOf: (restriction: Restriction) => Restriction | null,
  restrictions: readonly Restriction[],
  area: RequestedArea,
): Restriction[] =>
  restrictionsTouching(
    restrictions.flatMap((each) => partOf(each) ?? []),
    area,
  );

/** Returns the answer for old restrictions: bans and orders stay, but a yes becomes unknown. */
export function areaAnswerWhenOld(answer: AreaOpenFireAnswer): AreaOpenFireAnswer {
  if ("elsewhere" in answer && answer.elsewhere.kind === "unbanned") {
    return { ...answer, elsewhere: { kind: "unknown", why: "old" } };
  }
  return answer.kind === "unbanned" ? { kind: "unknown", why: "old" } : answer;
}

/** Returns whether restrictions that touch an area together cover all of it. */
export function covers(area: RequestedArea, restrictions: readonly Restriction[]): boolean {
  const ground = area.kind === "region" ? pointsOfRegion(area.code) : pointsOfZone(area.zone);
  return coveredPart(ground, restrictions) >= WHOLE;
}

function wholeBan(area: RequestedArea, bans: readonly Restriction[], types: readonly ForbiddingType[]) {
  if (bans.length === 0) return null;
  if (!covers(area, bans)) return null;
  const ofType = (each: ForbiddingType) => bans.filter(({ type }) => type === each);
  const by = types.find((each) => covers(area, ofType(each)));
  if (!by) return { by: "several" as const, until: commonEnd(bans) };
  // A ban of a neighbouring area that reaches into this area must not make the end of the ban vary.
  const alone = ofType(by).filter((ban) => covers(area, [ban]));
  return { by, until: commonEnd(alone.length > 0 ? alone : ofType(by)) };
}

function commonEnd(bans: readonly Restriction[]): Date | null | "varies" {
  const [first = null, ...others] = bans.map(({ endsAt }) => endsAt);
  return others.every((end) => end?.getTime() === first?.getTime()) ? first : "varies";
}

/** Returns the highest danger of an area's zones, and whether the danger differs between them. */
function dangerIn(
  situation: Situation,
  area: RequestedArea,
  now: Date,
): { danger: DangerToday; differs: boolean } {
  const zones = area.kind === "zone" ? [area.zone] : zonesOfRegion(area.code);
  const each = zones.map((zone) => dangerToday(situation, zone, now));
  if (area.kind === "region" && !isWhollyRated(area.code)) each.push("unrated");
  const levels = each.filter((danger): danger is DangerLevel => typeof danger === "number");
  const differs = new Set(each).size > 1;
  return levels.length > 0
    ? { danger: Math.max(...levels) as DangerLevel, differs } // the highest level is a level
    : { danger: each[0] ?? "unrated", differs };
}
