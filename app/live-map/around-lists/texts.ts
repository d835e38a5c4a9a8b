import { bilingualTexts } from "../../i18n/bilingual-texts.ts";

export const aroundListTexts = bilingualTexts({
  "mapAround.source": { fr: "Source : {{author}}.", en: "Source: {{author}}." },
  "mapAround.late": {
    fr: "Cette source ne répond plus : la situation peut avoir changé.",
    en: "This source has stopped responding: things may have changed.",
  },
  "mapAround.partial": {
    fr: "Des données de cette source sont illisibles : il peut en manquer ici.",
    en: "Some of this source’s data cannot be read: something may be missing here.",
  },
  "mapAround.more_one": {
    fr: "Et {{count}} autre, dans le fichier.",
    en: "And {{count}} more, in the file.",
  },
  "mapAround.more_many": {
    fr: "Et {{count}} autres, dans le fichier.",
    en: "And {{count}} more, in the file.",
  },
  "mapAround.more_other": {
    fr: "Et {{count}} autres, dans le fichier.",
    en: "And {{count}} more, in the file.",
  },
  "mapAround.file": { fr: "Toutes les données (GeoJSON)", en: "All the data (GeoJSON)" },
  "mapAround.near": { fr: "Lieu le plus proche : {{place}}", en: "Nearest place: {{place}}" },
  "mapAround.nearRegion": {
    fr: "Lieu le plus proche : {{place}} ({{region}})",
    en: "Nearest place: {{place}} ({{region}})",
  },
  "mapAround.orders.about": {
    fr: "Ces messages d’autres autorités sont repris mot pour mot. Ce ne sont pas des alertes de l’agence.",
    en: "These messages from other authorities are quoted word for word. They are not the agency’s alerts.",
  },
  "mapAround.orders.noShape": {
    fr: "Sans contour publié : dans la liste seulement.",
    en: "No boundary published: only in this list.",
  },
  "mapAround.perimeters.about": {
    fr: "Estimés à partir de satellites. Ce ne sont ni des limites relevées sur le terrain ni les superficies de l’agence.",
    en: "Estimated from satellites. They are neither surveyed boundaries nor the agency’s own sizes.",
  },
  "mapAround.perimeters.size": {
    fr: "Environ {{size}}, estimé à partir de satellites le {{when}}",
    en: "About {{size}}, estimated from satellites {{when}}",
  },
  "mapAround.perimeters.noSize": {
    fr: "Estimé à partir de satellites le {{when}}",
    en: "Estimated from satellites {{when}}",
  },
  "mapAround.perimeters.noFire": {
    fr: "Aucun feu connu de l’agence à cet endroit",
    en: "No fires known to the agency at this place",
  },
  "mapAround.perimeters.none": {
    fr: "Les satellites n’ont vu grandir aucun périmètre depuis dix jours.",
    en: "Satellites have seen no perimeter grow in the last ten days.",
  },
  "mapAround.smoke.about": {
    fr: "Prévision d’un modèle, calculée le {{run}}. Ce n’est pas une observation : voyez la qualité de l’air aux stations.",
    en: "Forecast by a model, run {{run}}. It is not an observation: see the air quality at the stations.",
  },
  "mapAround.smoke.table": {
    fr: "Fumée prévue au sol dans de grandes villes",
    en: "Smoke forecast near the ground in large towns",
  },
  "mapAround.smoke.hour": { fr: "Heure", en: "Hour" },
  "mapAround.smoke.noTowns": {
    fr: "Le tableau de cette prévision n’est pas disponible : seule la carte la montre en ce moment.",
    en: "The table of this forecast is not available: only the map shows it right now.",
  },
  "mapAround.smoke.unknown": {
    fr: "Impossible à savoir en ce moment : la prévision de fumée ne nous parvient pas.",
    en: "This is not known right now: we are not receiving the smoke forecast.",
  },
  "mapAround.air.about": {
    fr: "Cote air santé mesurée à chaque station. Une station ne dit rien d’un lieu à plus de {{distance}}.",
    en: "Air quality health index measured at each station. A station says nothing about places beyond {{distance}}.",
  },
  "mapAround.air.index": {
    fr: "Cote {{index}}, risque {{band}}, le {{when}}",
    en: "Index {{index}}, {{band}} risk, {{when}}",
  },
  "mapAround.air.no": {
    fr: "Aucune valeur depuis trois heures",
    en: "No value in the last three hours",
  },
  "mapAround.air.unknown": {
    fr: "Impossible à savoir en ce moment : aucune station ne nous donne sa cote.",
    en: "This is not known right now: no station is giving us its index.",
  },
  "mapAround.roads.none": {
    fr: "Aucune route fermée, selon Transports Québec.",
    en: "No closed roads, according to Transports Québec.",
  },
  "mapAround.heat.about": {
    fr: "De la chaleur n’est pas un feu confirmé : une usine, une torchère ou le soleil sur le roc en produisent aussi. Voici les 24 dernières heures, par endroit.",
    en: "Heat is not a confirmed fire: a mill, a flare or sun on bare rock also gives off heat. Here are the last 24 hours, by place.",
  },
  "mapAround.heat.line": {
    fr: "{{spots}}, dernière observation le {{when}}",
    en: "{{spots}}, most recently {{when}}",
  },
  "mapAround.heat.known": {
    fr: "Près d’un feu connu de l’agence : {{known}}",
    en: "Near a fire that the agency knows of: {{known}}",
  },
  "mapAround.heat.noneKnown": {
    fr: "Aucun feu connu de l’agence tout près",
    en: "No fires known to the agency close by",
  },
  "mapAround.heat.none": {
    fr: "Aucune chaleur vue en 24 heures. Les nuages et la fumée peuvent en cacher.",
    en: "No heat detected in 24 hours. Clouds and smoke can hide heat.",
  },
  "mapAround.neighbours.about": {
    fr: "Feux suivis par d’autres agences canadiennes à moins de {{distance}} du Québec. Ils ne sont pas comptés avec les nôtres. Près des États-Unis, nous ne pouvons pas savoir.",
    en: "Fires tracked by other Canadian agencies within {{distance}} of Quebec. They are not counted with ours. Near the United States, we cannot tell.",
  },
  "mapAround.neighbours.name": { fr: "Feu {{id}} ({{agency}})", en: "Fire {{id}} ({{agency}})" },
  "mapAround.neighbours.updated": { fr: "mis à jour le {{when}}", en: "updated {{when}}" },
  "mapAround.neighbours.none": {
    fr: "Aucun feu connu chez nos voisins canadiens près de la frontière.",
    en: "No known fires near the border in the neighbouring provinces.",
  },
});
