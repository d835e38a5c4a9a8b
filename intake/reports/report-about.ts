import { z } from "zod";
import { storedReport } from "./stored-report.server.ts";

const point = z.object({ lat: z.number(), lon: z.number() });
const bilingual = z.object({ fr: z.string(), en: z.string() });

export const reportAbout = storedReport.extend({
  id: z.uuid(),
  reference: z.string(),
  at: point.nullable(),
  writtenIn: z.enum(["fr", "en"]),
  isSuspect: z.boolean(),
  receivedAt: z.iso.datetime(),
  photos: z.object({ announced: z.number(), arrived: z.number() }),
  /** References of other reports that may be about the same fire. */
  sameFire: z.array(z.string()),
  /** The nearest active fires; null if they are unknown. */
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
  keptDays: z.number(),
  /** URL of dispatch's page; empty if it has no public address. */
  dispatchUrl: z.string(),
});
export type ReportAbout = z.infer<typeof reportAbout>;
