import { type Birth, drawBirths } from "./births.ts";
import { type Calendar, calendarOf, dayNumber } from "./calendar.ts";
import { dangerField, zoneLevels } from "./danger.ts";
import { type TrackedFire, trackedList, withPatches } from "./edited-fires.ts";
import type { Edits } from "./edits.ts";
import { FIRE_COUNTRY, type FireCountry } from "./fire-country.ts";
import type { FireRecord } from "./fire-record.ts";
import { drawPoint, groundAt, isNorthern } from "./ground.ts";
import { drawLife, type FireKind } from "./life.ts";
import { drawTraits, type LivingFire, livingRecord } from "./living-fire.ts";
import { pickWeighted, randomOf } from "./random.ts";
import { SCENARIOS } from "./scenarios.ts";
import type { Season, SeasonPlan } from "./season-drawn.ts";
import { dangerOf } from "./vocabulary.ts";

/**
 * Returns a fire started by hand. It evolves like other fires of its cause and place, but always escapes the
 * first attack, to stay visible. Given fields override drawn fields.
 */
function startedFire(season: Season, { Annee, NoFeu, at, fields }: Edits["started"][number]): TrackedFire {
  const key = `${Annee}-${NoFeu}`;
  const { scenario: name, seed } = season.plan;
  const random = randomOf(name, seed, "started", key);
  const given =
    typeof fields.Lat === "number" && typeof fields.Lon === "number"
      ? { lat: fields.Lat, lon: fields.Lon }
      : null;
  const country =
    given === null ? pickWeighted(random, FIRE_COUNTRY, ({ people }) => people) : nearest(given);
  const inNorth = fields.Nordique ?? (given !== null && isNorthern({ anchor: given }));
  const kind: FireKind = inNorth ? "northern" : fields.Cause?.Id === 1 ? "lightning" : "people";
  const startsAt = fields.DateDeDebut ? Date.parse(fields.DateDeDebut) : at;
  const escaping = { ...SCENARIOS[name], escapeChance: { people: 1, lightning: 1 } };
  const life = drawLife(random, escaping, kind, startsAt);
  const fire: LivingFire = {
    Annee,
    NoFeu,
    kind,
    life,
    ground: groundAt(given ?? drawPoint(random, country), country),
    ...drawTraits(random, kind, life),
  };
  const drawn = { key, at: (now: number) => livingRecord(fire, now) };
  return withPatches(drawn, [{ key, at, fields }]);
}

function nearest({ lat, lon }: { readonly lat: number; readonly lon: number }): FireCountry {
  const far = ({ anchor }: FireCountry) => (anchor.lat - lat) ** 2 + ((anchor.lon - lon) * 0.66) ** 2;
  return FIRE_COUNTRY.reduce((best, country) => (far(country) < far(best) ? country : best));
}

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

/** Returns the season's fires with the edits. Each fire can return its record at any instant. */
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
