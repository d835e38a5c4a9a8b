/** Returns whether a text contains a character more than `most` times. Counting stops at this number. */
export function hasMoreThan(most: number, character: string, text: string): boolean {
  let count = 0;
  for (let at = text.indexOf(character); at !== -1; at = text.indexOf(character, at + 1)) {
    count += 1;
    if (count > most) return true;
  }
  return false;
}
