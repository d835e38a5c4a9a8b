import { bilingualTexts } from "../../i18n/bilingual-texts.ts";

export const situationTexts = bilingualTexts({
  "restrictions.noneOfType": {
    fr: "Aucune restriction de ce type en vigueur",
    en: "No restrictions of this type in force",
  },
  "restrictions.print": { fr: "Imprimer les restrictions", en: "Print the restrictions" },
  "restrictions.allTypes": { fr: "Toutes les restrictions", en: "All restrictions" },
  "danger.text": {
    fr: "Niveau de danger d’incendie dans chaque zone, sur trois jours, du plus élevé au plus bas.",
    en: "3-day fire danger outlook by zone, highest level first.",
  },
  "danger.filter": {
    fr: "Filtrer les zones selon le niveau de danger d’aujourd’hui",
    en: "Filter zones by today’s danger level",
  },
  "danger.filter.all": { fr: "Toutes les zones", en: "All zones" },
  "danger.rest_one": { fr: "Voir l’autre zone", en: "See the other zone" },
  "danger.rest_other": { fr: "Voir les {{count}} autres zones", en: "See the other {{count}} zones" },
});
