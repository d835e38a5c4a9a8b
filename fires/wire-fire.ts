import { z } from "zod";
import {
  readWords,
  wireCount,
  wireDate,
  wireFlag,
  wireNumber,
  wireQuantity,
  wireText,
  wireWebAddress,
} from "./wire-values.ts";

// These schemas are defined outside the functions that use them: a schema is compiled on first use, which
// takes longer than parsing.
const named = z.object({ Nom: wireText, Code: wireText });
const identified = z.object({ Id: wireCount });

/** The service's text for a fire without a name yet: « Nouveau toponyme à venir ». */
const NAME_TO_COME = /toponyme à venir/i;

/** A named place: `{Nom, Code}`, or its name only. */
const wirePlace = z
  .unknown()
  .optional()
  .transform((value) => {
    const parsed = named.safeParse(value);
    const { Nom, Code } = parsed.success ? parsed.data : { Nom: readWords(value), Code: null };
    return { Nom: Nom !== null && NAME_TO_COME.test(Nom) ? null : Nom, Code };
  });

/** Id of an object such as a status or cause; null if the object has no valid id. */
const wireId = z
  .unknown()
  .optional()
  .transform((value) => {
    const parsed = identified.safeParse(value);
    return parsed.success ? parsed.data.Id : null;
  });

/** A record of /public/feux and /public/feux-englobes. Number, year and status are required. */
export const wireFire = z.object({
  NoFeu: wireCount.pipe(z.number()),
  Annee: wireCount.pipe(z.number().min(1900).max(2200)),
  Condition: wireId.pipe(z.literal([0, 1, 2, 3, 4, 5, 6])),
  Designation: wireText,
  Zone: wireCount,
  Cause: wireId,
  SuperficieHa: wireQuantity,
  DateDeDebut: wireDate,
  DateEteint: wireDate,
  DateDerniereModification: wireDate,
  DateEnglobe: wireDate,
  RegionAdministrative: wirePlace,
  Mrc: wirePlace,
  Municipalite: wirePlace,
  Lat: wireNumber,
  Lon: wireNumber,
  EtatSituationUrl: wireWebAddress,
  Ressources: wireText,
  UniteGestion: wirePlace,
  Nordique: wireFlag,
});

export type WireFire = z.output<typeof wireFire>;
export type WirePlace = z.output<typeof wirePlace>;
