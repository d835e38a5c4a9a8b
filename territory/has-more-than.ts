/** Returns whether a text contains a character more often than `most`. It stops counting there. */
export function hasMoreThan(most: number, character: string, text: string): boolean {
  let count = 0;
  for (let at = text.indexOf(character); at !== -1; at = text.indexOf(character, at + 1)) {
    count += 1;
    if (count > most) return true;
  }
  return false;
}
