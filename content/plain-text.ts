import type { Blok, RichNode, RichText } from "./rich-text.ts";

/** What a line may break at: of `\s`, all but U+00A0 and U+202F. */
const BREAKING_SPACES = /[^\S\u00a0\u202f]+/g;

/** The words of a rich text in their order, its living parts included: for looking them up, not for showing whole. */
export const plainText = (text: RichText): string => wordsIn(text.content);

/** The words of nodes, as they are read one after the other; their no-break spaces stay, as on the page. */
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
      // A word may be half bold: only what stands apart is parted.
      return ` ${node.content.map(wordsOf).join("")} `;
    default:
      return ` ${wordsIn(node.content)} `;
  }
}

/** What is written in a living part; what it shows at the moment is no part of the story. */
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
