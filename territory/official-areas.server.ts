import { geoArea } from "d3-geo";
import type { MultiPolygon, Polygon, Position } from "geojson";
import { z } from "zod";
import { cleanLine } from "./clean-text.ts";
import { EARTH_RADIUS_KM } from "./distance.ts";
import { regionAt } from "./locate.server.ts";
import { MANAGERS, type NaturalArea, type NaturalAreaKind } from "./natural-areas.ts";
import { pointOfShape } from "./point-of-shape.ts";
import { regionByCode } from "./regions.ts";
import { slugify } from "./slug.ts";

const KINDS = ["national-park", "federal-park", "wildlife-reserve", "zec"] as const;
const MANAGER_OF = {
  "national-park": MANAGERS.parks,
  "federal-park": MANAGERS.canada,
  "wildlife-reserve": MANAGERS.reserves,
  zec: MANAGERS.zecs,
} as const satisfies Record<NaturalAreaKind, unknown>;

const position = z
  .array(z.number())
  .refine(([lon = 999, lat = 999]) => Math.abs(lon) <= 180 && Math.abs(lat) <= 90);
const ring = z.array(position).min(4);
const shape = z.discriminatedUnion("type", [
  z.object({ type: z.literal("Polygon"), coordinates: z.array(ring).min(1) }),
  z.object({ type: z.literal("MultiPolygon"), coordinates: z.array(z.array(ring).min(1)).min(1) }),
]);
const text = z.string().transform(cleanLine).pipe(z.string().min(1));
const feature = z.object({
  properties: z.object({
    name: text,
    kind: z.enum(KINDS),
    manager: text.optional().catch(undefined),
    url: z
      .url({ protocol: /^https$/ })
      .optional()
      .catch(undefined),
    regions: z.array(z.string()).optional().catch(undefined),
  }),
  geometry: shape,
});
const layer = z.object({ type: z.literal("FeatureCollection"), features: z.array(z.unknown()).min(1) });

/** Natural areas of an official layer, and the number of its unreadable features. */
export interface OfficialAreas {
  readonly areas: readonly NaturalArea[];
  readonly dropped: number;
}

/**
 * Reads GeoJSON polygons with `name` and `kind`, and optionally `manager`, its `url` and the codes of
 * `regions`.
 * @throws if `json` is not GeoJSON, or contains no readable area
 */
export function readOfficialAreas(json: unknown): OfficialAreas {
  const { features } = layer.parse(json);
  const areas = features.flatMap((each) => {
    const read = feature.safeParse(each);
    return read.success ? areaOf(read.data) : [];
  });
  if (areas.length === 0) throw new Error("The layer contains no readable natural area");
  return { areas, dropped: features.length - areas.length };
}

function areaOf({ properties, geometry }: z.output<typeof feature>): NaturalArea[] {
  const at = pointOfShape(geometry);
  if (!at) return [];
  const { name, kind, manager, url } = properties;
  const usual = MANAGER_OF[kind];
  const known = properties.regions?.filter((code) => regionByCode(code)) ?? [];
  const own = regionAt(at);
  return [
    {
      slug: slugify(name),
      name,
      kind,
      at,
      sizeKm2: Math.round(sizeKm2(geometry)),
      regions: known.length > 0 ? known : own ? [own] : [],
      manager: {
        name: manager ? { fr: manager, en: manager } : usual.name,
        url: url ? { fr: url, en: url } : usual.url,
      },
      shape: geometry,
    },
  ];
}

/** Returns the size, holes included. A ring can have any direction: its smaller side is its inside. */
function sizeKm2(geometry: Polygon | MultiPolygon): number {
  const polygons: Position[][][] =
    geometry.type === "Polygon" ? [geometry.coordinates] : geometry.coordinates;
  return polygons.reduce((sum, [outer = []]) => {
    const steradians = geoArea({ type: "Polygon", coordinates: [outer] });
    return sum + Math.min(steradians, 4 * Math.PI - steradians) * EARTH_RADIUS_KM ** 2;
  }, 0);
}
