import { bilingualTexts } from "../../i18n/bilingual-texts.ts";

export const preventionTexts = bilingualTexts({
  "prevention.title": { fr: "Prévention", en: "Prevention" },
  "prevention.description": {
    fr: "Éviter de causer un feu de forêt : feux de camp, chalets et maisons, permis de brûlage, travaux en forêt, loisirs. Des gestes simples, à connaître avant de sortir.",
    en: "How not to start a wildfire: campfires, cottages and homes, burning permits, forest work, recreation. What to know before you head out.",
  },
  "prevention.lead": {
    fr: "Chaque année, des feux de forêt commencent par un geste qu’on aurait pu éviter. Voici les précautions à prendre, selon ce que vous faites.",
    en: "Every year, people start wildfires that could have been prevented. Here is what matters, depending on what you are doing.",
  },
  "prevention.now": {
    fr: "Avant tout : ce qui s’applique aujourd’hui",
    en: "First: what applies today",
  },
  "prevention.place": {
    fr: "Quel est le danger d’incendie chez vous ?",
    en: "What is the fire danger where you are?",
  },
  "prevention.place.danger": { fr: "Danger d’incendie : {{place}}", en: "Fire danger: {{place}}" },
  "prevention.place.zone": { fr: "Zone {{zone}}", en: "{{zone}} zone" },
  "prevention.place.label": { fr: "Adresse, municipalité ou lieu", en: "Address, municipality or place" },
  "prevention.place.locate": {
    fr: "Votre appareil demandera l’accès à votre position. Elle est arrondie à environ un kilomètre et n’est pas conservée.",
    en: "Your device will ask for permission. Your location is rounded to about a kilometre and is not kept.",
  },
  "prevention.place.full": {
    fr: "Puis-je faire un feu ici ? Voir la réponse complète",
    en: "Can I light a fire here? See the full answer",
  },
  "prevention.place.outside": {
    fr: "Cette position est hors du Québec. Essayez plutôt le nom d’un lieu.",
    en: "This location is outside Quebec. Try the name of a place instead.",
  },
  "prevention.topics": { fr: "Conseils par activité", en: "Advice by activity" },
  "prevention.articles": { fr: "Dans cette catégorie", en: "In this category" },
  "prevention.back": {
    fr: "Voir toute la catégorie « {{category}} »",
    en: "See everything under “{{category}}”",
  },
  "prevention.unavailable": {
    fr: "Les conseils ne sont pas disponibles pour le moment.",
    en: "The advice is not available right now.",
  },
  "prevention.unavailable.text": {
    fr: "Réessayez dans quelques minutes. Vous pouvez consulter les pages sur les feux, le danger d’incendie et les restrictions : l’heure des données y est indiquée.",
    en: "Try again in a few minutes. For fires, fire danger and restrictions, see their own pages, which show the time of the data.",
  },
});
