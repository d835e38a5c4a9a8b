/** A run of days, the last one excluded. */
export interface Spell {
  readonly fromDay: number;
  readonly toDay: number;
}

export interface Threshold {
  /** Begins once the index has been so high for two days, ends once it has been so low for two. */
  readonly from: number;
  readonly until: number;
}

const DAYS_IN_A_ROW = 2;

/** The spells of high danger in a series of daily indices that begins on `firstDay`. */
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
