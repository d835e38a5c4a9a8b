import { z } from "zod";
import { keptReport } from "./kept-report.ts";

const point = z.object({ lat: z.number(), lon: z.number() });
const bilingual = z.object({ fr: z.string(), en: z.string() });

/** What letters about a report are written of, as it is known when they leave. */
export const reportAbout = keptReport.extend({
  id: z.uuid(),
  reference: z.string(),
  at: point.nullable(),
  writtenIn: z.enum(["fr", "en"]),
  isSuspect: z.boolean(),
  receivedAt: z.iso.datetime(),
  /** Photos that its sender said would follow, and those that did. */
  photos: z.object({ announced: z.number(), arrived: z.number() }),
  /** References of other reports that may be of the same fire. */
  sameFire: z.array(z.string()),
  /** The active fires nearest to it; null: they are not known. */
  fires: z
    .object({
      list: z.array(
        z.object({
          id: z.string(),
          at: point,
          name: z.string().nullable(),
          status: bilingual,
          km: z.number(),
          wind: z.literal([0, 1, 2, 3, 4, 5, 6, 7]),
        }),
      ),
      readAt: z.iso.datetime(),
      isLate: z.boolean(),
    })
    .nullable(),
  /** How many days its personal data is kept. */
  keptDays: z.number(),
  /** Dispatch's page; empty where it has no public address. */
  dispatchUrl: z.string(),
});
export type ReportAbout = z.infer<typeof reportAbout>;
