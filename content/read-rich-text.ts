import { z } from "zod";
import { readBloks } from "./bloks.ts";
import { type LinkReading, safeHref } from "./link.ts";
import { inCells, inItems, inRows, isFlow, isInline, isText, only } from "./node-places.ts";
import { colour, type MarkReading, readMarks } from "./read-marks.ts";
import type { RichNode, RichText, TableCell } from "./rich-text.ts";
import { storedImage } from "./stored-image.ts";
import { withWholeLinks } from "./whole-links.ts";

/** Limits on the depth and number of nodes in a rich text; the rest is cut. Real texts are far smaller. */
export const DEEPEST = 40;
export const MOST_NODES = 20_000;

const rawDoc = z.object({ type: z.literal("doc"), content: z.array(z.unknown()).nullish() });

/** Options for a text outside a story: links to stories keep the path that the editor typed. */
const ALONE: LinkReading = { addressOf: () => null, page: "/", warn: () => undefined };

/**
 * Reads the service's rich text, whatever it contains. Unknown nodes and unsafe links are omitted with a
 * warning, unsafe colours without a warning; their text stays.
 * @returns null if `raw` is not rich text
 */
export function readRichText(raw: unknown, options: Partial<LinkReading> = {}): RichText | null {
  const reading = { ...ALONE, ...options };
  const anchors = new Set<string>();
  let left = MOST_NODES;

  function readDoc(value: unknown, depth: number): RichText | null {
    const { data } = rawDoc.safeParse(value);
    return data ? { type: "doc", content: only(readAll(data.content ?? [], depth), isFlow) } : null;
  }

  function readAll(raws: readonly unknown[], depth: number): RichNode[] {
    const nodes: RichNode[] = [];
    if (depth > DEEPEST) return nodes;
    for (const each of raws) {
      if (left <= 0) break;
      left -= 1;
      const read = readNode(each, {
        inside: (content) => readAll(content, depth + 1),
        words: (value) => readDoc(value, depth + 1),
        anchors,
        ...reading,
      });
      nodes.push(...read);
    }
    return withWholeLinks(nodes);
  }

  return readDoc(raw, 1);
}

interface NodeReading extends MarkReading {
  readonly inside: (content: readonly unknown[]) => readonly RichNode[];
  readonly words: (raw: unknown) => RichText | null;
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

/** A whole number; some importers write it as a text. */
const whole = z.union([
  z.int(),
  z
    .string()
    .regex(/^\d{1,6}$/)
    .transform(Number),
]);
const levels = whole.pipe(z.int().min(1).max(6)).catch(2);
const counts = z.coerce.number().int().min(1).max(100).catch(1);
const starts = whole.pipe(z.int().min(0).max(100_000)).catch(1);
const widths = z.array(z.number().positive().max(10_000)).max(100).nullish().catch(null);
const aligns = z.enum(["left", "right", "center", "justify"]).nullish().catch(null);
const words = z.string().nullish().catch(null).transform(clean);

/** Removes control characters, except tabs and line ends. */
function clean(text: string | null | undefined): string {
  return (text ?? "").replace(/[^\P{Cc}\n\t]/gu, "");
}

/** Reads a node. Of an unknown node, the words are kept; an empty or unsafe node is omitted. */
function readNode(raw: unknown, reading: NodeReading): readonly RichNode[] {
  const { data } = rawNode.safeParse(raw);
  if (data === undefined) return [];
  if (data.type === "text") return readText(data, reading);
  const node = LEAVES.has(data.type) ? readLeaf(data, reading) : readBranch(data, reading);
  return node === undefined ? readUnknown(data, reading) : node === null ? [] : [node];
}

function readText({ text, marks: raws }: RawNode, reading: NodeReading): readonly RichNode[] {
  const cleaned = clean(text);
  if (cleaned === "") return [];
  const { marks, link } = readMarks(raws ?? [], reading);
  const node = { type: "text", text: cleaned, marks } as const;
  return [link === null ? node : { type: "link", link, content: [node] }];
}

/** Returns the words of a node of an unknown type. Words without a block become a paragraph of their own. */
function readUnknown(raw: RawNode, reading: NodeReading): readonly RichNode[] {
  reading.warn({ kind: "node", name: raw.type });
  const content = [...readText(raw, reading), ...reading.inside(raw.content ?? [])];
  const isWords = content.length > 0 && content.every(isInline);
  return isWords ? [{ type: "paragraph", align: null, content }] : content;
}

const LEAVES: ReadonlySet<string> = new Set(["horizontal_rule", "hard_break", "image", "emoji", "blok"]);

/** Reads a rule, break, image, emoji or group of blocks; null if nothing safe is left. */
function readLeaf(
  { type, attrs, marks }: RawNode,
  { words: read, ...reading }: NodeReading,
): RichNode | null {
  switch (type) {
    case "horizontal_rule":
    case "hard_break":
      return { type };
    case "image": {
      const src = safeSource(attrs?.src);
      if (src === null) {
        reading.warn({ kind: "picture", name: words.parse(attrs?.src) });
        return null;
      }
      return {
        type,
        src,
        stored: storedImage(src),
        alt: words.parse(attrs?.alt),
        title: words.parse(attrs?.title) || null,
      };
    }
    case "emoji": {
      const emoji = words.parse(attrs?.emoji).slice(0, 16);
      if (emoji === "") return null;
      const node = { type, emoji, name: words.parse(attrs?.name) } as const;
      const { link } = readMarks(marks ?? [], reading);
      return link === null ? node : { type: "link", link, content: [node] };
    }
    case "blok": {
      const bloks = readBloks(list.parse(attrs?.body) ?? [], { words: read, ...reading });
      return bloks.length > 0 ? { type, bloks } : null;
    }
    default:
      return null;
  }
}

/** Returns the source of a picture: http, https, or this site; otherwise null. */
function safeSource(value: unknown): string | null {
  const src = typeof value === "string" ? safeHref(value) : null;
  return src !== null && /^(?:https?:|\/)/i.test(src) ? src : null;
}

/** Reads a node that contains others; undefined if its type is unknown. */
function readBranch(raw: RawNode, reading: NodeReading): RichNode | undefined {
  const { type, attrs } = raw;
  const inside = () => reading.inside(raw.content ?? []);
  // Words of unknown nodes can be neighbours with the same link.
  const line = () => only(withWholeLinks(only(inside(), isInline)), isInline);
  switch (type) {
    case "heading":
      return {
        type,
        level: levels.parse(attrs?.level),
        align: aligns.parse(attrs?.textAlign) ?? null,
        content: line(),
      };
    case "paragraph":
      return { type, align: aligns.parse(attrs?.textAlign) ?? null, content: line() };
    case "blockquote":
    case "list_item":
      return { type, content: only(inside(), isFlow) };
    case "bullet_list":
      return { type, content: inItems(inside()) };
    case "ordered_list":
      return { type, start: starts.parse(attrs?.order ?? attrs?.start), content: inItems(inside()) };
    case "code_block":
      return { type, content: only(inside(), isText) };
    case "table":
      return { type, content: inRows(inside()) };
    case "tableRow":
      return { type, content: inCells(inside()) };
    case "tableHeader":
    case "tableCell":
      return { type, ...cellAttributes(attrs ?? {}), content: only(inside(), isFlow) };
    default:
      return undefined;
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
