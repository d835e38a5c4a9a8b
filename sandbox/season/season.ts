import { type Birth, drawBirths } from "./births.ts";
import { type Calendar, calendarOf, dayNumber } from "./calendar.ts";
import { dangerField, zoneLevels } from "./danger.ts";
import { type TrackedFire, trackedList, withPatches } from "./edited-fires.ts";
import type { Edits } from "./edits.ts";
import type { FireRecord } from "./fire-record.ts";
import { drawPoint, groundAt } from "./ground.ts";
import { drawTraits, type LivingFire, livingRecord } from "./living-fire.ts";
import { randomOf } from "./random.ts";
import { SCENARIOS } from "./scenarios.ts";
import type { Season, SeasonPlan } from "./season-drawn.ts";
import { startedFire } from "./started-fire.ts";
import { dangerOf } from "./vocabulary.ts";

export function drawSeason(plan: SeasonPlan): Season {
  const scenario = SCENARIOS[plan.scenario];
  const calendar = calendarOf(scenario, plan.anchor);
  const danger = dangerField(scenario, plan.seed, calendar);
  const fires = drawBirths(scenario, plan.seed, calendar, danger).map((birth, index) =>
    livingFire(birth, index + 1, calendar),
  );
  return { plan, calendar, danger, fires };
}

function livingFire({ kind, country, life, key }: Birth, NoFeu: number, { year }: Calendar): LivingFire {
  const random = randomOf(key, "traits");
  const ground = groundAt(drawPoint(random, country), country);
  return { Annee: year, NoFeu, kind, life, ground, ...drawTraits(random, kind, life) };
}

/** Tracks the season's fires with the edits, for any instant. */
export function trackFires(season: Season, edits: Edits): TrackedFire[] {
  const drawn =
    edits.replaced === null
      ? numberedFires(season, edits).map((fire) => ({
          key: `${fire.Annee}-${fire.NoFeu}`,
          at: (now: number) => livingRecord(fire, now),
        }))
      : trackedList(edits.replaced);
  const started = edits.started.map((edit) => startedFire(season, edit));
  return [...drawn, ...started].map((fire) => withPatches(fire, edits.patches));
}

/** Returns the drawn fires, numbered by start time. Numbers of fires started by hand are skipped. */
export function numberedFires({ fires, calendar }: Season, { started }: Edits): LivingFire[] {
  const used = new Set(started.filter(({ Annee }) => Annee === calendar.year).map(({ NoFeu }) => NoFeu));
  let NoFeu = 0;
  return fires.map((fire) => {
    do NoFeu++;
    while (used.has(NoFeu));
    return { ...fire, NoFeu };
  });
}

export function firesAt(fires: readonly TrackedFire[], now: number): FireRecord[] {
  return fires.flatMap((fire) => fire.at(now) ?? []);
}

/** Returns the danger of every zone as announced at an instant, in the public API's format. */
export function dangerAt(season: Season, edits: Edits, now: number) {
  return [...zoneLevels(season.danger, dayNumber(now))].map(([NumeroZone, [today, tomorrow, after]]) => {
    const edit = edits.danger[NumeroZone];
    return {
      NumeroZone,
      DangerJour1: dangerOf(edit?.DangerJour1 ?? today),
      DangerJour2: dangerOf(edit?.DangerJour2 ?? tomorrow),
      DangerJour3: dangerOf(edit?.DangerJour3 ?? after),
    };
  });
}
