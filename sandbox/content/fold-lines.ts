/** A line that begins something of its own: heading, list, quote, table, fence, rule. */
const BEGINS = /^\s*(#{1,6}\s|[-*+]\s|\d+[.)]\s|>|\||```|~~~|([-*_]\s*){3,}$)/;
/** A line after which nothing is folded. */
const STANDS_ALONE = /^\s*(#{1,6}\s|\||```|~~~|([-*_]\s*){3,}$)/;
const HARD_BREAK = /( {2,}|\\)$/;

/** A quote's marks; an empty quoted line parts two paragraphs. */
const QUOTED = /^\s*>\s?(?=\S)/;

/**
 * Joins the lines of a wrapped paragraph: the service's Markdown parser makes a break of each, where Markdown means a
 * space. A break that is asked for, by two spaces or a backslash, stays.
 */
export function foldLines(markdown: string): string {
  const folded: string[] = [];
  for (const line of markdown.split("\n")) {
    const before = folded.at(-1) ?? "";
    const follows = before.trim() !== "" && line.trim() !== "" && !HARD_BREAK.test(before);
    const inQuote = QUOTED.test(before) && QUOTED.test(line);
    if (follows && (inQuote || (!BEGINS.test(line) && !STANDS_ALONE.test(before)))) {
      folded[folded.length - 1] = `${before.trimEnd()} ${line.replace(QUOTED, "").trimStart()}`;
    } else folded.push(line);
  }
  return folded.join("\n");
}
