import { mailText } from "#delivery/mail-text.ts";
import type { Mail } from "#delivery/message.ts";
import { writingIn } from "#delivery/writing.double.ts";
import type { Language } from "#territory/language.ts";
import type { ReportAbout } from "./report-email.ts";
import { REPORT_EMAILS } from "./report-emails.ts";

export type EmailKind = keyof typeof REPORT_EMAILS;
export const EMAIL_KINDS = Object.keys(REPORT_EMAILS) as EmailKind[];

export function letter(kind: EmailKind, about: ReportAbout, language: Language): Mail {
  const mail = REPORT_EMAILS[kind].mail(about, writingIn(language));
  if (mail === null) throw new Error("the message has no email");
  return mail;
}
/** Returns an email's text without line wraps. Non-breaking spaces stay. */
export const wordsOf = (mail: Mail) => mailText(mail).replace(/\n(?=\S)|\n {2}/g, " ");
