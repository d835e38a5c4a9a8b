import { z } from "zod";
import { ELEMENT_ID, type Link, type LinkReading, readLink } from "./link.ts";
import type { Mark } from "./rich-text.ts";
import { tintOf } from "./tint.ts";

/** Hexadecimal colour with three, six or eight digits; the last two of eight are the opacity. */
const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{6}(?:[0-9a-f]{2})?)$/;
const NAME = /^[a-z]{3,24}$/;
/** Colour as the picker of the content service's editor writes it, with or without an opacity. */
const RGB = /^rgba?\(\s*(\d{1,3})\s*,\s*(\d{1,3})\s*,\s*(\d{1,3})\s*(?:,\s*[\d.]{1,8}%?\s*)?\)$/;

/** Returns `#rgb`, `#rrggbb` or a colour's name, in lower case, without opacity; null for anything else. */
function plainColour(value: string): string | null {
  const text = value.trim().toLowerCase();
  if (HEX.test(text)) return text.slice(0, 7);
  if (NAME.test(text)) return text;
  const parts = RGB.exec(text)?.slice(1).map(Number);
  if (parts === undefined || parts.some((part) => part > 255)) return null;
  return `#${parts.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}

/** Schema of a colour that is safe in a page's style; null if it is missing or `plainColour` returns null. */
export const colour = z
  .string()
  .nullish()
  .catch(null)
  .transform((value) => plainColour(value ?? ""));

const rawMark = z.object({
  type: z.string(),
  attrs: z.record(z.string(), z.unknown()).nullish().catch(null),
});
const elementId = z.string().trim().regex(ELEMENT_ID);
const anchorName = z.string().catch("");
const name = z.string().regex(/^[A-Za-z][\w-]{0,80}$/);

interface ReadMarks {
  readonly marks: readonly Mark[];
  readonly link: Link | null;
}

export interface MarkReading extends LinkReading {
  /** Anchor ids read before in the same rich text: only the first text with an id gets this id. */
  readonly anchors: Set<string>;
}

/** Reads the marks of a text, the first of each type. Unsafe and unknown marks are omitted. */
export function readMarks(raws: readonly unknown[], reading: MarkReading): ReadMarks {
  const marks = new Map<string, Mark>();
  let link: Link | null = null;
  for (const raw of raws) {
    const { data } = rawMark.safeParse(raw);
    if (data === undefined || marks.has(data.type)) continue;
    if (data.type === "link") {
      link ??= readLink(data.attrs ?? {}, reading);
      continue;
    }
    const mark = readMark(data.type, data.attrs ?? {}, reading);
    if (mark === undefined) reading.warn({ kind: "mark", name: data.type });
    else if (mark !== null) marks.set(data.type, mark);
  }
  return { marks: [...marks.values()], link };
}

/** Reads a mark; null if it is invalid or repeats an id, undefined if its type is unknown. */
function readMark(
  type: string,
  attrs: Readonly<Record<string, unknown>>,
  { anchors, warn }: MarkReading,
): Mark | null | undefined {
  switch (type) {
    case "bold":
    case "italic":
    case "underline":
    case "strike":
    case "code":
    case "superscript":
    case "subscript":
      return { type };
    case "anchor": {
      const id = elementId.safeParse(attrs.id).data;
      if (id === undefined) warn({ kind: "anchor", name: anchorName.parse(attrs.id) });
      if (id === undefined || anchors.has(id)) return null;
      anchors.add(id);
      return { type, id };
    }
    case "styled": {
      const style = name.safeParse(attrs.class).data;
      return style === undefined ? null : { type, name: style };
    }
    case "textStyle": {
      const color = colour.parse(attrs.color);
      return color === null ? null : { type, color };
    }
    case "highlight": {
      const color = colour.parse(attrs.color);
      return { type, tint: color === null ? null : tintOf(color) };
    }
    default:
      return undefined;
  }
}
