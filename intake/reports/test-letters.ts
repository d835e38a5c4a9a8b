import { mailText } from "#delivery/mail-text.ts";
import type { Mail } from "#delivery/message.ts";
import { writingIn } from "#delivery/test-writing.ts";
import type { Language } from "#territory/language.ts";
import type { ReportAbout } from "./report-about.ts";
import { REPORT_LETTERS } from "./report-letters.ts";

export type LetterKind = keyof typeof REPORT_LETTERS;
export const LETTER_KINDS = Object.keys(REPORT_LETTERS) as LetterKind[];

export function letter(kind: LetterKind, about: ReportAbout, language: Language): Mail {
  const mail = REPORT_LETTERS[kind].mail(about, writingIn(language));
  if (mail === null) throw new Error("There are no words for it.");
  return mail;
}
/** What is said, without how it is wrapped; spaces that do not break stay. */
export const wordsOf = (mail: Mail) => mailText(mail).replace(/\n(?=\S)|\n {2}/g, " ");
