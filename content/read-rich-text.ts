import { z } from "zod";
import type { LinkReading } from "./link.ts";
import { isFlow, only } from "./node-places.ts";
import { readNode } from "./read-node.ts";
import type { RichNode, RichText } from "./rich-text.ts";
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
