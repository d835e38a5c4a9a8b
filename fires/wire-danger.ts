import { z } from "zod";
import { wireCount, wireText, wireZoneNumber } from "./wire-values.ts";

const wireDay = z
  .object({ Id: wireCount, Couleur: wireText, DescriptionFr: wireText, DescriptionEn: wireText })
  .nullable()
  .optional()
  .catch(null)
  .transform((day) => day ?? null);

/** A record of /public/danger-incendie. */
export const wireZoneDanger = z.object({
  NumeroZone: wireZoneNumber,
  Nom: wireText,
  DangerJour1: wireDay,
  DangerJour2: wireDay,
  DangerJour3: wireDay,
});

export type WireDayDanger = z.output<typeof wireDay>;
export type WireZoneDanger = z.output<typeof wireZoneDanger>;
