import { bilingualTexts } from "../../i18n/bilingual-texts.ts";

export const timelineTexts = bilingualTexts({
  "timeline.title": { fr: "Historique du feu", en: "What happened" },
  "timeline.unavailable": {
    fr: "L’historique n’est pas accessible pour le moment. Cela ne change rien à l’état affiché : voyez l’heure des données, en haut.",
    en: "The fire’s history is not available right now. This does not affect the status shown: see the time of the data at the top.",
  },
  "timeline.none": {
    fr: "Aucun changement depuis que nous suivons ce feu.",
    en: "No changes since we started tracking this fire.",
  },
  "timeline.followed": { fr: "Suivi depuis le {{when}}.", en: "Tracked since {{when}}." },
  "timeline.failing": {
    fr: "Les derniers changements peuvent manquer : l’historique n’est pas accessible.",
    en: "The latest changes may be missing: the history service is not responding.",
  },
  "timeline.earlier": { fr: "Changements plus anciens", en: "Earlier changes" },
  "timeline.started": { fr: "Début du feu", en: "Fire started" },
  "timeline.fire-new": { fr: "Ajouté à la liste : {{status}}", en: "Added to the list: {{status}}" },
  "timeline.fire-status": { fr: "{{status}}, auparavant {{before}}", en: "{{status}} (was {{before}})" },
  "timeline.fire-extinguished": {
    fr: "{{status}}, auparavant {{before}}",
    en: "{{status}} (was {{before}})",
  },
  "timeline.fire-size": {
    fr: "Superficie : {{size}}, auparavant {{before}}",
    en: "Size: {{size}} (was {{before}})",
  },
  "timeline.fire-size.first": { fr: "Superficie : {{size}}", en: "Size: {{size}}" },
  "timeline.fire-contained": { fr: "Feu englobé", en: "Fire contained" },
  "timeline.fire-gone": { fr: "Retiré de la liste", en: "Removed from the list" },
  "timeline.fire-located": { fr: "Position mise à jour", en: "Location updated" },
});
