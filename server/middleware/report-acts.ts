import type { Logger } from "pino";
import { z } from "zod";
import type { Sender } from "#accounts/sender.ts";
import { LONGEST_PROOF, LONGEST_TOKEN } from "#intake/proof-wanted.ts";
import { reportForm } from "#intake/reports/report-form.ts";
import { REPORT_PATH, REPORT_START_PATH } from "#intake/reports/report-paths.ts";
import type { ReportsService } from "#intake/reports/reports-service.ts";
import type { Cleanings } from "#territory/cleanings.ts";
import { jsonActs } from "../json-acts.ts";
import { proofAnswer } from "../proof-answer.ts";
import type { Senders } from "../senders.ts";
import type { Middleware } from "../visit.ts";

/** Only the report is required: every other unreadable field gets its default. */
const question = z.object({
  key: z.uuid(),
  form: reportForm,
  language: z.enum(["fr", "en"]).catch("fr"),
  token: z.string().max(LONGEST_TOKEN).catch(""),
  proof: z.string().max(LONGEST_PROOF).nullable().catch(null),
  waitedSeconds: z.number().catch(0),
  photos: z.number().catch(0),
});

interface Options {
  readonly reports: ReportsService;
  readonly siteUrl: string;
  readonly senders: Senders;
  readonly cleanings: Cleanings;
  readonly log: Logger;
}

/** Handles the fire report form when a script sends it. */
export const reportActs = ({ reports, ...options }: Options): Middleware =>
  jsonActs({
    ...options,
    acts: new Map([
      [
        REPORT_START_PATH,
        { question: z.unknown(), isLight: true, perform: async () => ({ token: reports.start() }) },
      ],
      [
        REPORT_PATH,
        {
          question,
          perform: (report: z.infer<typeof question>, sender: Sender) => reports.send(report, sender),
        },
      ],
    ]),
    refusalOf: proofAnswer,
  });
