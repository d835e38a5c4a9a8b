/** Returns the given fields of a change. An undefined field changes nothing. */
export function definedFields(change: object): object {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
}
