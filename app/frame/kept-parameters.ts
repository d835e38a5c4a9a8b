import type { Language } from "#territory/language.ts";
import {
  DISTANCE_UNITS,
  type DistanceUnit,
  SIZE_UNITS,
  type SizeUnit,
  UNIT_WORDS,
  unitOf,
} from "../i18n/units.ts";
import { languageOfPath, nameValues, PARAMETERS, type Parameter } from "../paths.ts";

nameValues("distance", UNIT_WORDS);

/** Parameters that every internal link and form carries on, so that a choice persists without scripts. */
export const KEPT_PARAMETERS = ["webviews", "size", "distance"] as const satisfies readonly Parameter[];

/** Choices in an address that also apply to the next pages. */
export interface KeptParameters {
  /** Set inside the agency's mobile application: pages then have no header or footer. */
  readonly webviews?: true;
  readonly size?: SizeUnit;
  readonly distance?: DistanceUnit;
}

/** Reads the kept parameters, by their name in either language. Invalid values are dropped. */
export function readKeptParameters(search: string): KeptParameters {
  if (search === "") return NONE_KEPT;
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

export const NONE_KEPT: KeptParameters = {};

/** Returns names and values of the kept parameters in the given language. */
export function keptEntries(
  { webviews, size, distance }: KeptParameters,
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

/**
 * Adds the kept parameters to the address of a page or of a part of it. Parameters already in the address
 * win.
 */
export function withKeptParameters(to: string, kept: KeptParameters): string {
  if (!to.startsWith("/")) return to;
  const entries = keptEntries(kept, languageOfPath(to));
  if (entries.length === 0) return to;
  const [address = "", fragment] = to.split("#");
  const [path = "", query] = address.split("?");
  const search = new URLSearchParams(query);
  for (const [name, value] of entries) if (!search.has(name)) search.append(name, value);
  return `${path}?${search}${fragment === undefined ? "" : `#${fragment}`}`;
}

/** Adds the parameters kept by the requested address's query: used for links and redirects from there. */
export const withKeptOf = (to: string, search: string): string =>
  withKeptParameters(to, readKeptParameters(search));
