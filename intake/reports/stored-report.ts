import { z } from "zod";
import {
  ACCESS,
  BURNING,
  COLOURS,
  FIGHTING,
  NEAR,
  POINT_SOURCES,
  SEEN,
  SINCE,
  SIZES,
  SPREADS,
} from "./vocabulary.ts";

const point = z.object({ lat: z.number(), lon: z.number() });

/** Encrypted content of a report: all fields except the point. */
export const storedReport = z.object({
  where: z.string(),
  source: z.enum(POINT_SOURCES).nullable(),
  /** Name of the found place whose point it is. */
  found: z.string().optional(),
  accuracy: z.number().nullable(),
  fromWhere: z.string().optional(),
  from: point.nullable(),
  fromAccuracy: z.number().nullable(),
  bearing: z.number().nullable(),
  distance: z.number().nullable(),
  knownFire: z.string().nullable(),
  seen: z.enum(SEEN),
  colour: z.enum(COLOURS).nullable(),
  size: z.enum(SIZES).nullable(),
  spread: z.enum(SPREADS).nullable(),
  burning: z.array(z.enum(BURNING)),
  since: z.enum(SINCE).nullable(),
  near: z.array(z.enum(NEAR)),
  fighting: z.enum(FIGHTING).nullable(),
  access: z.enum(ACCESS).nullable(),
  name: z.string(),
  phone: z.string().nullable(),
  callBack: z.boolean(),
  email: z.string().nullable(),
  comment: z.string(),
  /** Time on the sender's device before it was sent. */
  waitedSeconds: z.number(),
});
export type StoredReport = z.infer<typeof storedReport>;
