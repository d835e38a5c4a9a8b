import { z } from "zod";

const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/;
const NAME = /^[a-z]{3,24}$/;
/** Format of the colour picker in the service's editor. */
const RGB = /^rgb\(\s*(\d{1,3})\s*,\s*(\d{1,3})\s*,\s*(\d{1,3})\s*\)$/;

/**
 * Returns `#rgb`, `#rrggbb` or a plain name, in lower case, but no CSS function or url. Null for anything
 * else.
 */
function plainColour(value: string): string | null {
  const text = value.trim().toLowerCase();
  if (HEX.test(text) || NAME.test(text)) return text;
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
