/** Splits `most` rows among the groups: each group in turn gets one, the first group first. */
export function shares(counts: readonly number[], most: number): number[] {
  const rows = counts.map(() => 0);
  let left = most;
  for (let round = 1; left > 0 && counts.some((count) => count >= round); round += 1) {
    for (const [at, count] of counts.entries()) {
      if (left === 0 || count < round) continue;
      rows[at] = round;
      left -= 1;
    }
  }
  return rows;
}
