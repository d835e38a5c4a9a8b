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
import type { TerritoryKind } from "../choices/map-words.ts";

/** A region, MRC, city or zone, whatever the situation. */
export interface Territory {
  readonly kind: TerritoryKind;
  /** Region or MRC code, zone number, city slug. */
  readonly key: string;
  readonly name: Bilingual;
  readonly slug: Bilingual;
  /** Code of the region it is, or that its point lies in. */
  readonly region: string | null;
  /** A point that stands for it; null where none is known. */
  readonly at: Point | null;
}

const same = (text: string): Bilingual => ({ fr: text, en: text });
const NO_SLUG = same("");
const CITIES = PLACES.filter(({ kind }) => kind === "city");

/** An MRC has no shape here: its most populous place stands for it. */
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

/** Stands for the MRC of the fires whose own nobody gives, so that no fire is left uncounted. */
export const NO_MRC: Territory = {
  kind: "mrc",
  key: "none",
  name: { fr: "MRC non précisée", en: "RCM not specified" },
  slug: NO_SLUG,
  region: null,
  at: null,
};

let made: readonly Territory[] | undefined;

/** Regions, MRC, cities and zones, each by its code: some five hundred. */
export function territories(): readonly Territory[] {
  made ??= make();
  return made;
}

/** What a record of a territory is called by: `mrc-900`. */
export const territoryId = ({ kind, key }: Pick<Territory, "kind" | "key">): string => `${kind}-${key}`;

/** A city is told by its name in its region: names come back elsewhere. */
export const cityKey = (name: string, region: string | null): string => `${slugify(name)} ${region}`;
