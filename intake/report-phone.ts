import type { Bilingual } from "#territory/language.ts";

/** The agency's own: what the setting of that name is by itself. */
export const REPORT_PHONE = "1 800 463-FEUX";

/** Where a fire is reported by voice, as each language writes it. */
export interface ReportPhone {
  /** As a link has it. */
  readonly tel: string;
  readonly number: Bilingual;
  /** The same in its other writing, where it has letters: French reads them first, English digits. */
  readonly full: Bilingual;
}

const NUMBER = /^(\+?1)?[ .-]?\(?(\d{3})\)?[ .-]?(\d{3})[ .-]?([\dA-Z]{4})$/i;
const KEYPAD = ["ABC", "DEF", "GHI", "JKL", "MNO", "PQRS", "TUV", "WXYZ"];
/** Neither a line nor a phone's guess at numbers breaks it. */
const [SPACE, HYPHEN] = ["\u00a0", "\u2011"];

const digitOf = (letter: string) => String(KEYPAD.findIndex((key) => key.includes(letter)) + 2);
const inDigits = (text: string) => text.toUpperCase().replace(/[A-Z]/g, digitOf);

/** Of a North American number, however it is written. */
export const telOf = (number: string): string =>
  `tel:+1${inDigits(number).replace(/\D/g, "").replace(/^1/, "")}`;

/** Null where it is no number of North America's. */
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
