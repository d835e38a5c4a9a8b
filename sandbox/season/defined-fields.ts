/** Returns the fields of a change without the undefined fields, which change nothing. */
export function definedFields(change: object): object {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
}
