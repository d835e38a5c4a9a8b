import { mailText } from "#delivery/mail-text.ts";
import type { Mail } from "#delivery/message.ts";
import { writingIn } from "#delivery/writing.double.ts";
import type { Language } from "#territory/language.ts";
import type { ReportAbout } from "./report-about.ts";
import { REPORT_LETTERS } from "./report-letters.ts";

export type LetterKind = keyof typeof REPORT_LETTERS;
export const LETTER_KINDS = Object.keys(REPORT_LETTERS) as LetterKind[];

export function letter(kind: LetterKind, about: ReportAbout, language: Language): Mail {
  const mail = REPORT_LETTERS[kind].mail(about, writingIn(language));
  if (mail === null) throw new Error("the message has no email");
  return mail;
}
/** Returns an email's text without line wraps. Non-breaking spaces stay. */
export const wordsOf = (mail: Mail) => mailText(mail).replace(/\n(?=\S)|\n {2}/g, " ");
