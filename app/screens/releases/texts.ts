import { bilingualTexts } from "../../i18n/bilingual-texts.ts";

export const releaseTexts = bilingualTexts({
  "releases.title": { fr: "Communiqués", en: "Press releases" },
  "releases.description": {
    fr: "Les communiqués de l’agence sur les feux de forêt au Québec : restrictions, déroulement de la saison, travaux en forêt, bilans. Pour le public et pour les industries.",
    en: "The agency’s press releases on wildfires in Quebec: restrictions, season updates, forest work, season reviews. For the public and for industry.",
  },
  "releases.newsletter": {
    fr: "S’abonner sans profil, ou changer ses choix",
    en: "Subscribe to press releases (no profile needed) or change your choices",
  },
  "releases.lead": {
    fr: "Les annonces de l’agence, de la plus récente à la plus ancienne.",
    en: "The agency’s announcements, newest first.",
  },
  "releases.feed.public": { fr: "Communiqués pour le grand public", en: "Press releases for the public" },
  "releases.feed.industrial": { fr: "Communiqués pour les industries", en: "Press releases for industry" },
  "releases.audience": { fr: "À qui s’adressent les communiqués", en: "Who the press releases are for" },
  "releases.audience.all": { fr: "Tous", en: "All" },
  "releases.audience.public": { fr: "Grand public", en: "Public" },
  "releases.audience.industrial": { fr: "Industries", en: "Industry" },
  "releases.years": { fr: "Année de publication", en: "Year of publication" },
  "releases.years.all": { fr: "Toutes les années", en: "All years" },
  "releases.count_one": { fr: "{{count}} communiqué", en: "{{count}} press release" },
  "releases.count_other": { fr: "{{count}} communiqués", en: "{{count}} press releases" },
  "releases.none": {
    fr: "Aucun communiqué ne correspond à vos filtres.",
    en: "No press releases match your filters.",
  },
  "releases.none.text": {
    fr: "Choisissez une autre année ou tous les communiqués.",
    en: "Try another year, or all press releases.",
  },
  "releases.all": { fr: "Voir tous les communiqués", en: "See all press releases" },
  "releases.unavailable": {
    fr: "Les communiqués ne sont pas disponibles pour le moment.",
    en: "Press releases are not available right now.",
  },
  "releases.unavailable.text": {
    fr: "Réessayez dans quelques minutes. Vous pouvez consulter les pages sur les feux, le danger d’incendie et les restrictions : l’heure des données y est indiquée.",
    en: "Try again in a few minutes. For fires, fire danger and restrictions, see their own pages, which show the time of the data.",
  },
  "releases.pages": { fr: "Pages de la liste des communiqués", en: "Press release list pages" },
  "releases.page": { fr: "Page {{page}} sur {{pages}}", en: "Page {{page}} of {{pages}}" },
  "releases.newer": { fr: "Communiqués plus récents", en: "Newer press releases" },
  "releases.older": { fr: "Communiqués plus anciens", en: "Older press releases" },
  "releases.published": { fr: "Publié le {{when}}", en: "Published {{when}}" },
  "releases.latest": { fr: "Autres communiqués", en: "Other press releases" },
  "releases.banner": {
    fr: "Recevez le prochain communiqué par courriel",
    en: "Get the next press release by email",
  },
  "releases.banner.text": {
    fr: "Une vingtaine de communiqués par année. Vous pouvez vous désabonner en tout temps.",
    en: "About 20 press releases a year. You can unsubscribe at any time.",
  },
});
