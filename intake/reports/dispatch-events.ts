import { z } from "zod";
import { keptReport } from "./kept-report.ts";

const point = z.object({ lat: z.number(), lon: z.number() });

/** All that somebody said of a fire, as dispatch's own system is told it. */
export const reportEvent = z.object({
  type: z.literal("fire-report.received"),
  /** When the report came. */
  timestamp: z.iso.datetime(),
  data: keptReport.extend({
    reference: z.string(),
    language: z.enum(["fr", "en"]),
    /** Where the fire is; null where words alone say it. */
    at: point.nullable(),
    /** It may come of a program. */
    isSuspect: z.boolean(),
    /** Photos that its sender said would follow. */
    announcedPhotos: z.int(),
    /** References of other reports that may be of the same fire, as known when this was sent. */
    sameFire: z.array(z.string()),
  }),
});
export type ReportEvent = z.infer<typeof reportEvent>;

/** A picture of a report; it may come before the report itself. */
export const photoEvent = z.object({
  type: z.literal("fire-report.photo"),
  timestamp: z.iso.datetime(),
  data: z.object({
    reference: z.string(),
    photo: z.uuid(),
    width: z.int(),
    height: z.int(),
    /** Where it was taken, if its sender agreed. */
    at: point.nullable(),
    /** A JPEG, in base64. */
    jpeg: z.base64(),
  }),
});
export type PhotoEvent = z.infer<typeof photoEvent>;
export type DispatchEvent = ReportEvent | PhotoEvent;
