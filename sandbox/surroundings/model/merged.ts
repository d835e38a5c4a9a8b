/** Things added by hand, and changes and removals of any. */
interface HandEdits<F> {
  readonly given: readonly { readonly id: string; readonly at: number; readonly fields: F }[];
  readonly changed: Readonly<Record<string, Partial<F>>>;
  readonly removed: readonly string[];
}

interface Kind<T, F> {
  idOf(thing: T): string;
  make(id: string, at: number, fields: F): T;
  change(thing: T, fields: Partial<F>): T;
}

/** Returns the drawn things with the edits of a person: additions, changes, removals. */
export function merged<T, F>(
  { given, changed, removed }: HandEdits<F>,
  now: number,
  natural: readonly T[],
  { idOf, make, change }: Kind<T, F>,
): T[] {
  const own = given.filter(({ at }) => at <= now).map(({ id, at, fields }) => make(id, at, fields));
  return [...natural, ...own]
    .filter((thing) => !removed.includes(idOf(thing)))
    .map((thing) => {
      const fields = changed[idOf(thing)];
      return fields === undefined ? thing : change(thing, fields);
    });
}
