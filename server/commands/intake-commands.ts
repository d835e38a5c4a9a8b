import { z } from "zod";
import type { SentFile } from "#intake/contact/contact-files.ts";
import { contactForm } from "#intake/contact/contact-form.ts";
import { LONGEST_PROOF, LONGEST_TOKEN } from "#intake/proof-required.ts";
import { reportForm } from "#intake/reports/report-form.ts";
import { PHOTO_HEADERS } from "#intake/reports/report-paths.ts";
import { problemAnswer } from "../problem-answer.ts";
import type { SentForm } from "../sent-form.ts";
import { bytesCommand, type JsonCommand, jsonCommand } from "./write-command.ts";

const proofFields = {
  proof: z.string().max(LONGEST_PROOF).nullable().catch(null),
  token: z.string().max(LONGEST_TOKEN).catch(""),
};

const messageQuestion = z.object({
  form: contactForm,
  language: z.enum(["fr", "en"]),
  ...proofFields,
  /** Files, which only a form can have: JSON cannot contain bytes. */
  files: z.array(z.custom<SentFile>((file) => Object(file).bytes instanceof Uint8Array)).default([]),
});

const formWithFiles = ({ fields, files }: SentForm) => ({
  form: Object.fromEntries(fields),
  language: fields.get("language"),
  proof: fields.get("proof"),
  token: fields.get("token"),
  files,
});

/** Takes a message to the agency, as JSON or as a form with files. */
export const sendMessage: JsonCommand = {
  ...jsonCommand(messageQuestion, (message, { services, sender }) => services.contact.send(message, sender)),
  questionOf: formWithFiles,
};

/** Only the key and the form are required: every other field gets a default if it is missing or invalid. */
const reportQuestion = z.object({
  key: z.uuid(),
  form: reportForm,
  language: z.enum(["fr", "en"]).catch("fr"),
  ...proofFields,
  waitedSeconds: z.number().catch(0),
  photos: z.number().catch(0),
});

export const sendReport = jsonCommand(reportQuestion, (report, { services, sender }) =>
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
