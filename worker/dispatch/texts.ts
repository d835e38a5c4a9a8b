import type { Bilingual, Language } from "#territory/language.ts";
import { SHARED_TEXTS } from "../shared-texts.ts";

const TEXTS = {
  ...SHARED_TEXTS,
  status: { fr: "État du signalement", en: "Report status" },
  all: { fr: "Tous", en: "All" },
  hours: { fr: "Reçus depuis", en: "Received in the last" },
  show: { fr: "Afficher les signalements", en: "Show reports" },
  csv: { fr: "Télécharger en CSV", en: "Download CSV" },
  geojson: { fr: "Télécharger en GeoJSON", en: "Download GeoJSON" },
  none: { fr: "Aucun signalement reçu pendant cette période.", en: "No reports received in this period." },
  noneOfStatus: {
    fr: "Aucun signalement n’a cet état. Choisissez un autre état.",
    en: "No reports have this status. Try another status.",
  },
  cut: {
    fr: "Certains signalements ne sont ni ici ni dans les fichiers. Nous retirons d’abord ceux qui viennent peut-être d’un robot, puis ceux qui sont traités, puis les plus anciens. Changez l’état de ceux que vous avez lus, ou choisissez moins d’heures.",
    en: "Some reports are not shown here or in the files. We leave out possible bots first, then those dealt with, then the oldest. Set the status of those you have read, or choose fewer hours.",
  },
  pages: { fr: "Pages de l’agence", en: "Agency pages" },
  arrived: { fr: "Nouveau\u00a0:", en: "New:" },
  sound: { fr: "Émettre un son à chaque nouveau signalement", en: "Play a sound for each new report" },
  stale: { fr: "Cette page n’est plus à jour depuis", en: "This page has not been updated since" },
  away: {
    fr: "La base de données ne répond pas. Dernières données lues\u00a0:",
    en: "The database is not responding. Last data read:",
  },
  awayWhole: {
    fr: "La base de données ne répond pas\u00a0: les signalements ne peuvent pas être montrés. Ils arrivent aussi par courriel.",
    en: "The database is not responding: reports cannot be shown. They also arrive by email.",
  },
  failed: {
    fr: "L’état n’a pas pu être changé. Réessayez dans un moment.",
    en: "The status could not be changed. Try again in a moment.",
  },
  changed: {
    fr: "Une autre personne a changé cet état entre-temps. Son choix est conservé.",
    en: "Someone else changed this status in the meantime. Their choice stands.",
  },
  gone: { fr: "Ce signalement n’existe plus.", en: "This report no longer exists." },
  unsaved: {
    fr: "La base de données ne répond pas\u00a0: l’état n’a pas changé. Réessayez dans un moment.",
    en: "The database is not responding: the status did not change. Try again in a moment.",
  },
  people: { fr: "Des personnes près du feu", en: "People near the fire" },
  fast: { fr: "S’étend vite", en: "Spreading fast" },
  mapOf: { fr: "Carte autour de", en: "Map around" },
  wholeMap: { fr: "Carte de tous les signalements", en: "Map of all reports" },
  fr: { fr: "français", en: "French" },
  en: { fr: "anglais", en: "English" },
  live: {
    fr: "Les nouveaux signalements s’affichent automatiquement.",
    en: "New reports appear automatically.",
  },
  pause: { fr: "Suspendre la mise à jour", en: "Pause updates" },
  resume: { fr: "Reprendre la mise à jour", en: "Resume updates" },
  paused: {
    fr: "Mise à jour suspendue. Cette page montre les signalements reçus jusqu’au",
    en: "Updates are paused. This page shows reports received up to",
  },
  map: { fr: "Carte des signalements", en: "Map of the reports" },
  mapKey: {
    fr: "Cercle\u00a0: signalements, par leur numéro dans la liste. Triangle\u00a0: feu actif. Le nord est en haut.",
    en: "Circle: reports, by their number in the list. Triangle: active fire. North is up.",
  },
  noMap: { fr: "Aucun signalement n’a de point à montrer.", en: "No report has a point to show." },
  sameFire: { fr: "Peut-être le même feu", en: "May be the same fire" },
  suspect: { fr: "À vérifier\u00a0: vient peut-être d’un robot", en: "To verify: may come from a bot" },
  erased: { fr: "Les renseignements personnels sont effacés.", en: "Personal information has been erased." },
  point: { fr: "Coordonnées", en: "Coordinates" },
  noPoint: {
    fr: "Pas de coordonnées\u00a0: la personne a seulement décrit le lieu",
    en: "No exact point: the person only described the place",
  },
  phone: { fr: "Téléphone", en: "Phone" },
  language: { fr: "Langue", en: "Language" },
  photos: { fr: "Photos", en: "Photos" },
  photo: { fr: "Photo du signalement", en: "Photo of report" },
  missing: { fr: "Photos annoncées, pas encore reçues", en: "Photos expected, not received yet" },
  invalid: {
    fr: "Ce changement n’a pas pu être lu. Rechargez la page et réessayez.",
    en: "That change could not be read. Reload the page and try again.",
  },
  received: { fr: "Reçu (heure de l’Est)", en: "Received (Eastern time)" },
  reference: { fr: "Référence", en: "Reference" },
  group: { fr: "Groupe", en: "Group" },
} as const satisfies Record<string, Bilingual>;

export type Key = keyof typeof TEXTS;

export const textsIn = (language: Language) => (key: Key) => TEXTS[key][language];
export type TextOf = ReturnType<typeof textsIn>;

/** Returns « 2 signalements ». French uses the singular for zero. */
export function countText(count: number, language: Language): string {
  const isOne = count === 1 || (count === 0 && language === "fr");
  const words: Bilingual = isOne
    ? { fr: "signalement", en: "report" }
    : { fr: "signalements", en: "reports" };
  return count === 0 && language === "en" ? "No reports" : `${count} ${words[language]}`;
}
