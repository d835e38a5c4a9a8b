import { z } from "zod";
import { CAUSE_IDS, CAUSES, CONDITION_IDS, CONDITIONS } from "./vocabulary.ts";

const date = z.iso.datetime({ offset: true, local: true }).or(z.iso.date()).nullable();
const place = z.looseObject({ Nom: z.string(), Code: z.string().optional() }).nullable();

const condition = z
  .looseObject({ Id: z.literal(CONDITION_IDS) })
  .transform((given) => ({ ...given, Id: given.Id, ...CONDITIONS[given.Id] }));
const cause = z
  .looseObject({ Id: z.literal(CAUSE_IDS).optional() })
  .transform((given) => (given.Id === undefined ? given : { ...given, Id: given.Id, ...CAUSES[given.Id] }))
  .nullable();

const optionalFields = {
  Designation: z.string().nullable().optional(),
  Zone: z.union([z.number(), z.string()]).nullable().optional(),
  Cause: cause.optional(),
  SuperficieHa: z.number().min(0).nullable().optional(),
  DateDeDebut: date.optional(),
  DateEteint: date.optional(),
  DateDerniereModification: date.optional(),
  DateEnglobe: date.optional(),
  RegionAdministrative: place.optional(),
  Mrc: place.optional(),
  Municipalite: place.optional(),
  Lat: z.number().min(-90).max(90).nullable().optional(),
  Lon: z.number().min(-180).max(180).nullable().optional(),
  EtatSituationUrl: z.string().nullable().optional(),
  Ressources: z.string().nullable().optional(),
  UniteGestion: z.string().nullable().optional(),
  Nordique: z.boolean().nullable().optional(),
};

/** A fire in the public API's format. Extra fields from a caller are stored and returned. */
export const fireRecord = z.looseObject({
  NoFeu: z.number().int().min(0),
  Annee: z.number().int().min(1900).max(2200),
  Condition: condition,
  ...optionalFields,
});
export type FireRecord = z.output<typeof fireRecord>;

/** Fields of a fire started by hand. Missing fields are drawn at random. */
export const newFire = z.strictObject({
  ...optionalFields,
  NoFeu: z.number().int().min(1).optional(),
  Annee: z.number().int().min(1900).max(2200).optional(),
  Condition: condition.optional(),
});
export type NewFire = z.output<typeof newFire>;

export const firePatch = z.strictObject({ ...optionalFields, Condition: condition.optional() });
export type FirePatch = z.output<typeof firePatch>;

/** Returns `{Annee}-{NoFeu}`, the key of a fire. */
export function fireKey({ Annee, NoFeu }: { readonly Annee: number; readonly NoFeu: number }): string {
  return `${Annee}-${NoFeu}`;
}
