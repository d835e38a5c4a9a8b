import { contactForm } from "#contact/contact-form.ts";
import { CONTACT_SUBJECTS } from "#contact/contact-subjects.ts";
import type { Services } from "#site-contract";
import type { Language } from "#territory/language.ts";
import { problemsOf } from "../../../forms/form/form-problems.ts";
import type { Step, Typed } from "./contact-step.ts";

/** What becomes of a form that a browser sends by itself; what fails leaves what was typed where it was. */
export async function answerContact(
  contact: Services["contact"],
  form: FormData,
  language: Language,
): Promise<{ readonly step: Step; readonly status: number }> {
  const typed = typedIn(form);
  const read = contactForm.safeParse(typed);
  if (!read.success) return { status: 422, step: { is: "write", typed, problems: problemsOf(read.error) } };
  try {
    const { reference, isAnswered } = await contact.send(read.data, language);
    return { status: 200, step: { is: "sent", reference, answeredTo: isAnswered ? read.data.email : null } };
  } catch (error) {
    console.error(error);
    return { status: 503, step: { is: "write", typed, problems: {}, failure: "failed" } };
  }
}

function typedIn(form: FormData): Typed {
  const given = (name: keyof Typed) => String(form.get(name) ?? "");
  return {
    subject: CONTACT_SUBJECTS.find((each) => each === given("subject")) ?? "",
    message: given("message"),
    email: given("email"),
    phone: given("phone"),
    region: given("region"),
    website: given("website"),
  };
}
