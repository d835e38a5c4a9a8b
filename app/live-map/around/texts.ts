import { bilingualTexts } from "../../i18n/bilingual-texts.ts";

export const aroundMapTexts = bilingualTexts({
  "mapAround.title": { fr: "Données connexes", en: "Other map layers" },
  "mapAround.lead": {
    fr: "Données d’autres autorités. Choisissez ce que montrent la carte et la liste.",
    en: "Data from other authorities. Choose what the map and the list show.",
  },
  "mapAround.layers": { fr: "Couches d’autres autorités", en: "Layers from other authorities" },
  "mapAround.layer.orders": { fr: "Ordres et alertes officiels", en: "Official orders and alerts" },
  "mapAround.layer.perimeters": { fr: "Périmètres estimés", en: "Estimated perimeters" },
  "mapAround.layer.smoke": { fr: "Fumée prévue", en: "Smoke forecast" },
  "mapAround.layer.air": { fr: "Qualité de l’air", en: "Air quality" },
  "mapAround.layer.roads": { fr: "Routes fermées", en: "Closed roads" },
  "mapAround.layer.heat": { fr: "Chaleur détectée par satellite", en: "Heat seen by satellite" },
  "mapAround.layer.neighbours": { fr: "Feux juste à l’extérieur du Québec", en: "Fires just outside Quebec" },
  "mapAround.unknown": { fr: "non disponible en ce moment", en: "not available right now" },
  "mapAround.air.low": { fr: "faible", en: "low" },
  "mapAround.air.moderate": { fr: "modéré", en: "moderate" },
  "mapAround.air.high": { fr: "élevé", en: "high" },
  "mapAround.air.very-high": { fr: "très élevé", en: "very high" },
});
