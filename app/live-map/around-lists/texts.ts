import { bilingualTexts } from "../../i18n/bilingual-texts.ts";

export const aroundListTexts = bilingualTexts({
  "mapAround.source": { fr: "Source : {{author}}.", en: "Source: {{author}}." },
  "mapAround.late": {
    fr: "Cette source ne répond plus : la situation peut avoir changé.",
    en: "This source has stopped responding: the situation may have changed.",
  },
  "mapAround.partial": {
    fr: "Des données de cette source sont illisibles : il peut en manquer ici.",
    en: "Part of this source’s data cannot be read: some information may be missing here.",
  },
  "mapAround.more_one": {
    fr: "Il y en a {{count}} autre dans le fichier.",
    en: "And {{count}} more in the file.",
  },
  "mapAround.more_other": {
    fr: "Il y en a {{count}} autres dans le fichier.",
    en: "And {{count}} more in the file.",
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
    fr: "Aucun contour n’est publié : ce message est seulement dans la liste.",
    en: "No boundary was published: this message is only in the list.",
  },
  "mapAround.perimeters.about": {
    fr: "Périmètres estimés à partir de données satellitaires. Ils n’ont pas été relevés sur le terrain, et leur superficie peut différer de celle que publie l’agence.",
    en: "Perimeters estimated from satellite data. They were not surveyed on the ground, and their sizes can differ from the agency’s.",
  },
  "mapAround.perimeters.size": {
    fr: "Superficie d’environ {{size}}, estimée à partir de données satellitaires le {{when}}",
    en: "About {{size}}, estimated from satellite data on {{when}}",
  },
  "mapAround.perimeters.noSize": {
    fr: "Estimé à partir de données satellitaires le {{when}}",
    en: "Estimated from satellite data on {{when}}",
  },
  "mapAround.perimeters.noFire": {
    fr: "Aucun feu connu de l’agence à cet endroit",
    en: "No fires known to the agency at this place",
  },
  "mapAround.perimeters.none": {
    fr: "Aucun périmètre ne s’est agrandi au cours des 10 derniers jours, selon les données satellitaires.",
    en: "No perimeters have grown in the last 10 days, according to satellite data.",
  },
  "mapAround.smoke.about": {
    fr: "Prévision d’un modèle, calculée le {{run}}. Ce n’est pas une observation : voyez la qualité de l’air mesurée aux stations.",
    en: "Model forecast, produced on {{run}}. It is not an observation: for measurements, see the air quality readings from the stations.",
  },
  "mapAround.smoke.table": {
    fr: "Fumée prévue au sol dans de grandes villes",
    en: "Ground-level smoke forecast in large cities",
  },
  "mapAround.smoke.hour": { fr: "Heure", en: "Hour" },
  "mapAround.smoke.noTowns": {
    fr: "Le tableau de cette prévision n’est pas disponible en ce moment : consultez plutôt la carte.",
    en: "The table for this forecast is not available right now: see the forecast on the map.",
  },
  "mapAround.smoke.unknown": {
    fr: "Nous ne recevons pas la prévision de fumée en ce moment.",
    en: "We are not receiving the smoke forecast right now.",
  },
  "mapAround.air.about": {
    fr: "Cote air santé mesurée à chaque station. Une cote n’est pas valable à plus de {{distance}} de sa station.",
    en: "Air Quality Health Index measured at each station. A reading does not apply more than {{distance}} from its station.",
  },
  "mapAround.air.index": {
    fr: "Cote {{index}}, risque {{band}}, le {{when}}",
    en: "Index {{index}}, {{band}} risk, {{when}}",
  },
  "mapAround.air.no": {
    fr: "Aucune valeur depuis trois heures",
    en: "No readings in the last 3 hours",
  },
  "mapAround.air.unknown": {
    fr: "Nous ne recevons la cote d’aucune station en ce moment.",
    en: "We are not receiving the index from any station right now.",
  },
  "mapAround.roads.none": {
    fr: "Aucune route fermée, selon Transports Québec.",
    en: "No closed roads, according to Transports Québec.",
  },
  "mapAround.heat.about": {
    fr: "Un point de chaleur n’est pas un feu confirmé : il peut aussi venir d’une usine, d’une torchère ou du roc chauffé par le soleil. Voici les points de chaleur des 24 dernières heures, regroupés par endroit.",
    en: "A heat detection is not a confirmed fire: it can come from a mill, a flare or sun on bare rock. Here are the heat detections from the last 24 hours, by place.",
  },
  "mapAround.heat.line": {
    fr: "{{spots}}, dernière observation le {{when}}",
    en: "{{spots}}, most recently on {{when}}",
  },
  "mapAround.heat.known": {
    fr: "Près d’un feu connu de l’agence : {{known}}",
    en: "Near a fire known to the agency: {{known}}",
  },
  "mapAround.heat.noneKnown": {
    fr: "Aucun feu connu de l’agence tout près",
    en: "No nearby fires known to the agency",
  },
  "mapAround.heat.none": {
    fr: "Aucun point de chaleur au cours des 24 dernières heures. Les nuages et la fumée peuvent en cacher.",
    en: "No heat detected in the last 24 hours. Clouds and smoke can hide heat.",
  },
  "mapAround.neighbours.about": {
    fr: "Feux suivis par d’autres agences canadiennes à moins de {{distance}} du Québec. Ils ne sont pas comptés avec ceux du Québec. Nous n’avons pas de données pour les États-Unis.",
    en: "Fires tracked by other Canadian agencies within {{distance}} of Quebec. They are not counted with ours. We have no data for the United States.",
  },
  "mapAround.neighbours.name": { fr: "Feu {{id}} ({{agency}})", en: "Fire {{id}} ({{agency}})" },
  "mapAround.neighbours.updated": { fr: "mis à jour le {{when}}", en: "updated {{when}}" },
  "mapAround.neighbours.none": {
    fr: "Aucun feu connu près de la frontière dans les provinces voisines.",
    en: "No known fires near the border in the neighbouring provinces.",
  },
});
