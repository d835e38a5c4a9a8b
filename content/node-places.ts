import type { FlowNode, InlineNode, ListItem, RichNode, TableCell, TableRow, TextNode } from "./rich-text.ts";

// Which nodes may stand where. What stands in the wrong place gives its own content in its place: the words stay.

export const isText = (node: RichNode): node is TextNode => node.type === "text";

export const isInline = (node: RichNode): node is InlineNode =>
  isText(node) || node.type === "image" || node.type === "hard_break" || node.type === "emoji";

export const isListItem = (node: RichNode): node is ListItem => node.type === "list_item";

export const isRow = (node: RichNode): node is TableRow => node.type === "tableRow";

export const isCell = (node: RichNode): node is TableCell =>
  node.type === "tableCell" || node.type === "tableHeader";

export const isFlow = (node: RichNode): node is FlowNode =>
  !isListItem(node) && !isRow(node) && !isCell(node);

/** Those of a kind, and in place of each other node those that it holds. */
export function only<T extends RichNode>(
  nodes: readonly RichNode[],
  isOf: (node: RichNode) => node is T,
): readonly T[] {
  return nodes.flatMap((node) => {
    if (isOf(node)) return [node];
    return "content" in node ? only(node.content, isOf) : [];
  });
}
