import type { Bilingual, Language } from "#territory/language.ts";
import { languageOfPath } from "./paths.ts";

/** Sources whose data visitors can download, with each file's name. Smoke has no file: it is a picture. */
export const AROUND_FILES = {
  publicAlerts: { fr: "alertes-officielles", en: "official-alerts" },
  closedRoads: { fr: "routes-fermees", en: "closed-roads" },
  civilEvents: { fr: "securite-civile", en: "civil-security" },
  weatherWarnings: { fr: "alertes-meteo", en: "weather-warnings" },
  hotSpots: { fr: "points-de-chaleur", en: "hot-spots" },
  perimeters: { fr: "perimetres-estimes", en: "estimated-perimeters" },
  neighbourFires: { fr: "feux-voisins", en: "fires-across-the-border" },
  airNow: { fr: "qualite-de-l-air", en: "air-quality" },
  airForecasts: { fr: "qualite-de-l-air-prevue", en: "air-quality-forecast" },
  wind: { fr: "vent", en: "wind" },
} as const satisfies Record<string, Bilingual>;

export type AroundFile = keyof typeof AROUND_FILES;
export const AROUND_FILE_NAMES = Object.keys(AROUND_FILES) as AroundFile[];

const FOLDERS: Bilingual = { fr: "/donnees/", en: "/en/data/" };

export const aroundFilePath = (source: AroundFile, language: Language): string =>
  `${FOLDERS[language]}${AROUND_FILES[source][language]}.csv`;

/** Returns the source and language of the file at a path; null for other paths. */
export function aroundFileAt(
  pathname: string,
): { readonly source: AroundFile; readonly language: Language } | null {
  const language = languageOfPath(pathname);
  const source = AROUND_FILE_NAMES.find((each) => aroundFilePath(each, language) === pathname);
  return source ? { source, language } : null;
}
