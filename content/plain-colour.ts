import { z } from "zod";

/** The last two digits of eight are the opacity. */
const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{6}(?:[0-9a-f]{2})?)$/;
const NAME = /^[a-z]{3,24}$/;
/** Format of the colour picker in the service's editor, with or without an opacity. */
const RGB = /^rgba?\(\s*(\d{1,3})\s*,\s*(\d{1,3})\s*,\s*(\d{1,3})\s*(?:,\s*[\d.]{1,8}%?\s*)?\)$/;

/**
 * Returns `#rgb`, `#rrggbb` or a plain name, in lower case and without opacity, but no CSS function or url.
 * Null for anything else.
 */
function plainColour(value: string): string | null {
  const text = value.trim().toLowerCase();
  if (HEX.test(text)) return text.slice(0, 7);
  if (NAME.test(text)) return text;
  const parts = RGB.exec(text)?.slice(1).map(Number);
  if (parts === undefined || parts.some((part) => part > 255)) return null;
  return `#${parts.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}

/** Schema of a colour that is safe in a page's style; null if it is missing or not plain. */
export const colour = z
  .string()
  .nullish()
  .catch(null)
  .transform((value) => plainColour(value ?? ""));
