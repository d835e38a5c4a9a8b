import type { DangerLevel } from "./danger.ts";
import type { ZoneDanger } from "./model.ts";
import { areMany, POLLS_TO_BELIEVE } from "./polls-to-believe.ts";

/** Today's danger as believed after an answer, and what the next answer is judged by. */
export interface DangerBelief {
  /** By zone number. */
  readonly levels: Readonly<Record<string, DangerLevel>>;
  /** Answers in a row without a level, by zone number. */
  readonly missing: Readonly<Record<string, number>>;
  /** Answers in a row whose levels are too far from the known ones. */
  readonly jumped: number;
  /** Answers in a row that are far below the known level, by zone number. */
  readonly lowered: Readonly<Record<string, number>>;
}

export interface JudgedDanger {
  readonly belief: DangerBelief;
  /** Zones whose level was given lately, by number. */
  readonly current: ReadonlySet<string>;
  readonly reason: "many-absent" | "many-jumped" | null;
}

const HALF = 0.5;
/** A zone without a level for so long is seen for the first time when it comes back. */
const POLLS_OF_A_DAY = 24 * 60;
/** A daily forecast rarely moves half of the zones by this many levels. One that lowers a zone so far can be a typing error. */
const FAR = 2;

/**
 * Decides what to believe of today's danger levels. Levels are believed at once unless half of the zones jump, or a zone
 * falls far.
 * A zone without a level keeps its last one, and counts as current until the absence has lasted.
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
  const isHeld = isJump && jumped < POLLS_TO_BELIEVE.few;
  const fallen = moved.filter((zone) => (given.get(zone) ?? NaN) < (known.levels[zone] ?? NaN));
  const lowered = Object.fromEntries(fallen.map((zone) => [zone, (known.lowered[zone] ?? 0) + 1]));
  const believed = [...given].filter(
    ([zone]) => (lowered[zone] ?? POLLS_TO_BELIEVE.jump) >= POLLS_TO_BELIEVE.jump,
  );
  const levels: Record<string, DangerLevel> = isHeld
    ? { ...Object.fromEntries(given), ...known.levels }
    : { ...known.levels, ...Object.fromEntries(believed) };

  const absent = zones.filter((zone) => !given.has(zone));
  // Zones whose absence was believed say nothing of the others.
  const listed = zones.filter((zone) => (known.missing[zone] ?? 0) < POLLS_TO_BELIEVE.many);
  const leaving = listed.filter((zone) => !given.has(zone));
  const areTooMany = leaving.length === listed.length || areMany(leaving.length, listed.length, HALF);
  const needed = areTooMany ? POLLS_TO_BELIEVE.many : POLLS_TO_BELIEVE.few;
  const missing = Object.fromEntries(absent.map((zone) => [zone, (known.missing[zone] ?? 0) + 1]));
  for (const zone of absent) if ((missing[zone] ?? 0) >= POLLS_OF_A_DAY) delete levels[zone];
  const current = Object.keys(levels).filter((zone) => (missing[zone] ?? 0) < needed);
  const isWaiting = areTooMany && leaving.some((zone) => (missing[zone] ?? 0) < needed);
  const reason = isHeld ? "many-jumped" : isWaiting ? "many-absent" : null;
  return { belief: { levels, missing, jumped, lowered }, current: new Set(current), reason };
}

/** Today's level by zone number. A zone that is given two different levels has none. */
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
