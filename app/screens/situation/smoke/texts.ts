import { bilingualTexts } from "../../../i18n/bilingual-texts.ts";

export const provinceSmokeTexts = bilingualTexts({
  "provinceSmoke.title": { fr: "Fumée prévue au Québec", en: "Smoke forecast in Quebec" },
  "provinceSmoke.alt": {
    fr: "Carte de la fumée prévue au sol, {{when}}. {{towns}}",
    en: "Map of the smoke forecast near the ground, {{when}}. {{towns}}",
  },
  "provinceSmoke.heavy": { fr: "Fumée dense : {{towns}}.", en: "Heavy smoke: {{towns}}." },
  "provinceSmoke.moderate": { fr: "Fumée modérée : {{towns}}.", en: "Moderate smoke: {{towns}}." },
  "provinceSmoke.light": { fr: "Fumée légère : {{towns}}.", en: "Light smoke: {{towns}}." },
  "provinceSmoke.none": { fr: "Peu ou pas de fumée : {{towns}}.", en: "Little or no smoke: {{towns}}." },
  "provinceSmoke.run": {
    fr: "Prévision pour le {{when}}, par un modèle calculé le {{run}}. Ce n’est pas une mesure.",
    en: "Forecast for {{when}} by a model, run {{run}}. It is not a measurement.",
  },
  "provinceSmoke.slider": {
    fr: "Voir la fumée heure par heure pendant deux jours",
    en: "See the smoke hour by hour for two days",
  },
  "provinceSmoke.neighbours_one": {
    fr: "{{count}} feu d’une autre agence à moins de {{distance}} du Québec, compté à part des nôtres.",
    en: "{{count}} fire of another agency within {{distance}} of Quebec, counted separately from ours.",
  },
  "provinceSmoke.neighbours_many": {
    fr: "{{count}} feux d’autres agences à moins de {{distance}} du Québec, comptés à part des nôtres.",
    en: "{{count}} fires of other agencies within {{distance}} of Quebec, counted separately from ours.",
  },
  "provinceSmoke.neighbours_other": {
    fr: "{{count}} feux d’autres agences à moins de {{distance}} du Québec, comptés à part des nôtres.",
    en: "{{count}} fires of other agencies within {{distance}} of Quebec, counted separately from ours.",
  },
  "provinceSmoke.neighboursMap": { fr: "Les voir sur la carte", en: "See them on the map" },
});
