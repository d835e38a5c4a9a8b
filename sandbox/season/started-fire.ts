import { type TrackedFire, withPatches } from "./edited-fires.ts";
import type { Edits } from "./edits.ts";
import { FIRE_COUNTRY, type FireCountry } from "./fire-country.ts";
import { drawPoint, groundAt, isNorthern } from "./ground.ts";
import { drawLife, type FireKind } from "./life.ts";
import { drawTraits, type LivingFire, livingRecord } from "./living-fire.ts";
import { pickWeighted, randomOf } from "./random.ts";
import { SCENARIOS } from "./scenarios.ts";
import type { Season } from "./season-drawn.ts";

/**
 * Returns a fire started by hand. It evolves like others of its cause and place, but always escapes the first
 * attack, so that it is visible. The given fields override the drawn ones.
 */
export function startedFire(
  season: Season,
  { Annee, NoFeu, at, fields }: Edits["started"][number],
): TrackedFire {
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
