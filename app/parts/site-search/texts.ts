import { bilingualTexts } from "../../i18n/bilingual-texts.ts";

export const siteSearchTexts = bilingualTexts({
  "sitesearch.places": { fr: "Lieux", en: "Places" },
  "sitesearch.fires": { fr: "Feux", en: "Fires" },
  "sitesearch.restrictions": {
    fr: "Restrictions et zones de danger d’incendie",
    en: "Restrictions and fire danger rating zones",
  },
  "sitesearch.stories": { fr: "Conseils et nouvelles", en: "Advice and news" },
  "sitesearch.pages": { fr: "Pages du site", en: "Site pages" },
  "sitesearch.restriction": { fr: "restriction", en: "restriction" },
  "sitesearch.restriction.announced": {
    fr: "restriction annoncée, pas encore en vigueur",
    en: "restriction announced, not in force yet",
  },
  "sitesearch.page": { fr: "page du site", en: "page on this site" },
  "sitesearch.kind.communique": { fr: "communiqué", en: "press release" },
  "sitesearch.kind.article": { fr: "article", en: "article" },
  "sitesearch.kind.prevention_category": { fr: "prévention", en: "prevention" },
  "sitesearch.kind.prevention_article": { fr: "prévention", en: "prevention" },
  "sitesearch.kind.page": { fr: "page du site", en: "page on this site" },
  "sitesearch.kind.job": { fr: "emploi", en: "job" },
});
