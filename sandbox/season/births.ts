import { distanceKm } from "#territory/distance.ts";
import { type Calendar, dayNumber, HOUR_MS, instantOfDay } from "./calendar.ts";
import type { DangerField } from "./danger.ts";
import { FIRE_COUNTRY, type FireCountry } from "./fire-country.ts";
import { isNorthern } from "./ground.ts";
import { drawLife, type FireKind, type Life } from "./life.ts";
import { pickWeighted, type Random, randomOf } from "./random.ts";
import type { Scenario } from "./scenarios.ts";

/** A candidate fire of the season: place, time and course. */
export interface Birth {
  readonly kind: FireKind;
  readonly country: FireCountry;
  readonly life: Life;
  /** Key of the random stream that draws the fire's other traits. */
  readonly key: string;
}

const STORM_RADIUS_KM = 300;
/** Expected lightning fires of a day above which they spread over the province, not around one storm. */
const FRONT_FROM = 40;

const SOUTH = FIRE_COUNTRY.filter((country) => !isNorthern(country));
const NORTH = FIRE_COUNTRY.filter(isNorthern);

/**
 * Draws every fire of a season, in order of start. Draws too many candidates, then drops some at random to
 * reach the scenario's number of active fires on the anchor's day.
 */
export function drawBirths(
  scenario: Scenario,
  seed: number,
  calendar: Calendar,
  danger: DangerField,
): Birth[] {
  const random = randomOf(scenario.name, seed, "thinning");
  const target = Math.round(random.between(scenario.activeAtAnchor.from, scenario.activeAtAnchor.to));
  const candidates = drawCandidates(scenario, seed, calendar, danger);
  const chances = candidates.map(({ key }) => randomOf(key, "kept").next());
  const activeChances = chances
    .filter((_, index) => isActiveAt(candidates[index], calendar.anchorAt))
    .sort((a, b) => a - b);
  const threshold = activeChances[target] ?? 1;
  return candidates
    .filter((_, index) => (chances[index] ?? 1) < threshold)
    .sort((a, b) => a.life.startsAt - b.life.startsAt);
}

function isActiveAt(birth: Birth | undefined, now: number): boolean {
  return birth !== undefined && birth.life.startsAt <= now && now < birth.life.extinguishedAt;
}

function drawCandidates(scenario: Scenario, seed: number, calendar: Calendar, danger: DangerField): Birth[] {
  const births: Birth[] = [];
  const last = dayNumber(calendar.closesAt);
  for (let day = dayNumber(calendar.opensAt); day < last; day++) {
    const dryness = drynessOf(day, danger);
    // A random stream is named by the day of the season, so that another anchor moves the same fires.
    const seasonDay = Math.floor(calendar.dayOf(instantOfDay(day, 12)));
    const stream = `${scenario.name}/${seed}/${seasonDay}`;
    const random = randomOf(stream);
    const rates = scenario.birthsPerDay(seasonDay);
    const isFront = rates.lightning > FRONT_FROM;
    const storm = isFront ? 1 : random.chance(0.4) ? 1.9 : 0.4;
    const centre = pickWeighted(random, FIRE_COUNTRY, ({ lightning }) => lightning);
    const expected = {
      people: rates.people,
      lightning: rates.lightning * storm,
      northern: rates.northern * storm,
    } as const satisfies Record<FireKind, number>;
    for (const kind of ["people", "lightning", "northern"] as const) {
      const count = Math.floor(expected[kind] + random.next());
      for (let index = 0; index < count; index++) {
        const key = `${stream}/${kind}/${index}`;
        const own = randomOf(key);
        const country = drawCountry(own, kind, dryness, isFront ? null : centre);
        const startsAt = instantOfDay(day) + startHour(own, kind) * HOUR_MS;
        births.push({
          kind,
          country,
          key,
          life: drawLife(own, scenario, kind, Math.round(startsAt / 60_000) * 60_000),
        });
      }
    }
  }
  return births;
}

/** Returns a function that gives an area's relative likelihood of fires, from the day's danger. */
function drynessOf(day: number, danger: DangerField): (country: FireCountry) => number {
  const known = new Map<FireCountry, number>();
  return (country) => {
    const dryness = known.get(country) ?? Math.exp(0.5 * danger.indexAt(country.anchor, day));
    known.set(country, dryness);
    return dryness;
  };
}

function drawCountry(
  random: Random,
  kind: FireKind,
  drynessOn: (country: FireCountry) => number,
  storm: FireCountry | null,
): FireCountry {
  return pickWeighted(random, kind === "northern" ? NORTH : SOUTH, (country) => {
    const dryness = drynessOn(country);
    if (kind === "people") return country.people * dryness;
    const nearness =
      storm === null
        ? 1
        : 0.05 + Math.exp(-((distanceKm(storm.anchor, country.anchor) / STORM_RADIUS_KM) ** 2));
    return country.lightning * dryness * nearness;
  });
}

/** Draws the hour at which a fire starts: in warm hours by people, from late afternoon by lightning. */
function startHour(random: Random, kind: FireKind): number {
  const centre = kind === "people" ? 14.5 : 17;
  return Math.min(23.5, Math.max(6, centre + 2.4 * random.normal()));
}
