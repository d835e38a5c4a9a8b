/**
 * Whether a column has its name where only one in `every` has the room. The one of the turning year always has, the others are counted
 * from there; the first has too, where it stands far enough before.
 * @param turn index of the column under which the last year begins; 0 where all are of one
 */
export function isNamed(at: number, turn: number, every: number): boolean {
  return at < turn ? at === 0 && turn >= every : (at - turn) % every === 0;
}
