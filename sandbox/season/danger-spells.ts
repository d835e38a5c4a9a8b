/** A run of days, excluding the last one. */
export interface Spell {
  readonly fromDay: number;
  readonly toDay: number;
}

export interface Threshold {
  /**
   * A spell begins once the index is at least `from` for two days, and ends once it is at most `until` for
   * two.
   */
  readonly from: number;
  readonly until: number;
}

const DAYS_IN_A_ROW = 2;

/** Returns the spells of high danger in a series of daily indices that begins on `firstDay`. */
export function spellsOf(indices: readonly number[], firstDay: number, { from, until }: Threshold): Spell[] {
  const spells: Spell[] = [];
  let begun: number | null = null;
  let days = 0;
  indices.forEach((index, offset) => {
    const turns = begun === null ? index >= from : index < until;
    days = turns ? days + 1 : 0;
    if (days < DAYS_IN_A_ROW) return;
    days = 0;
    if (begun !== null) spells.push({ fromDay: begun, toDay: firstDay + offset });
    begun = begun === null ? firstDay + offset : null;
  });
  if (begun !== null) spells.push({ fromDay: begun, toDay: firstDay + indices.length });
  return spells;
}
