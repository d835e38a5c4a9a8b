/** Returns how many letters of a word can be wrong: short words differ by one letter from many others. */
export function maxEditDistance({ length }: string): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

/**
 * Returns the edit distance of two words, with two swapped letters as one change; `most` + 1 if the distance
 * exceeds `most`. Only cells within `most` of the diagonal are computed: cheap enough to try every name.
 */
export function editDistance(a: string, b: string, most: number): number {
  const tooFar = most + 1;
  if (Math.abs(a.length - b.length) > most) return tooFar;
  let before: readonly number[] = [];
  let row: readonly number[] = Array.from({ length: b.length + 1 }, (_, at) => Math.min(at, tooFar));
  for (let i = 1; i <= a.length; i += 1) {
    const next: number[] = new Array(b.length + 1).fill(tooFar);
    if (i <= most) next[0] = i;
    let least = next[0] ?? tooFar;
    for (let j = Math.max(1, i - most); j <= Math.min(b.length, i + most); j += 1) {
      let apart = (row[j - 1] ?? tooFar) + (a[i - 1] === b[j - 1] ? 0 : 1);
      apart = Math.min(apart, (row[j] ?? tooFar) + 1, (next[j - 1] ?? tooFar) + 1);
      if (a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        apart = Math.min(apart, (before[j - 2] ?? tooFar) + 1);
      next[j] = Math.min(apart, tooFar);
      least = Math.min(least, apart);
    }
    if (least > most) return tooFar;
    [before, row] = [row, next];
  }
  return row[b.length] ?? tooFar;
}
