import { bilingualTexts } from "../../i18n/bilingual-texts.ts";

export const areaTexts = bilingualTexts({
  "area.region.title": {
    fr: "Feux de forêt {{where}} : danger d’incendie et restrictions",
    en: "Wildfires {{where}}: fire danger and restrictions",
  },
  "area.region.heading": { fr: "Les feux {{where}}", en: "Wildfires {{where}}" },
  "area.region.description": {
    fr: "Feux actifs, danger d’incendie sur trois jours et restrictions en vigueur {{where}}, mis à jour chaque minute. Peut-on y faire un feu ?",
    en: "Active fires, 3-day fire danger outlook and restrictions in force {{where}}, updated every minute. Can I light a fire there?",
  },
  "area.zone.title": {
    fr: "Zone {{name}} : danger d’incendie et feux",
    en: "{{name}} zone: fire danger and fires",
  },
  "area.zone.heading": { fr: "Danger d’incendie : zone {{name}}", en: "Fire danger: {{name}} zone" },
  "area.zone.description": {
    fr: "Danger d’incendie aujourd’hui, demain et après-demain dans la zone {{name}}, restrictions en vigueur et feux actifs, mis à jour chaque minute.",
    en: "Fire danger today, tomorrow and the day after tomorrow in the {{name}} zone, restrictions in force and active fires, updated every minute.",
  },
  "area.region.map": {
    fr: "Carte, région {{name}} : danger d’incendie aujourd’hui et feux actifs",
    en: "Map, {{name}} region: fire danger today and active fires",
  },
  "area.zone.map": {
    fr: "Carte, zone {{name}} : danger d’incendie aujourd’hui et feux actifs",
    en: "Map, {{name}} zone: fire danger today and active fires",
  },
  "area.size": {
    fr: "Superficie brûlée par les feux actifs : {{size}}.",
    en: "Area burned by active fires: {{size}}.",
  },
  "area.year_zero": {
    fr: "Aucun feu depuis le début de l’année.",
    en: "No fires since the beginning of the year.",
  },
  "area.year_one": {
    fr: "{{count}} feu depuis le début de l’année.",
    en: "{{count}} fire since the beginning of the year.",
  },
  "area.year_other": {
    fr: "{{count}} feux depuis le début de l’année.",
    en: "{{count}} fires since the beginning of the year.",
  },
  "area.none.region": { fr: "Aucun feu actif {{where}}", en: "No active fires {{where}}" },
  "area.none.zone": { fr: "Aucun feu actif dans cette zone", en: "No active fires in this zone" },

  "area.light.ban": {
    fr: "Entrez le nom de votre municipalité pour savoir si l’interdiction s’applique chez vous.",
    en: "Enter the name of your municipality to find out if the ban applies to you.",
  },
  "area.light.order": {
    fr: "Entrez le nom de votre municipalité pour savoir si l’ordre vise votre secteur.",
    en: "Enter the name of your municipality to find out if the order covers your area.",
  },
  "area.light.danger": {
    fr: "Le danger d’incendie varie d’un secteur à l’autre. Entrez le nom de votre municipalité pour connaître le niveau chez vous.",
    en: "Fire danger is not the same throughout the region. Enter the name of your municipality to find out the level where you are.",
  },
  "area.light.place": { fr: "Vérifier mon secteur", en: "Check my area" },
  "area.light.threat": {
    fr: "Voir quels lieux sont touchés, et jusqu’à quand",
    en: "See which places are affected, and until when",
  },
  "area.danger.region": {
    fr: "Le danger d’incendie dans les zones de la région",
    en: "Fire danger in the zones of this region",
  },
  "area.levels": { fr: "Ce que signifie chaque niveau de danger", en: "What each danger level means" },
  "area.restrictions.none": {
    fr: "Aucune restriction provinciale en vigueur ici",
    en: "No provincial restrictions in force here",
  },
  "area.around.region": { fr: "Régions voisines", en: "Neighbouring regions" },
  "area.around.zone": { fr: "Zones voisines", en: "Neighbouring zones" },
  "area.around.within": { fr: "Régions que touche cette zone", en: "Regions this zone covers" },
  "area.around.withinText": {
    fr: "Cette zone touche les régions suivantes :",
    en: "This zone covers parts of these regions:",
  },
  "area.around.none": {
    fr: "Cette zone ne touche aucune autre zone.",
    en: "This zone does not border any other zone.",
  },
});
