import { z } from "zod";
import { type Link, type LinkReading, readLink } from "./link.ts";
import { colour } from "./plain-colour.ts";
import type { Mark } from "./rich-text.ts";
import { tintOf } from "./tint.ts";

const rawMark = z.object({
  type: z.string(),
  attrs: z.record(z.string(), z.unknown()).nullish().catch(null),
});
const elementId = z.string().regex(/^\p{L}[\p{L}\p{M}\p{N}_-]{0,80}$/u);
const name = z.string().regex(/^[A-Za-z][\w-]{0,80}$/);

interface ReadMarks {
  readonly marks: readonly Mark[];
  readonly link: Link | null;
}

/** Reads the marks of a text, the first of each type. Unsafe and unknown marks are omitted. */
export function readMarks(raws: readonly unknown[], reading: LinkReading): ReadMarks {
  const marks = new Map<string, Mark>();
  let link: Link | null = null;
  for (const raw of raws) {
    const { data } = rawMark.safeParse(raw);
    if (data === undefined || marks.has(data.type)) continue;
    if (data.type === "link") {
      link ??= readLink(data.attrs ?? {}, reading);
      continue;
    }
    const mark = readMark(data.type, data.attrs ?? {});
    if (mark === undefined) reading.warn({ kind: "mark", name: data.type });
    else if (mark !== null) marks.set(data.type, mark);
  }
  return { marks: [...marks.values()], link };
}

/** Reads a mark; null if it would have no effect, undefined if its type is unknown. */
function readMark(type: string, attrs: Readonly<Record<string, unknown>>): Mark | null | undefined {
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
      return id === undefined ? null : { type, id };
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
