import type { Block, Mail } from "./message.ts";

const WIDTH = 72;

/** Wraps lines at 72 characters. A longer word, such as a link, stays whole. */
function wrapped(text: string, indent = ""): string {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    if (line !== "" && `${indent}${line} ${word}`.length > WIDTH) {
      lines.push(indent + line);
      line = word;
    } else line = line === "" ? word : `${line} ${word}`;
  }
  return [...lines, indent + line].join("\n");
}

function written(block: Exclude<Block, { readonly kind: "picture" }>): string {
  switch (block.kind) {
    case "heading":
      return `${block.text}\n${"=".repeat(Math.min(WIDTH, block.text.length))}`;
    case "list":
      return block.items.map((item) => wrapped(item, "  ").replace(/^ {2}/, "- ")).join("\n");
    case "quote":
      return block.paragraphs.map((paragraph) => wrapped(paragraph, "    ")).join("\n\n");
    case "subheading":
      return `${block.text}\n${"-".repeat(Math.min(WIDTH, block.text.length))}`;
    case "action":
    case "link":
      return `${block.label}\n${block.url}`;
    default:
      return wrapped(block.text);
  }
}

/** Pictures are left out, because the text gives the same facts. */
const textsOf = (blocks: readonly Block[]) =>
  blocks.flatMap((block) => (block.kind === "picture" ? [] : written(block)));

/** Returns the plain text of an email, for programs and people that read no HTML. */
export function mailText({ blocks, footer }: Mail): string {
  return `${textsOf(blocks).join("\n\n")}\n\n-- \n${textsOf(footer).join("\n")}\n`;
}
