/** Length limit of a headline that the protocol recommends, in characters. */
const LONGEST = 160;

/** Returns a headline; if it is too long, cuts it at a word and adds an ellipsis. */
export function headline(text: string): string {
  if (text.length <= LONGEST) return text;
  const cut = text.slice(0, LONGEST - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), LONGEST / 2))}…`;
}

/** Joins sentences and leaves out empty ones. */
export const sentences = (...parts: readonly (string | false | null)[]): string =>
  parts.filter(Boolean).join(" ");
