import { type Bilingual, LANGUAGES, type Language } from "#territory/language.ts";
import { byExactness, fillPath, pathMatcher } from "./path-pattern.ts";
import { OPEN_SCREENS, PAGE, SCREENS, type ScreenKind, type ScreenName } from "./site-map.ts";

/** Query parameters of the pages, named in the reader's language. */
export const PARAMETERS = {
  place: { fr: "lieu", en: "place" },
  /** Place or address that a visitor typed, which is personal. */
  address: { fr: "adresse", en: "address" },
  /** A position, rounded: `47.44,-72.78`. */
  here: { fr: "ici", en: "at" },
  status: { fr: "statut", en: "status" },
  region: { fr: "region", en: "region" },
  protection: { fr: "protection", en: "protection" },
  sort: { fr: "tri", en: "sort" },
  page: { fr: "page", en: "page" },
  period: { fr: "periode", en: "period" },
  restriction: { fr: "restriction", en: "restriction" },
  danger: { fr: "danger", en: "danger" },
  words: { fr: "mots", en: "words" },
  cause: { fr: "cause", en: "cause" },
  zone: { fr: "zone", en: "zone" },
  order: { fr: "ordre", en: "order" },
  webviews: { fr: "webviews", en: "webviews" },
  size: { fr: "superficie", en: "area" },
  distance: { fr: "distance", en: "distance" },
  view: { fr: "vue", en: "view" },
  day: { fr: "jour", en: "day" },
  territory: { fr: "territoire", en: "territory" },
  camera: { fr: "position", en: "position" },
  layers: { fr: "couches", en: "layers" },
  around: { fr: "autour", en: "around" },
  selected: { fr: "choix", en: "selected" },
  embed: { fr: "integre", en: "embed" },
  audience: { fr: "pour", en: "for" },
  year: { fr: "annee", en: "year" },
  /** Address of a page outside the site. */
  to: { fr: "vers", en: "to" },
  language: { fr: "langue", en: "language" },
  show: { fr: "montre", en: "show" },
  format: { fr: "format", en: "format" },
  width: { fr: "largeur", en: "width" },
  height: { fr: "hauteur", en: "height" },
  group: { fr: "groupe", en: "group" },
  /** Secret in an email's link, which only the recipient can use. */
  token: { fr: "jeton", en: "token" },
  key: { fr: "cle", en: "key" },
} as const satisfies Record<string, Record<Language, string>>;

/** Parameter names of the site's search. Other sites and browsers send `q`. */
export const SEARCH_NAMES: readonly string[] = [...Object.values(PARAMETERS.words), "q"];

export type Parameter = keyof typeof PARAMETERS;
export type Query = Readonly<Partial<Record<Parameter, string>>>;

/** Returns the language of a path. Languages other than French have a prefix. */
export function languageOfPath(pathname: string): Language {
  return pathname === "/en" || pathname.startsWith("/en/") ? "en" : "fr";
}

/** Builds every internal link. @throws {Error} if a variable part of the path is missing */
export function pathTo(
  name: ScreenName,
  language: Language,
  parts: Readonly<Record<string, string>> = {},
  query: Query = {},
): string {
  return queryPath(fillPath(SCREENS[name].path[language], parts), language, query);
}

/** Adds a query to a path, with parameters named in the reader's language. Empty values are left out. */
export function queryPath(path: string, language: Language, query: Query): string {
  const search = new URLSearchParams();
  for (const [parameter, value] of Object.entries(query)) {
    if (value) search.append(PARAMETERS[parameter as Parameter][language], value);
  }
  return withSearch(path, search);
}

/** Adds a query to a path without escaping commas: a position is then easier to read and to dictate. */
const withSearch = (path: string, search: URLSearchParams): string =>
  search.size > 0 ? `${path}?${search.toString().replaceAll("%2C", ",")}` : path;

const valueWords: Partial<Record<Parameter, Bilingual[]>> = {};

/** Registers a parameter's possible values, for translation. The module that reads it calls this once. */
export function nameValues(parameter: Parameter, words: Readonly<Record<string, Bilingual>>): void {
  valueWords[parameter] = [...(valueWords[parameter] ?? []), ...Object.values(words)];
}

/** Returns the key of a word in either language, because a shared link can mix languages; null if unknown. */
export const keyOf = <K extends string | number>(
  words: Readonly<Record<K, Bilingual>>,
  keys: readonly K[],
  text: string | null,
): K | null => keys.find((key) => words[key].fr === text || words[key].en === text) ?? null;

/** Returns the query with parameter names and values in the other language. Unknown ones are kept. */
function translateQuery(search: URLSearchParams, from: Language, to: Language): URLSearchParams {
  const names = Object.entries(PARAMETERS) as [Parameter, Record<Language, string>][];
  return new URLSearchParams(
    [...search].map(([key, value]) => {
      const [parameter, name] = names.find((each) => each[1][from] === key) ?? [];
      const words = (parameter && valueWords[parameter]) ?? [];
      const translated = (word: string) => words.find((each) => each[from] === word)?.[to] ?? word;
      return [name?.[to] ?? key, value.split(",").map(translated).join(",")];
    }),
  );
}

/** Returns the path of the page that a request is for, also if it is one of the router's data requests. */
export function pagePathOf(pathname: string): string {
  return pathname.replace(/_\.data$/, "").replace(/^\/_root\.data$/, "/");
}

/** The screen of an address, with its language and its variable parts. */
export interface ScreenAddress {
  readonly name: ScreenName;
  readonly language: Language;
  readonly parts: Readonly<Record<string, string>>;
}

const ADDRESSES = OPEN_SCREENS.flatMap((name) =>
  LANGUAGES.map((language) => ({ name, language, path: SCREENS[name].path[language] })),
);
/** Addresses without variable parts, by path. They take precedence over addresses with variable parts. */
const FIXED = new Map(ADDRESSES.map(({ path, ...screen }) => [path, { ...screen, parts: {} }]));
const VARYING = ADDRESSES.filter(({ path }) => path.includes("{"))
  .sort((a, b) => byExactness(a.path, b.path))
  .map((address) => ({ ...address, matcher: pathMatcher(address.path) }));

/** Returns the screen of a path; null if there is none. The screen itself checks the variable parts. */
export function screenAt(pathname: string): ScreenAddress | null {
  const fixed = FIXED.get(pathname);
  if (fixed) return fixed;
  for (const { name, language, matcher } of VARYING) {
    const match = matcher.exec(pathname);
    if (match) return { name, language, parts: decodedParts(match.groups ?? {}) };
  }
  return null;
}

/** Returns the kind of a path's screen; an ordinary page if there is no screen. */
export function screenKindAt(pathname: string): ScreenKind {
  const screen = screenAt(pathname);
  return screen ? SCREENS[screen.name] : PAGE;
}

function decodedParts(parts: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(parts).map(([part, value]) => [part, decoded(value)]));
}

/** Decodes a part of an address. A part with an invalid escape stays encoded and matches no page anyway. */
export function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** Returns the address of the same page in the language `to`, or the home page for an unknown address. */
export function pathInLanguage(pathname: string, search: string, to: Language): string {
  const here = screenAt(pathname);
  if (!here) return pathTo("home", to);
  const query = translateQuery(new URLSearchParams(search), here.language, to);
  return withSearch(pathTo(here.name, to, here.parts), query);
}
