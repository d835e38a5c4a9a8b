import { bilingualTexts } from "../../i18n/bilingual-texts.ts";

export const smokeTexts = bilingualTexts({
  "mapAround.smoke.slider": { fr: "Fumée prévue : heure affichée", en: "Smoke forecast: hour shown" },
  "mapAround.smoke.before": { fr: "Heure précédente", en: "Previous hour" },
  "mapAround.smoke.after": { fr: "Heure suivante", en: "Next hour" },
  "mapAround.smoke.run": {
    fr: "Prévision d’un modèle, calculée le {{run}} ; ce n’est pas une observation.",
    en: "Model forecast, produced on {{run}}; this is not an observation.",
  },
  "mapAround.smoke.failed": {
    fr: "L’image pour cette heure n’est pas disponible.",
    en: "The image for this hour is not available.",
  },
});
