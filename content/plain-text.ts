import type { Blok, RichNode, RichText } from "./rich-text.ts";

/** Spaces where a line can break: `\s` without U+00A0 and U+202F. */
const BREAKING_SPACES = /[^\S\u00a0\u202f]+/g;

/** Returns the words of a rich text in order, including its living parts: for search, not for display. */
export const plainText = (text: RichText): string => wordsIn(text.content);

/** Returns the words of nodes in reading order. No-break spaces stay, as on the page. */
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
      // Only separate blocks with spaces: a word can be half bold.
      return ` ${node.content.map(wordsOf).join("")} `;
    default:
      return ` ${wordsIn(node.content)} `;
  }
}

/** Returns the fixed words of a living part, without its live content. */
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
