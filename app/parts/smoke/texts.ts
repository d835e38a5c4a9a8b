import { bilingualTexts } from "../../i18n/bilingual-texts.ts";

export const smokeForecastTexts = bilingualTexts({
  "smoke.none": { fr: "aucune ou très peu", en: "little or none" },
  "smoke.unknown": { fr: "non disponible", en: "not available" },
  "smoke.light": { fr: "légère", en: "light" },
  "smoke.moderate": { fr: "modérée", en: "moderate" },
  "smoke.heavy": { fr: "dense", en: "heavy" },
  "smoke.legend": { fr: "Fumée au sol :", en: "Ground-level smoke:" },
  "smoke.legend.band": {
    fr: "{{band}} ({{micrograms}} µg/m³ et plus)",
    en: "{{band}} ({{micrograms}} µg/m³ or more)",
  },
  "smoke.here": { fr: "Fumée prévue au sol", en: "Ground-level smoke forecast" },
  "smoke.here.now": { fr: "Vers {{time}} : {{band}}", en: "Around {{time}}: {{band}}" },
  "smoke.here.first": {
    fr: "Fumée prévue au sol vers {{time}} : {{band}}.",
    en: "Ground-level smoke forecast for around {{time}}: {{band}}.",
  },
  "smoke.here.peak": {
    fr: "Maximum prévu d’ici deux jours : {{band}}, le {{when}}.",
    en: "At its worst in the next 2 days: {{band}}, {{when}}.",
  },
  "smoke.here.then": { fr: "Le {{when}} : {{band}}", en: "{{when}}: {{band}}" },
  "smoke.here.until": {
    fr: "Prévision pour ce point jusqu’au {{until}}, calculée par un modèle le {{run}}. C’est un calcul, pas une observation : la fumée réelle peut différer.",
    en: "Model forecast for this point until {{until}}, produced on {{run}}. It is a calculation, not an observation: actual conditions may differ.",
  },
  "smoke.here.late": {
    fr: "Nous ne recevons plus cette prévision : il peut y en avoir une plus récente.",
    en: "We are no longer receiving this forecast: there may be a newer one.",
  },
  "smoke.here.unknown": {
    fr: "Nous ne savons pas s’il y aura de la fumée ici : nous ne recevons pas la prévision pour ce point.",
    en: "We cannot tell what smoke to expect here right now: we are not receiving the forecast for this point.",
  },
  "smoke.here.source": { fr: "Source : {{author}}.", en: "Source: {{author}}." },
});
