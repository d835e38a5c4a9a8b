import { z } from "zod";
import type { SentFile } from "#intake/contact/contact-files.ts";
import { contactForm } from "#intake/contact/contact-form.ts";
import { LONGEST_PROOF, LONGEST_TOKEN } from "#intake/proof-required.ts";
import type { SentForm } from "../sent-form.ts";
import { type JsonCommand, jsonCommand } from "./write-command.ts";

const question = z.object({
  form: contactForm,
  language: z.enum(["fr", "en"]),
  proof: z.string().max(LONGEST_PROOF).nullable().catch(null),
  token: z.string().max(LONGEST_TOKEN).catch(""),
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
  ...jsonCommand(question, (message, { services, sender }) => services.contact.send(message, sender)),
  questionOf: formWithFiles,
};
