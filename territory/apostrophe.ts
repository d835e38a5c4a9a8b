/** Returns a text with curly apostrophes, for display: "Val-d'Or" becomes "Val-d’Or". */
export function withCurlyApostrophes(text: string): string {
  return text.replace(/(?<=\p{L})'/gu, "’");
}
