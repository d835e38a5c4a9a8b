import type { Logger } from "pino";
import { z } from "zod";
import type { Sender } from "#accounts/sender.ts";
import type { SentFile } from "#intake/contact/contact-files.ts";
import { contactForm } from "#intake/contact/contact-form.ts";
import { type ContactService, FilesRefused, TooManyMessages } from "#intake/contact/contact-service.ts";
import { CONTACT_PATH, CONTACT_START_PATH } from "#intake/contact/contact-subjects.ts";
import { LONGEST_PROOF, LONGEST_TOKEN } from "#intake/proof-wanted.ts";
import type { Cleanings } from "#territory/cleanings.ts";
import { jsonActs } from "../json-acts.ts";
import { problemAnswer } from "../problem-answer.ts";
import { proofAnswer } from "../proof-answer.ts";
import type { Senders } from "../senders.ts";
import type { SentForm } from "../sent-form.ts";
import type { Middleware } from "../visit.ts";

const question = z.object({
  form: contactForm,
  language: z.enum(["fr", "en"]),
  proof: z.string().max(LONGEST_PROOF).nullable().catch(null),
  token: z.string().max(LONGEST_TOKEN).catch(""),
  /** JSON cannot contain bytes: only forms have files. */
  files: z.array(z.custom<SentFile>((file) => Object(file).bytes instanceof Uint8Array)).default([]),
});

/** Converts a form: its fields, language, proof, start token and files. */
const formWithFiles = ({ fields, files }: SentForm) => ({
  form: Object.fromEntries(fields),
  language: fields.get("language"),
  proof: fields.get("proof"),
  token: fields.get("token"),
  files,
});

function refusalOf(error: unknown): Response | null {
  if (error instanceof FilesRefused) {
    const detail = "Files of the message cannot be taken.";
    return problemAnswer({ status: 422, code: "files", detail, more: { files: error.files } });
  }
  if (!(error instanceof TooManyMessages)) return proofAnswer(error);
  const { message: detail, retryAfterSeconds } = error;
  return problemAnswer({ status: 429, code: "too-many", detail, retryAfterSeconds });
}

interface Options {
  readonly contact: ContactService;
  readonly siteUrl: string;
  readonly senders: Senders;
  readonly cleanings: Cleanings;
  readonly log: Logger;
}

/** Handles the contact form when a script sends it. */
export const contactAct = ({ contact, ...options }: Options): Middleware =>
  jsonActs({
    ...options,
    refusalOf,
    acts: new Map([
      [
        CONTACT_START_PATH,
        { question: z.unknown(), isLight: true, perform: async () => ({ token: contact.start() }) },
      ],
      [
        CONTACT_PATH,
        {
          question,
          questionOf: formWithFiles,
          perform: (message: z.infer<typeof question>, sender: Sender) => contact.send(message, sender),
        },
      ],
    ]),
  });
