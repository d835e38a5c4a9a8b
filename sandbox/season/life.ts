import { DAY_MS, HOUR_MS } from "./calendar.ts";
import type { Random } from "./random.ts";
import type { Scenario } from "./scenarios.ts";
import type { ConditionId } from "./vocabulary.ts";

/** A fire's whole course, drawn at its start. */
export interface Life {
  readonly startsAt: number;
  /** Statuses with the time from which each applies, in order, from the start to extinction. */
  readonly stages: readonly { readonly from: number; readonly condition: ConditionId }[];
  readonly containedAt: number | null;
  readonly extinguishedAt: number;
  readonly finalHa: number;
  readonly growsUntil: number;
  /** Exponent of the growth curve. If it is over 1, the fire grows slowly at first. */
  readonly exponent: number;
  /** Interval between size reports. */
  readonly reportEveryMs: number;
}

/** Kind of a fire: started by people or lightning in the intensive zone, or any fire in the northern zone. */
export type FireKind = "people" | "lightning" | "northern";

const SMALL_MEDIAN_HA = 0.2;

/** Draws the course of a fire. Durations depend on the fire's kind and size, and on the scenario. */
export function drawLife(random: Random, scenario: Scenario, kind: FireKind, startsAt: number): Life {
  const observed = kind === "northern" && random.chance(scenario.observedChance);
  const escapes = kind === "northern" || random.chance(scenario.escapeChance[kind]);
  const { medianHa, sigma, maxHa } = scenario.escaped;
  const drawnHa = escapes
    ? random.lognormal(kind === "northern" ? medianHa * 4 : medianHa, sigma)
    : random.lognormal(SMALL_MEDIAN_HA, 1.7);
  const finalHa = Math.min(maxHa, Math.max(0.1, drawnHa));
  const hours = (median: number, spread: number) => random.lognormal(median, spread) * HOUR_MS;
  const days = (median: number, spread: number) => random.lognormal(median, spread) * DAY_MS;

  const magnitude = Math.log10(1 + finalHa);
  // In the northern zone, the agency can record a fire without fighting it. Elsewhere, the first status is
  // "new".
  const isRecorded = kind === "northern";
  const recordedFor = hours(0.8, 0.4);
  const newFor = escapes ? hours(3, 0.5) : hours(2, 0.6);
  const fightFor = days(0.25 + 0.55 * scenario.slowness * magnitude ** 1.3, 0.4);
  const stages: { from: number; condition: ConditionId }[] = [];
  let clock = startsAt;
  const stage = (condition: ConditionId, lasts: number) => {
    stages.push({ from: clock, condition });
    clock += lasts;
  };
  if (isRecorded) stage(0, recordedFor);
  let growsUntil: number;
  let containedAt: number | null = null;
  if (observed) {
    const watchedFor = days(10 + 4 * magnitude, 0.45);
    growsUntil = clock + watchedFor * 0.7;
    stage(2, watchedFor);
  } else {
    stage(1, isRecorded ? newFor : recordedFor + newFor);
    if (escapes) stage(3, fightFor);
    growsUntil = containedAt = clock;
    stage(4, escapes ? fightFor * random.between(0.25, 0.7) : hours(5, 0.7));
    stage(5, escapes ? days(3 + 2.5 * magnitude, 0.45) : hours(20, 0.8));
  }
  stages.push({ from: clock, condition: 6 });
  return {
    startsAt,
    stages,
    containedAt,
    extinguishedAt: clock,
    finalHa,
    growsUntil,
    exponent: random.between(1.1, 1.9),
    reportEveryMs: random.between(1.5, 6) * HOUR_MS,
  };
}

export function conditionAt(life: Life, now: number): ConditionId {
  return life.stages.findLast(({ from }) => from <= now)?.condition ?? 1;
}

/** Returns the time of the last report that changed a fire's status or size. */
export function reportedAt(life: Life, now: number): number {
  const stageAt = life.stages.findLast(({ from }) => from <= now)?.from ?? life.startsAt;
  const reports = Math.floor((now - life.startsAt) / life.reportEveryMs);
  const measuredAt = now >= life.growsUntil ? life.growsUntil : life.startsAt + reports * life.reportEveryMs;
  return Math.max(stageAt, measuredAt);
}

/** Returns the last reported size in hectares. It never shrinks, and is final once the growth ends. */
export function sizeAt(life: Life, now: number): number {
  const progress = (reportedAt(life, now) - life.startsAt) / (life.growsUntil - life.startsAt);
  return roundHa(life.finalHa * Math.min(1, Math.max(0, progress)) ** life.exponent);
}

function roundHa(ha: number): number {
  return ha < 10 ? Math.round(ha * 10) / 10 : Math.round(ha);
}
