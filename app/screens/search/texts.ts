import { bilingualTexts } from "../../i18n/bilingual-texts.ts";

export const searchTexts = bilingualTexts({
  "search.title": { fr: "Recherche", en: "Search" },
  "search.description": {
    fr: "Cherchez dans tout le site : une municipalité, une adresse, un feu, une zone, une restriction, un conseil ou un communiqué.",
    en: "Search the whole site: a municipality, an address, a fire, a zone, a restriction, advice or a press release.",
  },
  "search.label": { fr: "Que cherchez-vous ?", en: "What are you looking for?" },
  "search.hint": {
    fr: "Une municipalité, une adresse, le nom ou le numéro d’un feu, une zone, un conseil ou un communiqué.",
    en: "A municipality, an address, the name or number of a fire, a zone, advice or a press release.",
  },
  "search.found_one": { fr: "{{count}} résultat pour « {{query}} »", en: "{{count}} result for “{{query}}”" },
  "search.found_other": {
    fr: "{{count}} résultats pour « {{query}} »",
    en: "{{count}} results for “{{query}}”",
  },
  "search.count_one": { fr: "{{count}} résultat", en: "{{count}} result" },
  "search.count_other": { fr: "{{count}} résultats", en: "{{count}} results" },
  "search.all_one": { fr: "Voir le résultat", en: "See the result" },
  "search.all_other": {
    fr: "Voir les {{count}} résultats de ce groupe",
    en: "See all {{count}} results in this group",
  },
  "search.first": {
    fr: "Voici les {{shown}} premiers résultats. Ajoutez un mot pour préciser la recherche.",
    en: "These are the first {{shown}} results. Add a word to narrow them down.",
  },
  "search.everything": { fr: "Voir tous les groupes de résultats", en: "See all groups of results" },
  "search.none.text": {
    fr: "Vérifiez l’orthographe ou essayez d’autres mots. Si vous ne trouvez toujours pas ce que vous cherchez, communiquez avec l’agence.",
    en: "Check the spelling or try other words. If you still cannot find what you need, contact the agency.",
  },
  "search.empty.text": {
    fr: "Écrivez ce que vous cherchez, puis lancez de nouveau la recherche.",
    en: "Enter what you are looking for, then search again.",
  },
  "search.starts": { fr: "Pages les plus utiles", en: "Most useful pages" },
});
