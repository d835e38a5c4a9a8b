import { z } from "zod";
import { storedReport } from "./stored-report.server.ts";

const point = z.object({ lat: z.number(), lon: z.number() });

/** Event with the whole report, for dispatch's own system. */
export const reportEvent = z.object({
  type: z.literal("fire-report.received"),
  timestamp: z.iso.datetime(),
  data: storedReport.extend({
    reference: z.string(),
    language: z.enum(["fr", "en"]),
    /** Location of the fire; null if the report only describes it in words. */
    at: point.nullable(),
    /** True if a program, instead of a person, may have sent the report. */
    isSuspect: z.boolean(),
    announcedPhotos: z.int(),
    /** References of other reports that may be about the same fire, as known at sending time. */
    sameFire: z.array(z.string()),
  }),
});
export type ReportEvent = z.infer<typeof reportEvent>;

/** Event with a photo of a report. It can arrive before the report. */
export const photoEvent = z.object({
  type: z.literal("fire-report.photo"),
  timestamp: z.iso.datetime(),
  data: z.object({
    reference: z.string(),
    photo: z.uuid(),
    width: z.int(),
    height: z.int(),
    /** Location where the photo was taken, if the sender agreed to send it. */
    at: point.nullable(),
    jpeg: z.base64(),
  }),
});
export type PhotoEvent = z.infer<typeof photoEvent>;
export type DispatchEvent = ReportEvent | PhotoEvent;
