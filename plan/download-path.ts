import type { Bilingual, Language } from "#territory/language.ts";
import { languageOfPath, PARAMETERS, type Parameter, type Query } from "./paths.ts";

export const DOWNLOADS = {
  fires: { fr: "feux", en: "fires" },
  danger: { fr: "danger", en: "danger" },
  restrictions: { fr: "restrictions", en: "restrictions" },
} as const satisfies Record<string, Bilingual>;

export type DownloadKind = keyof typeof DOWNLOADS;
export const DOWNLOAD_KINDS = Object.keys(DOWNLOADS) as DownloadKind[];
export const DOWNLOAD_FORMATS = ["csv", "geojson"] as const;
export type DownloadFormat = (typeof DOWNLOAD_FORMATS)[number];

/** Parameters that filter or sort each download, as in the lists on pages. */
export const DOWNLOAD_PARAMETERS = {
  fires: ["status", "region", "zone", "protection", "cause", "words", "sort", "order"],
  danger: ["zone", "danger"],
  restrictions: ["region", "restriction"],
} as const satisfies Record<DownloadKind, readonly Parameter[]>;

const FOLDERS: Bilingual = { fr: "/donnees/", en: "/en/data/" };

/** Returns the address of a file, without parameters of `query` that the file ignores, such as `page`. */
export function downloadPath(
  kind: DownloadKind,
  format: DownloadFormat,
  language: Language,
  query: Query = {},
): string {
  const search = new URLSearchParams();
  for (const parameter of DOWNLOAD_PARAMETERS[kind]) {
    const value = query[parameter];
    if (value) search.append(PARAMETERS[parameter][language], value);
  }
  const path = `${FOLDERS[language]}${DOWNLOADS[kind][language]}.${format}`;
  return search.size > 0 ? `${path}?${search}` : path;
}

/** Returns the kind, format and language of the file at a path; null for other paths. */
export function downloadAt(
  pathname: string,
): { readonly kind: DownloadKind; readonly format: DownloadFormat; readonly language: Language } | null {
  const language = languageOfPath(pathname);
  for (const kind of DOWNLOAD_KINDS) {
    const format = DOWNLOAD_FORMATS.find((each) => downloadPath(kind, each, language) === pathname);
    if (format) return { kind, format, language };
  }
  return null;
}
