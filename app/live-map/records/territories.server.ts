import { PLACES } from "#territory/gazetteer.server.ts";
import type { Bilingual } from "#territory/language.ts";
import { lazy } from "#territory/lazy.ts";
import { regionAt } from "#territory/locate.server.ts";
import { MRCS } from "#territory/mrcs.ts";
import type { Point } from "#territory/point.ts";
import { pointOfShape } from "#territory/point-of-shape.ts";
import { REGIONS } from "#territory/regions.ts";
import { regionShapes } from "#territory/shapes.server.ts";
import { slugify } from "#territory/slug.ts";
import { ZONES } from "#territory/zones.ts";
import type { TerritoryKind } from "../../parts/map-links/map-words.ts";

/** A region, MRC, city or zone, independent of the situation. */
export interface Territory {
  readonly kind: TerritoryKind;
  /** Region or MRC code, zone number or city slug. */
  readonly key: string;
  readonly name: Bilingual;
  readonly slug: Bilingual;
  /** Own code if the territory is a region, else the code of the region that contains its point. */
  readonly region: string | null;
  /** A point that represents the territory; null if unknown. */
  readonly at: Point | null;
}

const same = (text: string): Bilingual => ({ fr: text, en: text });
const NO_SLUG = same("");
const CITIES = PLACES.filter(({ kind }) => kind === "city");

/** Returns the most populous place of an MRC, because MRC have no shape here. */
function middleOfMrc(code: string): Point | null {
  const inside = PLACES.filter(({ mrc }) => mrc === code);
  const [largest] = inside.toSorted((a, b) => (b.population ?? 0) - (a.population ?? 0));
  return largest?.at ?? null;
}

/** Returns all regions, MRC, cities and zones: about five hundred. */
export const territories = lazy((): readonly Territory[] => {
  const shapes = new Map(regionShapes().areas.map(({ key, geometry }) => [key, geometry]));
  const middleOf = (code: string) => {
    const shape = shapes.get(code);
    return shape ? pointOfShape(shape) : null;
  };
  const made = (
    kind: TerritoryKind,
    key: string,
    name: Bilingual,
    slug: Bilingual,
    region: string | null,
    at: Point | null,
  ): Territory => ({ kind, key, name, slug, region, at });
  return [
    ...REGIONS.map(({ code, name, slug }) => made("region", code, name, slug, code, middleOf(code))),
    ...MRCS.map(({ code, name, region }) =>
      made("mrc", code, same(name), NO_SLUG, region, middleOfMrc(code)),
    ),
    ...CITIES.map(({ slug, name, region, at }) => made("city", slug, same(name), same(slug), region, at)),
    ...ZONES.map(({ number, name, slug, anchor }) =>
      made("zone", String(number), same(name), same(slug), regionAt(anchor), anchor),
    ),
  ];
});

/** Territory for the fires without an MRC, so that the counts of all MRC add up to all fires. */
export const NO_MRC: Territory = {
  kind: "mrc",
  key: "none",
  name: { fr: "MRC non précisée", en: "RCM not specified" },
  slug: NO_SLUG,
  region: null,
  at: null,
};

/** Returns a key of a city: its name and region, because names recur in other regions. */
export const cityKey = (name: string, region: string | null): string => `${slugify(name)} ${region}`;
