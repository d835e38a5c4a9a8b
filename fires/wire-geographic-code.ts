import { z } from "zod";
import { wireCount, wireText } from "./wire-values.ts";

/** A record of /public/codes-geographiques. */
export const wireGeographicCode = z.object({
  Nom: wireText.pipe(z.string()),
  CodeGeo: wireText.pipe(z.string()),
  CodeGeo2: wireText,
  RegionAdministrativeId: wireText,
  Type: wireCount.pipe(z.literal([1, 2, 3])),
});

export type WireGeographicCode = z.output<typeof wireGeographicCode>;
