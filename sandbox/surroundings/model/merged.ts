/** Things added by hand, and the IDs of removed things, which can be drawn or added. */
interface HandEdits<F> {
  readonly given: readonly { readonly id: string; readonly at: number; readonly fields: F }[];
  readonly removed: readonly string[];
}

/** Returns the drawn things with the edits of a person: additions and removals. */
export function merged<T extends { readonly id: string }, F>(
  { given, removed }: HandEdits<F>,
  now: number,
  natural: readonly T[],
  make: (id: string, at: number, fields: F) => T,
): T[] {
  const own = given.filter(({ at }) => at <= now).map(({ id, at, fields }) => make(id, at, fields));
  return [...natural, ...own].filter(({ id }) => !removed.includes(id));
}
