import type { Blok, RichNode, RichText } from "./rich-text.ts";

/** Spaces where a line can break: `\s` without U+00A0 and U+202F. */
const BREAKING_SPACES = /[^\S\u00a0\u202f]+/g;

/** Returns the plain text of a rich text and its blocks in reading order: for search, not for display. */
export const plainText = (text: RichText): string => wordsIn(text.content);

/** Returns the plain text of nodes in reading order. No-break spaces are kept. */
export function wordsIn(nodes: readonly RichNode[]): string {
  return nodes.map(wordsOf).join("").replace(BREAKING_SPACES, " ").trim();
}

function wordsOf(node: RichNode): string {
  switch (node.type) {
    case "text":
      return node.text;
    case "blok":
      return ` ${node.bloks.flatMap(wordsOfBlok).join(" ")} `;
    case "hard_break":
    case "horizontal_rule":
      return " ";
    case "image":
    case "emoji":
      return "";
    case "link":
      return node.content.map(wordsOf).join("");
    case "paragraph":
    case "heading":
      // Only paragraphs and headings are separated by spaces: one word can be half bold.
      return ` ${node.content.map(wordsOf).join("")} `;
    default:
      return ` ${wordsIn(node.content)} `;
  }
}

/** Returns the searchable texts that editors typed in a block. */
function wordsOfBlok(blok: Blok): (string | null)[] {
  switch (blok.component) {
    case "steps":
      return [blok.title, ...blok.items.flatMap(wordsOfItem)];
    case "accordion":
      return blok.items.flatMap(wordsOfItem);
    case "figures":
      return blok.items.flatMap(({ value, label }) => [value, label]);
    case "call_to_action":
      return [blok.title, blok.text, blok.label];
    case "quote":
      return [blok.text];
    case "contact_card":
      return [blok.title];
    default:
      return [];
  }
}

const wordsOfItem = ({ title, text }: { readonly title: string; readonly text: RichText | string }) => [
  title,
  typeof text === "string" ? text : plainText(text),
];
