import type { Language } from "#territory/language.ts";
import { languageOfPath, nameValues, PARAMETERS, type Parameter } from "./paths.ts";
import { DISTANCE_UNITS, type DistanceUnit, SIZE_UNITS, type SizeUnit, UNIT_WORDS, unitOf } from "./units.ts";

nameValues("distance", UNIT_WORDS);

/** Parameters that every internal link and form carries on, so that a choice persists without scripts. */
export const LASTING_PARAMETERS = ["webviews", "size", "distance"] as const satisfies readonly Parameter[];

/** Choices in an address that also apply to the next pages. */
export interface LastingParameters {
  /** Set inside the agency's mobile application: pages then have no header or footer. */
  readonly webviews?: true;
  readonly size?: SizeUnit;
  readonly distance?: DistanceUnit;
}

/** Reads the lasting parameters, by their name in either language. Invalid values are dropped. */
export function readLastingParameters(search: string): LastingParameters {
  if (search === "") return NO_LASTING_PARAMETERS;
  const parameters = new URLSearchParams(search);
  const value = (parameter: Parameter) =>
    parameters.get(PARAMETERS[parameter].fr) ?? parameters.get(PARAMETERS[parameter].en);
  const size = unitOf(SIZE_UNITS, value("size"));
  const distance = unitOf(DISTANCE_UNITS, value("distance"));
  return {
    ...(value("webviews") === "true" && { webviews: true }),
    ...(size && { size }),
    ...(distance && { distance }),
  };
}

export const NO_LASTING_PARAMETERS: LastingParameters = {};

/** Returns names and values of the lasting parameters in the given language. */
export function lastingEntries(
  { webviews, size, distance }: LastingParameters,
  language: Language,
): [string, string][] {
  return [
    ...(webviews ? [[PARAMETERS.webviews[language], "true"] as [string, string]] : []),
    ...(size ? [[PARAMETERS.size[language], UNIT_WORDS[size][language]] as [string, string]] : []),
    ...(distance
      ? [[PARAMETERS.distance[language], UNIT_WORDS[distance][language]] as [string, string]]
      : []),
  ];
}

/** Adds the lasting parameters to an internal link, except those that the link already has. */
export function withLastingParameters(to: string, lasting: LastingParameters): string {
  if (!to.startsWith("/")) return to;
  const entries = lastingEntries(lasting, languageOfPath(to));
  if (entries.length === 0) return to;
  const [address = "", fragment] = to.split("#");
  const [path = "", query] = address.split("?");
  const search = new URLSearchParams(query);
  for (const [name, value] of entries) if (!search.has(name)) search.append(name, value);
  return `${path}?${search}${fragment === undefined ? "" : `#${fragment}`}`;
}

/** Adds the lasting parameters of the current page, whose query is `search`, to a link or redirect. */
export const withLastingParametersOf = (to: string, search: string): string =>
  withLastingParameters(to, readLastingParameters(search));
