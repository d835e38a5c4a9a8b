/**
 * Returns whether a column shows its name, if only one in `every` has room. The column of the turning year
 * always does, and the others are counted from it. The first column also does if it is far enough before it.
 * @param turn index of the column where the last year begins; 0 if all are of one year
 */
export function isNamed(at: number, turn: number, every: number): boolean {
  return at < turn ? at === 0 && turn >= every : (at - turn) % every === 0;
}
