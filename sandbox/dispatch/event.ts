import { z } from "zod";

const point = z.strictObject({ lat: z.number().min(-90).max(90), lon: z.number().min(-180).max(180) });
const reference = z.string().regex(/^F-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
const words = z.string().nullable();
const measure = z.number().nullable();

/**
 * Events that dispatch's system accepts, written independently from docs/api/dispatch.json, as its makers
 * would.
 */
export const event = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("fire-report.received"),
    timestamp: z.iso.datetime(),
    data: z.object({
      reference,
      language: z.enum(["fr", "en"]),
      at: point.nullable(),
      isSuspect: z.boolean(),
      announcedPhotos: z.number().int().min(0),
      sameFire: z.array(reference),
      where: z.string(),
      source: words,
      accuracy: measure,
      from: point.nullable(),
      fromAccuracy: measure,
      bearing: measure,
      distance: measure,
      knownFire: words,
      seen: z.enum(["smoke", "flames", "both"]),
      colour: words,
      size: words,
      spread: words,
      burning: z.array(z.string()),
      since: words,
      near: z.array(z.string()),
      fighting: words,
      access: words,
      name: z.string(),
      phone: words,
      callBack: z.boolean(),
      email: words,
      comment: z.string(),
      waitedSeconds: z.number().min(0),
    }),
  }),
  z.object({
    type: z.literal("fire-report.photo"),
    timestamp: z.iso.datetime(),
    data: z.object({
      reference,
      photo: z.uuid(),
      width: z.number().int().positive(),
      height: z.number().int().positive(),
      at: point.nullable(),
      jpeg: z.base64().min(4),
    }),
  }),
]);
export type DispatchedEvent = z.output<typeof event>;
