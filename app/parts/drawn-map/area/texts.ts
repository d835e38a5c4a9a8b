import { bilingualTexts } from "../../../i18n/bilingual-texts.ts";

export const areaMapTexts = bilingualTexts({
  "map.none": { fr: "Aucun feu actif", en: "No active fires" },
  "map.inside.region": {
    fr: "{{fires}} dans la région. La carte montre aussi les feux des environs.",
    en: "{{fires}} in the region. The map also shows the fires around it.",
  },
  "map.inside.zone": {
    fr: "{{fires}} dans la zone. La carte montre aussi les feux des environs.",
    en: "{{fires}} in the zone. The map also shows the fires around it.",
  },
  "map.widespread": {
    fr: "Niveau de danger le plus répandu : {{level}}.",
    en: "Most widespread danger level: {{level}}.",
  },
  "map.wide": {
    fr: "La carte couvre environ {{distance}} de largeur.",
    en: "The map covers an area about {{distance}} wide.",
  },
  "map.legend.signs": { fr: "Autres symboles", en: "Other symbols" },
  "map.outline.region": { fr: "Limite de la région", en: "Region boundary" },
  "map.outline.zone": { fr: "Limite de la zone", en: "Zone boundary" },
  "map.subject.fire": { fr: "Ce feu", en: "This fire" },
  "map.subject.place": { fr: "Lieu choisi", en: "Chosen place" },
  "map.circle": {
    fr: "Milieu naturel (limites approximatives)",
    en: "Natural area (approximate boundaries)",
  },
  "map.points": { fr: "Territoire représenté par un point", en: "Territory shown as a point" },
  "map.legend.danger.1": { fr: "Danger d’incendie demain", en: "Fire danger tomorrow" },
  "map.legend.danger.2": { fr: "Danger d’incendie après-demain", en: "Fire danger the day after tomorrow" },
  "map.restricted": { fr: "Secteur visé par une restriction", en: "Area under a restriction" },
});
