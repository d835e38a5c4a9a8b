import { siteHref } from "./link.ts";

/** A piece of a label in one style. */
export interface Run {
  readonly text: string;
  readonly tag?: "strong" | "em";
  readonly href?: string;
}

/** Styles of runs by HTML tag. Other tags are removed, but their text stays. */
const MANNERS: ReadonlyMap<string, "strong" | "em"> = new Map([
  ["strong", "strong"],
  ["b", "strong"],
  ["em", "em"],
  ["i", "em"],
]);
/** Forbidden HTML, such as scripts. No editor types it by mistake, so the whole label is refused. */
const NEVER =
  /<\/?(?:script|style|iframe|object|embed|svg|math|form|meta|link|base)\b|<!|<[^<>]*\son\w+\s*=/i;
const BLOCK = /^(?:p|div|li|h[1-6])$/i;
/** Returns whether a tag opens a paragraph or similar after other text: a space must then be added. */
const startsNextBlock = (tag: string, slash: string | undefined, before: readonly Run[]) =>
  BLOCK.test(tag) && !slash && before.length > 0;
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

/** Decodes HTML entities. Unknown entities stay. */
function decoded(text: string): string {
  return text.replace(/&(?:#(\d{1,6})|#x([\da-f]{1,5})|(\w+));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return NAMED[name] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    return code >= 0x20 && code <= 0x10ffff ? String.fromCodePoint(code) : "";
  });
}

/**
 * Reads a label that can contain simple HTML: bold, italics and links. Relative addresses start at `home`.
 * @throws {Error} if the label is empty or too long, has a script or similar, or links to a forbidden address
 */
export function readLabel(html: string, home: string): readonly Run[] {
  if (html.length > LONGEST) throw new Error("the label is too long");
  if (NEVER.test(html)) throw new Error("the label contains forbidden HTML");
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
    else if (tag.toLowerCase() === "a") href = slash ? undefined : hrefOf(attributes ?? "", home);
    else if (tag.toLowerCase() === "br" || startsNextBlock(tag, slash, runs)) runs.push({ text: " " });
  }
  if (runs.every(({ text }) => text.trim() === "")) throw new Error("the label is empty");
  return runs;
}

function hrefOf(attributes: string, home: string): string {
  const found = HREF.exec(attributes);
  const href = siteHref(decoded(found?.[1] ?? found?.[2] ?? ""), home);
  if (href === null) throw new Error("the label has a link to a forbidden address");
  return href;
}
