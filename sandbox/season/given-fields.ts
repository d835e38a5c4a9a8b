/** The fields of a change that were given: one left out changes nothing. */
export function givenFields(change: object): object {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
}
