import { LANGUAGES, type Language } from "#territory/language.ts";
import { OPEN_SCREENS, SCREENS, type ScreenName } from "./site-map.ts";

/** Query parameters of the pages, named in the reader's language. */
export const PARAMETERS = {
  place: { fr: "lieu", en: "place" },
  status: { fr: "statut", en: "status" },
  region: { fr: "region", en: "region" },
  protection: { fr: "protection", en: "protection" },
  sort: { fr: "tri", en: "sort" },
  page: { fr: "page", en: "page" },
  period: { fr: "periode", en: "period" },
  restriction: { fr: "restriction", en: "restriction" },
  danger: { fr: "danger", en: "danger" },
} as const satisfies Record<string, Record<Language, string>>;

export type Parameter = keyof typeof PARAMETERS;
export type Query = Readonly<Partial<Record<Parameter, string>>>;

/** Languages other than French carry their prefix. */
export function languageOfPath(pathname: string): Language {
  return pathname === "/en" || pathname.startsWith("/en/") ? "en" : "fr";
}

/**
 * The one builder of internal links.
 * @throws {Error} when a varying part of the path is not given.
 */
export function pathTo(
  name: ScreenName,
  language: Language,
  parts: Readonly<Record<string, string>> = {},
  query: Query = {},
): string {
  const path = SCREENS[name].path[language].replace(/\{(\w+)\}/g, (_, part: string) => {
    const value = parts[part];
    if (value === undefined) throw new Error(`The path of ${name} needs ${part}`);
    return encodeURIComponent(value);
  });
  const search = new URLSearchParams();
  for (const [parameter, value] of Object.entries(query)) {
    if (value) search.append(PARAMETERS[parameter as Parameter][language], value);
  }
  return search.size > 0 ? `${path}?${search}` : path;
}

/** The same query with its parameter names in the other language; unknown parameters are kept. */
export function translateQuery(search: URLSearchParams, from: Language, to: Language): URLSearchParams {
  const names = new Map(Object.values(PARAMETERS).map((name) => [name[from], name[to]] as const));
  return new URLSearchParams([...search].map(([key, value]) => [names.get(key as never) ?? key, value]));
}

/** Which open screen a path leads to, and in which language. */
export function screenAt(pathname: string): { name: ScreenName; language: Language } | null {
  for (const name of OPEN_SCREENS) {
    const language = LANGUAGES.find((each) => SCREENS[name].path[each] === pathname);
    if (language) return { name, language };
  }
  return null;
}

/** The same page in the other language, or that language's home where there is none. */
export function pathInLanguage(pathname: string, search: string, to: Language): string {
  const here = screenAt(pathname);
  if (!here) return pathTo("home", to);
  const query = translateQuery(new URLSearchParams(search), here.language, to).toString();
  return query ? `${SCREENS[here.name].path[to]}?${query}` : SCREENS[here.name].path[to];
}
