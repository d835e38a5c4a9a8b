import { z } from "zod";
import { type Complain, createComplaints } from "./complaints.ts";
import type { AddressOf } from "./link.ts";
import { isFlow, only } from "./node-places.ts";
import { readNode } from "./read-node.ts";
import type { RichNode, RichText } from "./rich-text.ts";

/** What is deeper, or comes after so many nodes, is cut: no text of ours comes near either. */
export const DEEPEST = 40;
export const MOST_NODES = 20_000;

const complainOnce = createComplaints();
const rawDoc = z.object({ type: z.literal("doc"), content: z.array(z.unknown()).nullish() });

export interface RichTextOptions {
  /** Leads links to stories; without it they keep the path they were written with. */
  readonly addressOf?: AddressOf;
  readonly complain?: Complain;
}

/**
 * Reads the service's rich text, whatever stands in it: unknown nodes are left out (the console hears of each type
 * once), links and colours that are not plainly safe too, their words stay.
 * @returns null when it is no rich text at all.
 */
export function readRichText(raw: unknown, options: RichTextOptions = {}): RichText | null {
  const { addressOf = () => null, complain = complainOnce } = options;
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
      const node = readNode(each, {
        inside: (content) => readAll(content, depth + 1),
        words: (value) => readDoc(value, depth + 1),
        addressOf,
        complain,
      });
      if (node !== null) nodes.push(node);
    }
    return nodes;
  }

  return readDoc(raw, 1);
}
