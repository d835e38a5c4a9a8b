import { PARAMETERS, SEARCH_NAMES } from "#plan/paths.ts";

const NAMES = [
  ...(["address", "token", "key"] as const).flatMap((name) => Object.values(PARAMETERS[name])),
  ...SEARCH_NAMES,
  // Parameters that the identity provider returns with a person.
  "code",
];

/**
 * Returns whether an address contains private data: the visitor's words, or the key of an email. A tag
 * manager reads the whole address.
 */
export function isVisitorsOwn(search: string): boolean {
  const parameters = new URLSearchParams(search);
  return NAMES.some((name) => parameters.has(name));
}
