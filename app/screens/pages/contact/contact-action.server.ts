import { refusedOfSent } from "#intake/contact/contact-files.ts";
import { contactForm } from "#intake/contact/contact-form.ts";
import { FilesRefused, TooManyMessages } from "#intake/contact/contact-service.ts";
import { CONTACT_SUBJECTS } from "#intake/contact/contact-subjects.ts";
import type { Services } from "#site-contract";
import type { Language } from "#territory/language.ts";
import { type Problems, problemsOf } from "../../../forms/form/form-problems.ts";
import type { Step, Typed } from "./contact-step.ts";

/** Handles a form that the browser sent without scripts. On failure the page keeps the typed data. */
export async function answerContact(
  { contact, sent }: Pick<Services, "contact" | "sent">,
  form: FormData,
  language: Language,
): Promise<{ readonly step: Step; readonly status: number }> {
  if (sent === undefined) throw new Error("Only the server's form posts reach this action.");
  const { files, from, onFailure } = sent;
  const typed = typedIn(form);
  const read = contactForm.safeParse(typed);
  const refused = refusedOfSent(files, contact.takesFiles);
  // A page cannot restore the files of a file field.
  const write = { is: "write", typed, problems: {}, refused, lostFiles: files.length > 0 } as const;
  const problems: Problems = {
    ...(!read.success && problemsOf(read.error)),
    ...(refused.length > 0 && { files: "files" }),
  };
  if (!read.success || refused.length > 0) return { status: 422, step: { ...write, problems } };
  try {
    const message = { form: read.data, files, language, proof: null, token: "" };
    const { reference, isAnswered } = await contact.send(message, from, false);
    return { status: 200, step: { is: "sent", reference, answeredTo: isAnswered ? read.data.email : null } };
  } catch (error) {
    if (error instanceof FilesRefused)
      return { status: 422, step: { ...write, refused: error.files, problems: { files: "files" } } };
    if (error instanceof TooManyMessages) return { status: 429, step: { ...write, failure: "too-many" } };
    onFailure(error);
    return { status: 503, step: { ...write, failure: "failed" } };
  }
}

function typedIn(form: FormData): Typed {
  const fieldValue = (name: keyof Typed) => String(form.get(name) ?? "");
  return {
    subject: CONTACT_SUBJECTS.find((each) => each === fieldValue("subject")) ?? "",
    message: fieldValue("message"),
    email: fieldValue("email"),
    phone: fieldValue("phone"),
    region: fieldValue("region"),
    website: fieldValue("website"),
  };
}
