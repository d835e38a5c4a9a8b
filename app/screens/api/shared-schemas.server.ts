import { z } from "zod";
import { PROTECTIONS } from "#fires/model.ts";
import { STATUS_ORDER } from "#fires/status.ts";
import { REGIONS } from "#territory/regions.ts";
import { CAUSE_CODES, RESTRICTION_CODES, STATUS_CODES } from "./codes.ts";

// Schemas that several responses share. `api-schemas.server.ts` has all of them.

export const registry = z.registry<{ readonly id: string }>();

export const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/** Gives a schema its name in the OpenAPI document. */
export function named<T extends z.ZodType>(id: string, schema: T): T {
  registry.add(schema, { id });
  return schema;
}

/** Returns the named schema of an object with exactly these fields. */
export const shape = <Fields extends z.core.$ZodLooseShape>(id: string, fields: Fields) =>
  named(id, z.strictObject(fields));

/** Returns a description in English and in French. */
export const say = (description: string, french: string) => ({ description, "x-description-fr": french });

export const field = <T extends z.ZodType>(schema: T, description: string, french: string): T =>
  schema.meta(say(description, french));

export const count = z.int().nonnegative();

export const bilingual = shape("Bilingual", {
  fr: field(z.string(), "In French.", "En français."),
  en: field(z.string(), "In English.", "En anglais."),
});

export const pages = shape("Pages", {
  fr: field(z.url(), "French page.", "Page en français."),
  en: field(z.url(), "English page.", "Page en anglais."),
});

export const status = named("Status", z.enum(STATUS_ORDER.map((id) => STATUS_CODES[id])));

export const cause = named("Cause", z.enum(Object.values(CAUSE_CODES)));

export const protection = named("Protection", z.enum(PROTECTIONS));

export const restrictionType = named("RestrictionType", z.enum(Object.values(RESTRICTION_CODES)));

export const regionCode = named("RegionCode", z.literal(REGIONS.map(({ code }) => code)));

const terms = z.strictObject({
  licence: field(z.literal("CC-BY-4.0"), "Licence for the data.", "Licence des données."),
  licenceUrl: field(z.url(), "Link to the licence.", "Lien vers la licence."),
  attribution: field(
    bilingual,
    "Credit line to show beside the data.",
    "Mention à afficher à côté des données.",
  ),
  documentation: field(z.url(), "The page that describes this API.", "Page qui décrit cette API."),
});
const listed = {
  count: field(count, "Number of items in this response.", "Nombre d’éléments dans cette réponse."),
};

export const credit = named("Credit", terms.extend(listed));

/** Fields that say whether the last reading can be trusted. */
export const readingHealth = {
  isFailing: field(
    z.boolean(),
    "True if the latest attempt to read the data failed: the data is then from the last successful reading.",
    "Vrai si la dernière tentative de lecture a échoué : vous avez alors la dernière lecture réussie.",
  ),
  dropped: field(
    count,
    "Number of records that could not be read and were left out.",
    "Nombre de fiches illisibles, laissées de côté.",
  ),
};

export const meta = named(
  "Meta",
  terms.extend({
    readAt: field(
      z.iso.datetime(),
      "When the oldest part of this response was last read from the agency’s data.",
      "Moment où la partie la plus ancienne de cette réponse a été lue dans les données de l’agence.",
    ),
    isStale: field(
      z.boolean(),
      "True if the data was last read more than 15 minutes ago.",
      "Vrai si cette lecture remonte à plus de 15 minutes.",
    ),
    ...readingHealth,
  }),
);

export const listMeta = named("ListMeta", meta.extend(listed));

export const zonesMeta = named(
  "ZonesMeta",
  terms.extend({
    readAt: field(
      z.iso.datetime().nullable(),
      "When the shapes were read; null if they have never been received.",
      "Moment de la lecture des contours ; null s’ils n’ont jamais été reçus.",
    ),
    isApproximate: field(
      z.boolean(),
      "True if at least one of these shapes is the site’s own approximation, because the agency’s shape has not been received or cannot be read.",
      "Vrai si au moins un de ces contours est un tracé approximatif fait par le site, parce que celui de l’agence n’a pas été reçu ou est illisible.",
    ),
    ...listed,
  }),
);

export const point = shape("Point", {
  type: z.literal("Point"),
  coordinates: z.tuple([z.number().min(-81).max(-56), z.number().min(44).max(63.5)]),
});

export const position = named("Position", z.array(z.number()).min(2).max(3));

export const area = named(
  "Area",
  z.union([
    z.strictObject({ type: z.literal("Polygon"), coordinates: z.array(z.array(position).min(4)) }),
    z.strictObject({
      type: z.literal("MultiPolygon"),
      coordinates: z.array(z.array(z.array(position).min(4))),
    }),
  ]),
);

export const featureOf = <Geometry extends z.ZodType, Properties extends z.ZodType>(
  geometry: Geometry,
  properties: Properties,
  id: z.ZodType = z.string(),
) => z.strictObject({ type: z.literal("Feature"), id, geometry, properties });

/** Returns the named schema of a GeoJSON collection whose features have the schema `feature`. */
export const collectionOf = (id: string, about: z.ZodType, feature: z.ZodType) =>
  shape(id, { type: z.literal("FeatureCollection"), meta: about, features: z.array(feature) });
