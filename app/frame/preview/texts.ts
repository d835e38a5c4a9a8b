import { bilingualTexts } from "../../i18n/bilingual-texts.ts";

export const previewTexts = bilingualTexts({
  "preview.leftOut": { fr: "Absent de la page publiée :", en: "Missing from the published page:" },
  "preview.link": { fr: "lien refusé : « {{name}} »", en: "rejected link: “{{name}}”" },
  "preview.picture": { fr: "image refusée : « {{name}} »", en: "rejected image: “{{name}}”" },
  "preview.node": {
    fr: "bloc de texte inconnu : « {{name}} » (son texte est conservé)",
    en: "unknown text block: “{{name}}” (its text is kept)",
  },
  "preview.mark": { fr: "mise en forme inconnue : « {{name}} »", en: "unknown formatting: “{{name}}”" },
  "preview.anchor": { fr: "ancre refusée : « {{name}} »", en: "rejected anchor: “{{name}}”" },
  "preview.blok": { fr: "composant inconnu : « {{name}} »", en: "unknown component: “{{name}}”" },
  "preview.part": {
    fr: "composant sans champ obligatoire : « {{name}} »",
    en: "component without a required field: “{{name}}”",
  },
  "preview.field": { fr: "champ illisible : « {{name}} »", en: "unreadable field: “{{name}}”" },
});
