import type { FlowNode, InlineNode, ListItem, RichNode, TableCell, TableRow, TextNode } from "./rich-text.ts";

// Which nodes may stand where. What stands in the wrong place gives its own content in its place: the words stay.

export const isText = (node: RichNode): node is TextNode => node.type === "text";

export const isInline = (node: RichNode): node is InlineNode =>
  isText(node) ||
  node.type === "link" ||
  node.type === "image" ||
  node.type === "hard_break" ||
  node.type === "emoji";

const isListItem = (node: RichNode): node is ListItem => node.type === "list_item";

const isRow = (node: RichNode): node is TableRow => node.type === "tableRow";

const isCell = (node: RichNode): node is TableCell =>
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

/** Items of a list. Content without an item gets one of its own. */
export const inItems = (nodes: readonly RichNode[]): readonly ListItem[] =>
  nodes.map((node) => (isListItem(node) ? node : { type: "list_item", content: only([node], isFlow) }));

/** Cells of a row. Content without a cell gets one of its own. */
export const inCells = (nodes: readonly RichNode[]): readonly TableCell[] =>
  nodes.map((node) => (isCell(node) ? node : { ...EMPTY_CELL, content: only([node], isFlow) }));

/** Rows of a table. Content without a row gets one of its own. */
export const inRows = (nodes: readonly RichNode[]): readonly TableRow[] =>
  nodes.map((node) => (isRow(node) ? node : { type: "tableRow", content: inCells([node]) }));

const EMPTY_CELL = {
  type: "tableCell",
  ...{ colspan: 1, rowspan: 1, colwidth: [], backgroundColor: null },
} as const;
