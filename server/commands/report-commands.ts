import { z } from "zod";
import { LONGEST_PROOF, LONGEST_TOKEN } from "#intake/proof-required.ts";
import { reportForm } from "#intake/reports/report-form.ts";
import { PHOTO_HEADERS } from "#intake/reports/report-paths.ts";
import { problemAnswer } from "../problem-answer.ts";
import { bytesCommand, jsonCommand } from "./write-command.ts";

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

export const sendReport = jsonCommand(question, (report, { services, sender }) =>
  services.reports.send(report, sender),
);

const LONGEST_POSITION = 60;
const named = z.object({ reportKey: z.uuid(), photoKey: z.uuid() });

export const keepPhoto = bytesCommand(async (bytes, { services, sender, c }) => {
  const keys = named.safeParse({
    reportKey: c.req.header(PHOTO_HEADERS.report),
    photoKey: c.req.header(PHOTO_HEADERS.photo),
  });
  if (!keys.success) {
    const detail = "The request does not say which photo of which report this is.";
    return problemAnswer({ status: 422, code: "invalid", detail });
  }
  const position = c.req.header(PHOTO_HEADERS.position) ?? "";
  await services.reports.keepPhoto({
    ...keys.data,
    bytes,
    sender: sender.network,
    position: position !== "" && position.length <= LONGEST_POSITION ? position : null,
  });
  return c.body(null, 204, { "Cache-Control": "no-store" });
});
