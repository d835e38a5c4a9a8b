// Types of the nodes in a story's rich text. Nodes contain no HTML that an editor typed.

import type { BlokOf } from "./bloks.ts";
import type { Link } from "./link.ts";
import type { StoredImage } from "./stored-image.ts";
import type { Tint } from "./tint.ts";

export type Align = "left" | "right" | "center" | "justify";

export type Mark =
  | {
      readonly type: "bold" | "italic" | "underline" | "strike" | "code" | "superscript" | "subscript";
    }
  | { readonly type: "anchor"; readonly id: string }
  /** `name` is the name of an editor's style: letters, digits, hyphens and underscores. */
  | { readonly type: "styled"; readonly name: string }
  /** Colours are `#rgb`, `#rrggbb` or a colour's name. */
  | { readonly type: "textStyle"; readonly color: string }
  | { readonly type: "highlight"; readonly tint: Tint | null };

export interface TextNode {
  readonly type: "text";
  readonly text: string;
  /** At most one mark of each type. */
  readonly marks: readonly Mark[];
}

interface HardBreak {
  readonly type: "hard_break";
}

interface EmojiNode {
  readonly type: "emoji";
  readonly name: string;
  readonly emoji: string;
}

/** A node that a link can contain. */
export type LinePart = TextNode | HardBreak | EmojiNode;

/** Neighbouring texts with the same link, and the line breaks and emoji between them. */
export interface LinkNode {
  readonly type: "link";
  readonly link: Link;
  readonly content: readonly LinePart[];
}

export interface ImageNode {
  readonly type: "image";
  /** Address of the picture, as the editor gave it. */
  readonly src: string;
  /** The picture at the content service; null if `src` is the address of another picture. */
  readonly stored: StoredImage | null;
  readonly alt: string;
  readonly title: string | null;
}

export type InlineNode = TextNode | LinkNode | ImageNode | HardBreak | EmojiNode;

export interface ListItem {
  readonly type: "list_item";
  readonly content: readonly FlowNode[];
}

export interface TableCell {
  readonly type: "tableHeader" | "tableCell";
  readonly colspan: number;
  readonly rowspan: number;
  /** Widths of the spanned columns in CSS pixels; empty if not set. */
  readonly colwidth: readonly number[];
  readonly backgroundColor: string | null;
  readonly content: readonly FlowNode[];
}

export interface TableRow {
  readonly type: "tableRow";
  readonly content: readonly TableCell[];
}

/** A block of a story, whose items can contain rich text. */
export type Blok = BlokOf<RichText>;

export type BlockNode =
  | {
      readonly type: "heading";
      readonly level: number;
      readonly align: Align | null;
      readonly content: readonly InlineNode[];
    }
  | { readonly type: "paragraph"; readonly align: Align | null; readonly content: readonly InlineNode[] }
  | { readonly type: "blockquote"; readonly content: readonly FlowNode[] }
  | { readonly type: "bullet_list"; readonly content: readonly ListItem[] }
  | { readonly type: "ordered_list"; readonly start: number; readonly content: readonly ListItem[] }
  | { readonly type: "code_block"; readonly content: readonly TextNode[] }
  | { readonly type: "horizontal_rule" }
  | { readonly type: "table"; readonly content: readonly TableRow[] }
  | { readonly type: "blok"; readonly bloks: readonly Blok[] };

export type FlowNode = InlineNode | BlockNode;

/** A whole rich text. Every node is in a place that HTML allows. */
export interface RichText {
  readonly type: "doc";
  readonly content: readonly FlowNode[];
}

export type RichNode = FlowNode | ListItem | TableRow | TableCell;
