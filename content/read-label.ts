import { safeHref } from "./link.ts";

/** A piece of a label, in one manner. */
export interface Run {
  readonly text: string;
  readonly tag?: "strong" | "em";
  readonly href?: string;
}

/** Those that mark a run; any other tag goes, and its words stay. */
const MANNERS: ReadonlyMap<string, "strong" | "em"> = new Map([
  ["strong", "strong"],
  ["b", "strong"],
  ["em", "em"],
  ["i", "em"],
]);
/** A label that holds one of these is nobody's slip: it is refused whole. */
const NEVER =
  /<\/?(?:script|style|iframe|object|embed|svg|math|form|meta|link|base)\b|<!|<[^<>]*\son\w+\s*=/i;
const PIECE = /<(\/?)([a-z][a-z\d]*)((?:\s[^<>]*)?)>|[^<]+|</gi;
const HREF = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)')/i;
const NAMED: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: "\u00a0",
};
const LONGEST = 400;

/** What an editor wrote with entities, as it is read; those of other names stay as they are. */
function decoded(text: string): string {
  return text.replace(/&(?:#(\d{1,6})|#x([\da-f]{1,5})|(\w+));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return NAMED[name] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    return code >= 0x20 && code <= 0x10ffff ? String.fromCodePoint(code) : "";
  });
}

/**
 * Reads a label that may hold a little HTML: bold, italics and links.
 * @throws {Error} when it is empty, holds a script or its like, or leads where no link may.
 */
export function readLabel(html: string): readonly Run[] {
  if (html.length > LONGEST) throw new Error("a label is too long");
  if (NEVER.test(html)) throw new Error("a label holds what no label may");
  const runs: Run[] = [];
  const manners: ("strong" | "em")[] = [];
  let href: string | undefined;
  for (const [piece, slash, tag, attributes] of html.matchAll(PIECE)) {
    if (tag === undefined) {
      const manner = manners.at(-1);
      runs.push({ text: decoded(piece), ...(manner && { tag: manner }), ...(href && { href }) });
      continue;
    }
    const manner = MANNERS.get(tag.toLowerCase());
    if (manner && slash) manners.pop();
    else if (manner) manners.push(manner);
    else if (tag.toLowerCase() === "a") href = slash ? undefined : hrefOf(attributes ?? "");
    else if (tag.toLowerCase() === "br") runs.push({ text: " " });
  }
  if (runs.every(({ text }) => text.trim() === "")) throw new Error("a label says nothing");
  return runs;
}

function hrefOf(attributes: string): string {
  const found = HREF.exec(attributes);
  const href = safeHref(decoded(found?.[1] ?? found?.[2] ?? ""));
  if (href === null) throw new Error("a label's link leads nowhere that is allowed");
  return href;
}
