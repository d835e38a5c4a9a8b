/** Returns the given fields of a change. An undefined field changes nothing. */
export function givenFields(change: object): object {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
}
