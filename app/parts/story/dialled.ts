import { telOf } from "#intake/report-phone.ts";

/**
 * A North American number inside other text. Its last four characters can be letters: `1 800 463-FEUX
 * (3389)`.
 */
const LONG = /(?:\+?1[\s.\u2011-]?)?\(?\d{3}\)?[\s.\u2011-]?\d{3}[\s.\u2011-]?[\dA-Z]{4}(?![\dA-Z])/;

/**
 * Returns the tel: address of a number as written by an editor, without its extension. A short number such as
 * 911 or *4141 is unchanged.
 */
export function dialled(phone: string): string {
  const [long] = LONG.exec(phone) ?? [];
  if (long !== undefined) return telOf(long);
  const [sign = ""] = /^[+*]/.exec(phone.trim()) ?? [];
  return `tel:${sign}${phone.replace(/\D/g, "")}`;
}
