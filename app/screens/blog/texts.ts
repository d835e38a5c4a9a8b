import { bilingualTexts } from "../../i18n/bilingual-texts.ts";

export const blogTexts = bilingualTexts({
  "blog.title": { fr: "Blogue", en: "Blog" },
  "blog.description": {
    fr: "Le blogue de l’agence : comment un feu de forêt naît, grandit et s’éteint, le travail des équipes, la fumée, les saisons passées. Des articles à lire à tête reposée.",
    en: "The agency’s blog: how a wildfire starts, grows and is extinguished, what crews do, where smoke comes from and how past seasons went. Longer reads about fire.",
  },
  "blog.lead": {
    fr: "Comment naît un feu, qui le combat, ce que disent les chiffres. Des articles à lire à tête reposée.",
    en: "How a fire starts, who fights it and what the figures say. Longer reads about fire.",
  },
  "blog.all": { fr: "Voir tous les articles du blogue", en: "See all blog articles" },
  "blog.unavailable": {
    fr: "Les articles ne sont pas disponibles pour le moment.",
    en: "Articles are not available right now.",
  },
  "blog.unavailable.text": {
    fr: "Réessayez dans quelques minutes. Vous pouvez consulter les pages sur les feux, le danger d’incendie et les restrictions : l’heure des données y est indiquée.",
    en: "Try again in a few minutes. For fires, fire danger and restrictions, see their own pages, which show the time of the data.",
  },
  "blog.pages": { fr: "Pages du blogue", en: "Blog pages" },
  "blog.newer": { fr: "Articles plus récents", en: "Newer articles" },
  "blog.older": { fr: "Articles plus anciens", en: "Older articles" },
});
