import { telOf } from "#intake/report-phone.ts";

/** A number of North America within what people write around it; its last four may be letters: `1 800 463-FEUX (3389)`. */
const LONG = /(?:\+?1[\s.\u2011-]?)?\(?\d{3}\)?[\s.\u2011-]?\d{3}[\s.\u2011-]?[\dA-Z]{4}(?![\dA-Z])/;

/** As phones dial a number that an editor wrote: without its extension; a short one, as 911, as it is. */
export function dialled(phone: string): string {
  const [long] = LONG.exec(phone) ?? [];
  if (long !== undefined) return telOf(long);
  return `tel:${phone.trim().startsWith("+") ? "+" : ""}${phone.replace(/\D/g, "")}`;
}
