import { bilingualTexts } from "../../i18n/bilingual-texts.ts";

const ENVIRONMENT = {
  fr: "Environnement et Changement climatique Canada.",
  en: "Environment and Climate Change Canada.",
};

export const aroundTexts = bilingualTexts({
  "data.around": { fr: "Données connexes", en: "Related data" },
  "data.around.text": {
    fr: "Les données d’autres autorités, sans modification. Chaque fichier indique sa source, sa licence et l’heure des données.",
    en: "Data from other authorities, unchanged. Each file gives its source, its licence and the time of the data.",
  },
  "data.around.publicAlerts": {
    fr: "Ordres et alertes officiels en vigueur",
    en: "Official orders and alerts in force",
  },
  "data.around.publicAlerts.from": {
    fr: "En Alerte et l’autorité qui a publié chaque message.",
    en: "Alert Ready and the authority that issued each message.",
  },
  "data.around.closedRoads": { fr: "Routes fermées", en: "Closed roads" },
  "data.around.closedRoads.from": {
    fr: "Transports Québec, CC BY 4.0.",
    en: "Transports Québec, CC BY 4.0.",
  },
  "data.around.civilEvents": { fr: "Événements de sécurité civile", en: "Civil protection events" },
  "data.around.civilEvents.from": {
    fr: "Ministère de la Sécurité publique, CC BY 4.0.",
    en: "Ministère de la Sécurité publique, CC BY 4.0.",
  },
  "data.around.weatherWarnings": { fr: "Alertes météo", en: "Weather warnings" },
  "data.around.weatherWarnings.from": ENVIRONMENT,
  "data.around.hotSpots": {
    fr: "Points de chaleur détectés par satellite au cours des 24 dernières heures",
    en: "Heat seen by satellite in the last 24 hours",
  },
  "data.around.hotSpots.from": {
    fr: "Ressources naturelles Canada. Un point de chaleur n’est pas un feu confirmé.",
    en: "Natural Resources Canada. A heat detection is not a confirmed fire.",
  },
  "data.around.perimeters": { fr: "Périmètres estimés", en: "Estimated perimeters" },
  "data.around.perimeters.from": {
    fr: "Ressources naturelles Canada, données satellitaires.",
    en: "Natural Resources Canada, satellite data.",
  },
  "data.around.neighbourFires": { fr: "Feux juste à l’extérieur du Québec", en: "Fires just outside Quebec" },
  "data.around.neighbourFires.from": { fr: "Ressources naturelles Canada.", en: "Natural Resources Canada." },
  "data.around.airNow": { fr: "Qualité de l’air", en: "Air quality" },
  "data.around.airNow.from": ENVIRONMENT,
  "data.around.airForecasts": { fr: "Prévisions de la qualité de l’air", en: "Air quality forecasts" },
  "data.around.airForecasts.from": ENVIRONMENT,
  "data.around.wind": { fr: "Vent", en: "Wind" },
  "data.around.wind.from": ENVIRONMENT,
});
