import { bilingualTexts } from "../../../i18n/bilingual-texts.ts";

export const provinceSmokeTexts = bilingualTexts({
  "provinceSmoke.title": { fr: "Fumée prévue au Québec", en: "Smoke forecast for Quebec" },
  "provinceSmoke.alt": {
    fr: "Carte de la fumée prévue au sol le {{when}}. {{towns}}",
    en: "Map of the ground-level smoke forecast, {{when}}. {{towns}}",
  },
  "provinceSmoke.heavy": { fr: "Fumée dense : {{towns}}.", en: "Heavy smoke: {{towns}}." },
  "provinceSmoke.moderate": { fr: "Fumée modérée : {{towns}}.", en: "Moderate smoke: {{towns}}." },
  "provinceSmoke.light": { fr: "Fumée légère : {{towns}}.", en: "Light smoke: {{towns}}." },
  "provinceSmoke.none": { fr: "Peu ou pas de fumée : {{towns}}.", en: "Little or no smoke: {{towns}}." },
  "provinceSmoke.run": {
    fr: "Prévision pour le {{when}}, calculée par un modèle le {{run}}. C’est un calcul, pas une observation.",
    en: "Model forecast for {{when}}, produced on {{run}}. It is a calculation, not an observation.",
  },
  "provinceSmoke.slider": {
    fr: "Voir la fumée prévue heure par heure, sur deux jours",
    en: "See the smoke forecast hour by hour for 2 days",
  },
  "provinceSmoke.neighbours_one": { fr: "{{count}} feu", en: "{{count}} fire" },
  "provinceSmoke.neighbours_other": { fr: "{{count}} feux", en: "{{count}} fires" },
  "provinceSmoke.apart": {
    fr: "D’autres agences suivent {{fires}} à moins de {{distance}} du Québec. Notre total n’en tient pas compte.",
    en: "Other agencies are tracking {{fires}} within {{distance}} of Quebec. Our total does not include fires tracked by other agencies.",
  },
  "provinceSmoke.neighboursMap": {
    fr: "Feux d’autres agences sur la carte",
    en: "Other agencies’ fires on the map",
  },
});
