import type { Fire } from "#fires/model.ts";
import { FIRE_ID } from "#territory/fire-id.ts";
import { lazy, lazyFor } from "#territory/lazy.ts";
import { misspeltBy, soundOf } from "#territory/misspelt.ts";
import { MRCS, type Mrc, mrcByName } from "#territory/mrcs.ts";
import type { NaturalArea, NaturalAreaKind } from "#territory/natural-areas.ts";
import { joinedKey, placeKey } from "#territory/place-words.ts";
import { REGIONS, type Region } from "#territory/regions.ts";
import { ZONES, type Zone } from "#territory/zones.ts";
import type { Choice } from "./meaning.ts";

/** Things other than places that words can name: the situation's fires and the current natural areas. */
export interface Named {
  readonly fires: readonly Fire[];
  readonly areas: readonly NaturalArea[];
}

const FIRE_NUMBER = /^(?:(?:feu|fire|incendie)\s*)?(?:(?:n[o°º]?\.?|#)\s*)?(\d{1,4})$/i;
const plain = { region: null, mrc: null, near: null } as const;
const LIKE_FIRES = 2;

/** Removes the kind before a name: "zone", "région de". */
const withoutKind = (key: string, kind: RegExp) => joinedKey(key.replace(kind, ""));

const REGION = /^(?:region|region administrative) (?:de |du |des |d )?/;
const ZONE = /^zone (?:de |du |des |d )?/;
const FIRE = /^(?:feu|fire|incendie) (?:de |du |des |d )?/;

const ownKey = (name: string) => joinedKey(placeKey(name));
/** Regions by name. The first region of a name wins. */
const regionsByKey = lazy(() => {
  const rows = REGIONS.flatMap((region) =>
    Object.values(region.name).map((name) => [ownKey(name), region] as const),
  );
  return new Map(rows.toReversed());
});
const zonesByKey = lazy(() => new Map(ZONES.map((zone) => [ownKey(zone.name), zone] as const).toReversed()));

/** Returns the region and the MRC with exactly this name. */
export function territoriesNamed(words: string): Choice[] {
  const region = regionsByKey().get(withoutKind(placeKey(words), REGION));
  const mrc = mrcByName(words);
  return [...(region ? [regionChoice(region)] : []), ...(mrc ? [mrcChoice(mrc)] : [])];
}

/** Returns the regions, MRC, zones, natural areas and fires with exactly this name or number. */
export function pagesNamed(words: string, named: Named): Choice[] {
  const key = placeKey(words);
  if (key === "") return [];
  const zone = zonesByKey().get(withoutKind(key, ZONE));
  return [
    ...named.areas.filter((area) => isNamed(area, key)).map(areaChoice),
    ...territoriesNamed(words),
    ...(zone ? [zoneChoice(zone)] : []),
    ...firesNamed(words, named.fires).map(fireChoice),
  ];
}

/**
 * Returns the natural areas, regions, MRC and fires with a word in their name that starts with each of these
 * words. Except for fires, names with a similar spelling are included too.
 */
export function pagesLike(words: string, { fires, areas }: Named): Choice[] {
  const key = placeKey(words);
  if (key === "") return [];
  const wanted = key.split(" ");
  const joined = joinedKey(key);
  const typed = { joined, sound: soundOf(joined) };
  const containsWords = (name: string) => wanted.every((word) => ` ${placeKey(name)}`.includes(` ${word}`));
  const isLike = (name: string) => {
    const own = ownKey(name);
    return containsWords(name) || misspeltBy(typed, { names: [own], sounds: [soundOf(own)] }) !== null;
  };
  return [
    ...areas.filter(({ name }) => isLike(name)).map(areaChoice),
    ...REGIONS.filter(({ name }) => isLike(name.fr)).map(regionChoice),
    ...MRCS.filter(({ name, equivalent }) => !equivalent && isLike(name)).map(mrcChoice),
    ...fires
      .filter(({ name }) => name !== null && containsWords(name))
      .slice(0, LIKE_FIRES)
      .map(fireChoice),
  ];
}

function firesNamed(words: string, fires: readonly Fire[]): readonly Fire[] {
  const trimmed = words.trim();
  if (FIRE_ID.test(trimmed)) return fires.filter(({ id }) => id === trimmed);
  const number = FIRE_NUMBER.exec(trimmed)?.[1];
  if (number !== undefined) return fires.filter((fire) => fire.number === Number(number));
  const key = placeKey(words);
  const keys = new Set([joinedKey(key), withoutKind(key, FIRE)]);
  return keyedFires(fires).flatMap(([fire, own]) => (keys.has(own) ? [fire] : []));
}

/** Returns the fires that have a name, each with its key, computed once per reading. */
const keyedFires = lazyFor((fires: readonly Fire[]) =>
  fires.flatMap((fire) => {
    const key = ownKey(fire.name ?? "");
    return key === "" ? [] : [[fire, key] as const];
  }),
);

/** Matches the kind of a natural area that people write before its name. */
const AREA_KINDS: Readonly<Record<NaturalAreaKind, RegExp>> = {
  "national-park": /^(?:parc|park)(?: national)? /,
  "federal-park": /^(?:parc|park)(?: national| federal)? /,
  "wildlife-reserve": /^reserve(?: faunique)? /,
  zec: /^zec /,
};
const OF = /^(?:de la|de l|des|du|de|d) /;

/**
 * Returns true if the words are an area's full name, or its kind and own name: "parc Mont-Tremblant", but not
 * "Mont-Tremblant", which is a town.
 */
function isNamed({ name, kind }: NaturalArea, key: string): boolean {
  const whole = placeKey(name);
  const own = (text: string) => joinedKey(text.replace(AREA_KINDS[kind], "").replace(OF, ""));
  return whole === key || (AREA_KINDS[kind].test(key) && own(whole) === own(key));
}

/** Creates the choice of a natural area. The functions below do the same for other kinds. */
export const areaChoice = ({ name, slug, at, regions }: NaturalArea): Choice => ({
  ...plain,
  kind: "area",
  name,
  region: regions[0] ?? null,
  target: { is: "area", at, slug },
});

export const regionChoice = ({ code, name }: Region): Choice => ({
  ...plain,
  kind: "region",
  name: name.fr,
  target: { is: "region", code },
});

export const mrcChoice = ({ code, name, region }: Mrc): Choice => ({
  ...plain,
  kind: "mrc",
  name,
  region,
  target: { is: "mrc", code },
});

export const zoneChoice = ({ name, slug }: Zone): Choice => ({
  ...plain,
  kind: "zone",
  name,
  target: { is: "zone", slug },
});

export const fireChoice = ({ id, name, region }: Fire): Choice => ({
  ...plain,
  kind: "fire",
  name,
  region,
  target: { is: "fire", id, region },
});
