import type { Geometry } from "geojson";
import { z } from "zod";
import { withCurlyApostrophes } from "./apostrophe.ts";
import { cleanLine } from "./clean-text.ts";

/** Kind of a match of the geocoder; a place if the kind is unknown. */
export type MatchKind = "address" | "street" | "postal-code" | "city" | "place";

/** Collections of iCherche that are searched. Among equal matches, the first collection comes first. */
export const COLLECTIONS = {
  adresses: "address",
  "codes-postaux": "postal-code",
  municipalites: "city",
  routes: "street",
  lieux: "place",
} as const satisfies Record<string, MatchKind>;

const MAX_NAME = 200;

const position = z.array(z.number()).min(2);
const line = z.array(position);
const rings = z.array(line);
const geometry = z.discriminatedUnion("type", [
  z.object({ type: z.literal("Point"), coordinates: position }),
  z.object({ type: z.literal("MultiPoint"), coordinates: line }),
  z.object({ type: z.literal("LineString"), coordinates: line }),
  z.object({ type: z.literal("MultiLineString"), coordinates: rings }),
  z.object({ type: z.literal("Polygon"), coordinates: rings }),
  z.object({ type: z.literal("MultiPolygon"), coordinates: z.array(rings) }),
]) satisfies z.ZodType<Geometry>;

/** A feature of iCherche; its `highlight` contains HTML and is not read. */
export const wireMatch = z
  .object({
    index: z.string().optional(),
    properties: z.object({ nom: z.string().transform(cleanLine).pipe(z.string().min(1).max(MAX_NAME)) }),
    geometry,
  })
  .transform(({ index = "", properties, geometry }) => ({
    kind: kindOf(index),
    name: withCurlyApostrophes(properties.nom),
    geometry,
  }));

/** A response of iCherche. Each feature is parsed separately later, so that only bad features are omitted. */
export const wireMatches = z.object({ features: z.array(z.unknown()) });

/** Returns the kind by the collection, also for a part of a collection (`lieux.toponyme`). */
function kindOf(index: string): MatchKind {
  const [collection = ""] = index.split(".");
  return Object.entries(COLLECTIONS).find(([name]) => name === collection)?.[1] ?? "place";
}
