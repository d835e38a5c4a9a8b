import { z } from "zod";

const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/;
const NAME = /^[a-z]{3,24}$/;
/** As the service's editor writes what its colour picker gave. */
const RGB = /^rgb\(\s*(\d{1,3})\s*,\s*(\d{1,3})\s*,\s*(\d{1,3})\s*\)$/;

/** `#rgb`, `#rrggbb` or a plain name, in lower case: no CSS function, no url. Null for anything else. */
function plainColour(value: string): string | null {
  const text = value.trim().toLowerCase();
  if (HEX.test(text) || NAME.test(text)) return text;
  const parts = RGB.exec(text)?.slice(1).map(Number);
  if (parts === undefined || parts.some((part) => part > 255)) return null;
  return `#${parts.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}

/** A colour that is safe to write into a page; null when there is none or it is anything but plain. */
export const colour = z
  .string()
  .nullish()
  .catch(null)
  .transform((value) => plainColour(value ?? ""));
