/** A line that starts a block: heading, list, quote, table, fence, rule. */
const BEGINS = /^\s*(#{1,6}\s|[-*+]\s|\d+[.)]\s|>|\||```|~~~|([-*_]\s*){3,}$)/;
/** A line that cannot be joined with the next. */
const STANDS_ALONE = /^\s*(#{1,6}\s|\||```|~~~|([-*_]\s*){3,}$)/;
const HARD_BREAK = /( {2,}|\\)$/;

/** Marks of a quote. An empty quoted line separates two paragraphs. */
const QUOTED = /^\s*>\s?(?=\S)/;

/**
 * Joins the lines of a wrapped paragraph. The service's Markdown parser turns each line end into a break,
 * although Markdown means a space. Explicit breaks, by two spaces or a backslash, stay.
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
