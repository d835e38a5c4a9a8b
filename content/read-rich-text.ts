import { z } from "zod";
import type { Link, LinkReading } from "./link.ts";
import { isFlow, isLinePart, isText, only } from "./node-places.ts";
import { readNode } from "./read-node.ts";
import type { RichNode, RichText } from "./rich-text.ts";

/** Limits of depth and number of nodes; the rest is cut. No real text comes near them. */
export const DEEPEST = 40;
export const MOST_NODES = 20_000;

const rawDoc = z.object({ type: z.literal("doc"), content: z.array(z.unknown()).nullish() });

/** Options for a text outside a story: links to stories keep their written path. */
const ALONE: LinkReading = { addressOf: () => null, page: "/", warn: () => undefined };

/**
 * Reads the service's rich text, whatever it contains. Unknown nodes, and unsafe links and colours, are
 * omitted with a warning; their words stay.
 * @returns null if it is no rich text at all
 */
export function readRichText(raw: unknown, options: Partial<LinkReading> = {}): RichText | null {
  const reading = { ...ALONE, ...options };
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
        ...reading,
      });
      nodes.push(...read);
    }
    return withWholeLinks(nodes);
  }

  return readDoc(raw, 1);
}

const leadsAlike = (a: Link, b: Link) => a.href === b.href && a.anchor === b.anchor;

const isJoint = (node: RichNode) => isLinePart(node) && !isText(node);

/**
 * Merges neighbours with the same link, and the line breaks and emoji between them, to make one link one stop
 * of the Tab key, whatever the marks of its words.
 */
function withWholeLinks(nodes: readonly RichNode[]): RichNode[] {
  const whole: RichNode[] = [];
  for (const node of nodes) {
    const start = node.type === "link" ? whole.findLastIndex((each) => !isJoint(each)) : -1;
    const first = whole[start];
    if (node.type === "link" && first?.type === "link" && leadsAlike(node.link, first.link)) {
      const joints = whole.splice(start).slice(1).filter(isLinePart);
      whole.push({ ...first, content: [...first.content, ...joints, ...node.content] });
    } else whole.push(node);
  }
  return whole;
}
