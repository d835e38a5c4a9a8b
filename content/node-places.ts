import type {
  FlowNode,
  InlineNode,
  LinePart,
  ListItem,
  RichNode,
  TableCell,
  TableRow,
  TextNode,
} from "./rich-text.ts";

// Allowed places of nodes. A misplaced node is replaced by its content, so that its words stay.

export const isText = (node: RichNode): node is TextNode => node.type === "text";

export const isLinePart = (node: RichNode): node is LinePart =>
  isText(node) || node.type === "hard_break" || node.type === "emoji";

export const isInline = (node: RichNode): node is InlineNode =>
  isLinePart(node) || node.type === "link" || node.type === "image";

const isListItem = (node: RichNode): node is ListItem => node.type === "list_item";

const isRow = (node: RichNode): node is TableRow => node.type === "tableRow";

const isCell = (node: RichNode): node is TableCell =>
  node.type === "tableCell" || node.type === "tableHeader";

export const isFlow = (node: RichNode): node is FlowNode =>
  !isListItem(node) && !isRow(node) && !isCell(node);

/** Returns the nodes that `isOf` accepts. Each other node is replaced by the accepted nodes inside it. */
export function only<T extends RichNode>(
  nodes: readonly RichNode[],
  isOf: (node: RichNode) => node is T,
): readonly T[] {
  return nodes.flatMap((node) => {
    if (isOf(node)) return [node];
    return "content" in node ? only(node.content, isOf) : [];
  });
}

/** Returns items of a list. Each node outside an item is put into a new item. */
export const inItems = (nodes: readonly RichNode[]): readonly ListItem[] =>
  nodes.map((node) => (isListItem(node) ? node : { type: "list_item", content: only([node], isFlow) }));

/** Returns cells of a row. Each node outside a cell is put into a new cell. */
export const inCells = (nodes: readonly RichNode[]): readonly TableCell[] =>
  nodes.map((node) => (isCell(node) ? node : { ...EMPTY_CELL, content: only([node], isFlow) }));

/** Returns rows of a table. Each node outside a row is put into a new row. */
export const inRows = (nodes: readonly RichNode[]): readonly TableRow[] =>
  nodes.map((node) => (isRow(node) ? node : { type: "tableRow", content: inCells([node]) }));

const EMPTY_CELL = {
  type: "tableCell",
  ...{ colspan: 1, rowspan: 1, colwidth: [], backgroundColor: null },
} as const;
