import { z } from "zod";
import { readNumber, readWords, wireDate, wireEnd, wireText } from "./wire-values.ts";

// This schema is defined outside the function that uses it: compiling a schema takes longer than parsing.
const named = z.object({ Nom: wireText, Code: wireText });

/** Splits a text of names at commas or semicolons, and omits empty names. */
const namesIn = (words: string): readonly string[] =>
  words.split(/[,;]/).filter((name) => name.trim() !== "");

const wireRegions = z
  .unknown()
  .optional()
  .transform((value) => {
    const items: readonly unknown[] = Array.isArray(value) ? value : namesIn(readWords(value) ?? "");
    return items.map((item) => {
      const parsed = named.safeParse(item);
      const bare = readWords(item);
      return parsed.success ? parsed.data : { Nom: bare, Code: bare };
    });
  });

const wireTypeId = z.unknown().optional().transform(readNumber);

/** A record of /public/mesures-preventives. */
export const wireRestriction = z.object({
  ContourWKT: wireText,
  DescriptionFr: wireText,
  DescriptionEn: wireText,
  DateDebut: wireDate,
  DateFin: wireEnd,
  TypeMesureId: wireTypeId,
  TypeRtfId: wireTypeId,
  RegionsAdministrativesImpactees: wireRegions,
});

export type WireRestriction = z.output<typeof wireRestriction>;
