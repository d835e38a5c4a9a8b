/** Returns a name or sentence of a file or service for display: "Val-d'Or" becomes "Val-d’Or". */
export function withCurlyApostrophes(text: string): string {
  return text.replace(/(?<=\p{L})'/gu, "’");
}
