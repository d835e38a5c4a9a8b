import type { Bilingual } from "#territory/language.ts";

/** The agency's phone number for reports: the default of the setting with the same name. */
export const REPORT_PHONE = "1 800 463-FEUX";

/** Phone number to report fires, as each language writes it. */
export interface ReportPhone {
  readonly tel: string;
  readonly number: Bilingual;
  /** The other form of a number with letters: digits in French, letters in English. */
  readonly full: Bilingual;
}

const NUMBER = /^(\+?1)?[ .-]?\(?(\d{3})\)?[ .-]?(\d{3})[ .-]?([\dA-Z]{4})$/i;
const KEYPAD = ["ABC", "DEF", "GHI", "JKL", "MNO", "PQRS", "TUV", "WXYZ"];
/** Non-breaking space and hyphen. Phones do not detect a number that contains them. */
const [SPACE, HYPHEN] = ["\u00a0", "\u2011"];

const digitOf = (letter: string) => String(KEYPAD.findIndex((key) => key.includes(letter)) + 2);
const inDigits = (text: string) => text.toUpperCase().replace(/[A-Z]/g, digitOf);

/** Returns the `tel:` URL of a North American number, in any form. */
export const telOf = (number: string): string =>
  `tel:+1${inDigits(number).replace(/\D/g, "").replace(/^1/, "")}`;

/** Parses a phone number; null if it is not North American. */
export function readReportPhone(text: string): ReportPhone | null {
  const parts = NUMBER.exec(text.trim());
  if (parts === null) return null;
  const [, one, area = "", exchange = "", line = ""] = parts;
  const french = [...(one ? ["1"] : []), area, exchange].join(SPACE) + HYPHEN;
  const english = `${[...(one ? ["1"] : []), area, exchange].join(HYPHEN)}${HYPHEN}`;
  const [letters, digits] = [line.toUpperCase(), inDigits(line)];
  return {
    tel: telOf(area + exchange + line),
    number: { fr: french + letters, en: english + digits },
    full: { fr: french + digits, en: english + letters },
  };
}
