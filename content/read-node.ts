import { z } from "zod";
import { readBloks } from "./bloks.ts";
import type { Complain } from "./complaints.ts";
import { type AddressOf, safeHref } from "./link.ts";
import { isCell, isFlow, isInline, isListItem, isRow, isText, only } from "./node-places.ts";
import { colour } from "./plain-colour.ts";
import { readMarks } from "./read-marks.ts";
import type { RichNode, RichText, TableCell } from "./rich-text.ts";
import { storedImage } from "./stored-image.ts";

interface NodeReading {
  /** Reads the nodes inside of one. */
  readonly inside: (content: readonly unknown[]) => readonly RichNode[];
  /** Reads a rich text inside of a living part. */
  readonly words: (raw: unknown) => RichText | null;
  readonly addressOf: AddressOf;
  readonly complain: Complain;
}

const list = z.array(z.unknown()).nullish().catch(null);
const rawNode = z.object({
  type: z.string(),
  attrs: z.record(z.string(), z.unknown()).nullish().catch(null),
  content: list,
  marks: list,
  text: z.string().catch(""),
});
type RawNode = z.output<typeof rawNode>;

const levels = z.int().min(1).max(6).catch(2);
const counts = z.coerce.number().int().min(1).max(100).catch(1);
const starts = z.int().min(0).max(100_000).catch(1);
const widths = z.array(z.number().positive().max(10_000)).max(100).nullish().catch(null);
const aligns = z.enum(["left", "right", "center", "justify"]).nullish().catch(null);
const words = z.string().nullish().catch(null).transform(clean);

/** Without what is not to be seen, tabs and line ends apart. */
function clean(text: string | null | undefined): string {
  return (text ?? "").replace(/[^\P{Cc}\n\t]/gu, "");
}

/** Reads one node with all that it holds; null for one that is unknown, empty or not safe. */
export function readNode(raw: unknown, reading: NodeReading): RichNode | null {
  const { data } = rawNode.safeParse(raw);
  return data ? (readText(data, reading) ?? readLeaf(data, reading) ?? readBranch(data, reading)) : null;
}

function readText({ type, text, marks }: RawNode, { addressOf, complain }: NodeReading): RichNode | null {
  const said = clean(text);
  if (type !== "text" || said === "") return null;
  return { type, text: said, marks: readMarks(marks ?? [], addressOf, complain) };
}

/** Images, emoji, breaks and living parts. Null for all else, and for what is left of them once made safe is nothing. */
function readLeaf({ type, attrs }: RawNode, { words: read, ...reading }: NodeReading): RichNode | null {
  switch (type) {
    case "horizontal_rule":
    case "hard_break":
      return { type };
    case "image": {
      const src = safeSource(attrs?.src);
      return src === null
        ? null
        : {
            type,
            src,
            stored: storedImage(src),
            alt: words.parse(attrs?.alt),
            title: words.parse(attrs?.title) || null,
          };
    }
    case "emoji": {
      const emoji = words.parse(attrs?.emoji).slice(0, 16);
      return emoji === "" ? null : { type, emoji, name: words.parse(attrs?.name) };
    }
    case "blok": {
      const bloks = readBloks(list.parse(attrs?.body) ?? [], { words: read, ...reading });
      return bloks.length > 0 ? { type, bloks } : null;
    }
    default:
      return null;
  }
}

/** A picture comes by http or https, or from this site. */
function safeSource(value: unknown): string | null {
  const src = typeof value === "string" ? safeHref(value) : null;
  return src !== null && /^(?:https?:|\/)/i.test(src) ? src : null;
}

const LEAVES = new Set(["text", "image", "emoji", "blok"]);

function readBranch(raw: RawNode, reading: NodeReading): RichNode | null {
  const { type, attrs } = raw;
  const inside = () => reading.inside(raw.content ?? []);
  switch (type) {
    case "heading":
      return {
        type,
        level: levels.parse(attrs?.level),
        align: aligns.parse(attrs?.textAlign) ?? null,
        content: only(inside(), isInline),
      };
    case "paragraph":
      return { type, align: aligns.parse(attrs?.textAlign) ?? null, content: only(inside(), isInline) };
    case "blockquote":
    case "list_item":
      return { type, content: only(inside(), isFlow) };
    case "bullet_list":
      return { type, content: only(inside(), isListItem) };
    case "ordered_list":
      return { type, start: starts.parse(attrs?.order ?? attrs?.start), content: only(inside(), isListItem) };
    case "code_block":
      return { type, content: only(inside(), isText) };
    case "table":
      return { type, content: only(inside(), isRow) };
    case "tableRow":
      return { type, content: only(inside(), isCell) };
    case "tableHeader":
    case "tableCell":
      return { type, ...cellAttributes(attrs ?? {}), content: only(inside(), isFlow) };
    default:
      if (!LEAVES.has(type)) reading.complain(`No resolver found for node type ${type.slice(0, 60)}`);
      return null;
  }
}

function cellAttributes(attrs: Readonly<Record<string, unknown>>): Omit<TableCell, "type" | "content"> {
  return {
    colspan: counts.parse(attrs.colspan),
    rowspan: counts.parse(attrs.rowspan),
    colwidth: widths.parse(attrs.colwidth) ?? [],
    backgroundColor: colour.parse(attrs.backgroundColor),
  };
}
