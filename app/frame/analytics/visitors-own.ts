import { PARAMETERS, SEARCH_NAMES } from "../../paths.ts";

const NAMES = [
  ...(["address", "token", "key"] as const).flatMap((name) => Object.values(PARAMETERS[name])),
  ...SEARCH_NAMES,
  // What the identity provider sends back with somebody.
  "code",
];

/** Whether an address holds what is its visitor's alone: their words, the key of a letter. A tag manager reads the whole of it. */
export function isVisitorsOwn(search: string): boolean {
  const parameters = new URLSearchParams(search);
  return NAMES.some((name) => parameters.has(name));
}
