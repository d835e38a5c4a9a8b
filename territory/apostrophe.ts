/** A name or a sentence from a file or a service as it is shown: "Val-d'Or" gives "Val-d’Or". */
export function withCurlyApostrophes(text: string): string {
  return text.replace(/(?<=\p{L})'/gu, "’");
}
