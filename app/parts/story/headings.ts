import { wordsIn } from "#content/plain-text.ts";
import type { RichNode, RichText } from "#content/rich-text.ts";
import { slugify } from "#territory/slug.ts";

/** A heading that links can point to. */
export interface Heading {
  readonly node: RichNode;
  /** Id made of the heading's words, without accents. It only changes if the words change. */
  readonly id: string;
  readonly words: string;
  readonly level: number;
}

/** Matches ids that the page around a story uses, and their prefixes: no heading can have them. */
const OF_THE_PAGE = /^(?:main|story)(?:-|$)/;

/** Returns the headings between a story's paragraphs, each with an id that no other heading or anchor has. */
export function headingsIn(text: RichText): Heading[] {
  const ids = new Set(text.content.flatMap(anchorsIn));
  return text.content.flatMap((node) => {
    if (node.type !== "heading") return [];
    const words = wordsIn(node.content);
    if (words === "") return [];
    const id = freeId(slugify(words), ids);
    ids.add(id);
    // The page's title is its only h1.
    return [{ node, id, words, level: Math.max(2, node.level) }];
  });
}

function anchorsIn(node: RichNode): readonly string[] {
  if (node.type === "text") return node.marks.flatMap((mark) => (mark.type === "anchor" ? [mark.id] : []));
  return "content" in node ? node.content.flatMap(anchorsIn) : [];
}

function freeId(slug: string, usedIds: ReadonlySet<string>): string {
  const start = slug === "" || OF_THE_PAGE.test(slug) ? `part-${slug}`.replace(/-$/, "") : slug;
  let id = start;
  for (let nth = 2; usedIds.has(id); nth += 1) id = `${start}-${nth}`;
  return id;
}
