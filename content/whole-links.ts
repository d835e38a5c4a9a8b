import type { Link } from "./link.ts";
import { isLinePart, isText } from "./node-places.ts";
import type { RichNode } from "./rich-text.ts";

const leadsAlike = (a: Link, b: Link) => a.href === b.href && a.anchor === b.anchor;

const isJoint = (node: RichNode) => isLinePart(node) && !isText(node);

/**
 * Merges neighbouring nodes with the same link, and the line breaks and emoji between them. The Tab key then
 * stops once for each link, even if parts of its text have different marks.
 */
export function withWholeLinks(nodes: readonly RichNode[]): RichNode[] {
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
