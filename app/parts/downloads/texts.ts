import { bilingualTexts } from "../../i18n/bilingual-texts.ts";

export const downloadTexts = bilingualTexts({
  "download.refused": {
    fr: "Le fichier n’a pas été créé : le lien contient un filtre inconnu.",
    en: "The file was not created: the link contains an unknown filter.",
  },
  "download.refused.name": {
    fr: "{{name}} n’est pas un filtre de ce fichier. Filtres acceptés : {{known}}.",
    en: "{{name}} is not a filter for this file. Available filters: {{known}}.",
  },
  "download.refused.value": {
    fr: "Valeurs acceptées pour {{name}} : {{allowed}}.",
    en: "{{name}} accepts: {{allowed}}.",
  },
  "download.allowed.zone": {
    fr: "le numéro d’une zone, ou son nom, par exemple la-tuque",
    en: "the number of a zone, or its name, such as la-tuque",
  },
  "download.allowed.words": {
    fr: "un texte de 1 à {{longest}} caractères",
    en: "text of 1 to {{longest}} characters",
  },
});
