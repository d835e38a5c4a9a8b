import { PLACES } from "#territory/gazetteer.server.ts";
import type { Bilingual } from "#territory/language.ts";
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
  /** Code of the region that it is or that contains its point. */
  readonly region: string | null;
  /** A point that represents it; null if unknown. */
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

function make(): readonly Territory[] {
  const shapes = new Map(regionShapes().areas.map(({ key, geometry }) => [key, geometry]));
  const middleOf = (code: string) => {
    const shape = shapes.get(code);
    return shape ? pointOfShape(shape) : null;
  };
  return [
    ...REGIONS.map(
      ({ code, name, slug }): Territory => ({
        kind: "region",
        key: code,
        name,
        slug,
        region: code,
        at: middleOf(code),
      }),
    ),
    ...MRCS.map(
      ({ code, name, region }): Territory => ({
        kind: "mrc",
        key: code,
        name: same(name),
        slug: NO_SLUG,
        region,
        at: middleOfMrc(code),
      }),
    ),
    ...CITIES.map(
      ({ slug, name, region, at }): Territory => ({
        kind: "city",
        key: slug,
        name: same(name),
        slug: same(slug),
        region,
        at,
      }),
    ),
    ...ZONES.map(
      ({ number, name, slug, anchor }): Territory => ({
        kind: "zone",
        key: String(number),
        name: same(name),
        slug: same(slug),
        region: regionAt(anchor),
        at: anchor,
      }),
    ),
  ];
}

/** Counts the fires without an MRC, so that all fires are counted. */
export const NO_MRC: Territory = {
  kind: "mrc",
  key: "none",
  name: { fr: "MRC non précisée", en: "RCM not specified" },
  slug: NO_SLUG,
  region: null,
  at: null,
};

let made: readonly Territory[] | undefined;

/** Returns all regions, MRC, cities and zones: about five hundred. */
export function territories(): readonly Territory[] {
  made ??= make();
  return made;
}

/** Returns a key of a city: its name and region, because names recur in other regions. */
export const cityKey = (name: string, region: string | null): string => `${slugify(name)} ${region}`;
