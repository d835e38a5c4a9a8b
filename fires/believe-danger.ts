import type { DangerLevel } from "./danger.ts";
import type { ZoneDanger } from "./model.ts";
import { areMany, POLLS_TO_BELIEVE } from "./polls-to-believe.ts";

/** Today's danger as accepted after a response, and the state for judging the next response. */
export interface DangerBelief {
  /** Accepted levels, by zone number. */
  readonly levels: Readonly<Record<string, DangerLevel>>;
  /** Number of consecutive responses without a level, by zone number. */
  readonly missing: Readonly<Record<string, number>>;
  /** Number of consecutive responses in which the levels of many zones were too far from the known levels. */
  readonly jumped: number;
  /** Number of consecutive responses with a level far below the known level, by zone number. */
  readonly lowered: Readonly<Record<string, number>>;
}

export interface JudgedDanger {
  readonly belief: DangerBelief;
  /** Numbers of the zones with a recent level. */
  readonly current: ReadonlySet<string>;
  readonly reason: "many-absent" | "many-jumped" | null;
}

const HALF = 0.5;
/** Number of polls without a zone's level after which the zone's next level is treated as new. */
const POLLS_OF_A_DAY = 24 * 60;
/** Difference in levels that is possibly an error, if most zones change by it or one zone falls by it. */
const FAR = 2;

/**
 * Decides which of today's danger levels to accept. Levels are accepted at once, unless most zones jump or a
 * zone falls far. A zone without a level keeps its last level, and counts as current until enough consecutive
 * responses lack its level.
 */
export function believeDanger(known: DangerBelief | null, answer: readonly ZoneDanger[]): JudgedDanger {
  const given = todaysLevels(answer);
  if (known === null) {
    const levels = Object.fromEntries(given);
    return {
      belief: { levels, missing: {}, jumped: 0, lowered: {} },
      current: new Set(given.keys()),
      reason: null,
    };
  }
  const zones = Object.keys(known.levels);
  const moved = zones.filter(
    (zone) => Math.abs((given.get(zone) ?? NaN) - (known.levels[zone] ?? NaN)) >= FAR,
  );
  const isJump = areMany(moved.length, zones.length, HALF);
  const jumped = isJump ? known.jumped + 1 : 0;
  const isJumpPending = isJump && jumped < POLLS_TO_BELIEVE.few;
  const fallen = moved.filter((zone) => (given.get(zone) ?? NaN) < (known.levels[zone] ?? NaN));
  const lowered = Object.fromEntries(fallen.map((zone) => [zone, (known.lowered[zone] ?? 0) + 1]));
  const believed = [...given].filter(
    ([zone]) => (lowered[zone] ?? POLLS_TO_BELIEVE.jump) >= POLLS_TO_BELIEVE.jump,
  );
  const levels: Record<string, DangerLevel> = isJumpPending
    ? { ...Object.fromEntries(given), ...known.levels }
    : { ...known.levels, ...Object.fromEntries(believed) };

  const absent = zones.filter((zone) => !given.has(zone));
  // Zones whose absence was accepted do not count here.
  const listed = zones.filter((zone) => (known.missing[zone] ?? 0) < POLLS_TO_BELIEVE.many);
  const leaving = listed.filter((zone) => !given.has(zone));
  const areTooMany = leaving.length === listed.length || areMany(leaving.length, listed.length, HALF);
  const needed = areTooMany ? POLLS_TO_BELIEVE.many : POLLS_TO_BELIEVE.few;
  const missing = Object.fromEntries(absent.map((zone) => [zone, (known.missing[zone] ?? 0) + 1]));
  for (const zone of absent) if ((missing[zone] ?? 0) >= POLLS_OF_A_DAY) delete levels[zone];
  const current = Object.keys(levels).filter((zone) => (missing[zone] ?? 0) < needed);
  const isWaiting = areTooMany && leaving.some((zone) => (missing[zone] ?? 0) < needed);
  const reason = isJumpPending ? "many-jumped" : isWaiting ? "many-absent" : null;
  return { belief: { levels, missing, jumped, lowered }, current: new Set(current), reason };
}

/** Returns today's levels by zone number, without zones that have two different levels. */
function todaysLevels(answer: readonly ZoneDanger[]): Map<string, DangerLevel> {
  const levels = new Map<string, DangerLevel>();
  const unsure = new Set<string>();
  for (const { zone, days } of answer) {
    const level = days[0]?.level;
    if (level === undefined) continue;
    const other = levels.get(String(zone));
    if (other !== undefined && other !== level) unsure.add(String(zone));
    levels.set(String(zone), level);
  }
  for (const zone of unsure) levels.delete(zone);
  return levels;
}
