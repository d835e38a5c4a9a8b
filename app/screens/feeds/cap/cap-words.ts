/** The longest headline that the protocol advises. */
const LONGEST = 160;

/** A headline; one too long ends at a word, with an ellipsis. */
export function headline(text: string): string {
  if (text.length <= LONGEST) return text;
  const cut = text.slice(0, LONGEST - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), LONGEST / 2))}…`;
}

/** Joins sentences; leaves out empty ones. */
export const sentences = (...said: readonly (string | false | null)[]): string =>
  said.filter(Boolean).join(" ");
