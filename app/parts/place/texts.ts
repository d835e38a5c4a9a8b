import { bilingualTexts } from "../../i18n/bilingual-texts.ts";

export const placeTexts = bilingualTexts({
  "share.title": { fr: "Partager et imprimer", en: "Share and print" },
  "share.text": {
    fr: "Cette page peut être utile à une personne que vous connaissez ? Envoyez-lui le lien.",
    en: "Does this affect someone you know? Send them this page.",
  },
  "share.email": { fr: "Courriel", en: "Email" },
  "share.sms": { fr: "Texto", en: "Text message" },
  "share.copy": { fr: "Copier le lien", en: "Copy link" },
  "share.copied": { fr: "Lien copié", en: "Link copied" },
  "share.notCopied": {
    fr: "Le lien n’a pas pu être copié. Le voici : {{address}}",
    en: "We could not copy the link. Here it is: {{address}}",
  },
  "share.device": { fr: "Partager…", en: "Share…" },
  "share.print": { fr: "Imprimer", en: "Print" },
});
