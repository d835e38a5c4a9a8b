import type { Block, Mail } from "./message.ts";

const WIDTH = 72;

/** Lines of at most 72 characters; a word that is longer, as a link is, stays whole. */
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

function written(block: Block): string {
  switch (block.is) {
    case "heading":
      return `${block.text}\n${"=".repeat(Math.min(WIDTH, block.text.length))}`;
    case "picture":
      return wrapped(block.alt);
    case "list":
      return block.items.map((item) => wrapped(item, "  ").replace(/^ {2}/, "- ")).join("\n");
    case "subheading":
      return `${block.text}\n${"-".repeat(Math.min(WIDTH, block.text.length))}`;
    case "action":
    case "link":
      return `${block.label}\n${block.url}`;
    default:
      return wrapped(block.text);
  }
}

/** A letter for programs and people that read no HTML. */
export function mailText({ blocks, footer }: Mail): string {
  return `${blocks.map(written).join("\n\n")}\n\n-- \n${footer.map(written).join("\n")}\n`;
}
