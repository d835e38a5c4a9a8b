import { bilingualTexts } from "../../i18n/bilingual-texts.ts";

export const consentTexts = bilingualTexts({
  "consent.title": { fr: "Mesure d’audience", en: "Visitor statistics" },
  "consent.text": {
    fr: "Avec votre accord, nous comptons les pages vues pour améliorer le site. Aucun outil de statistiques n’est chargé avant votre réponse, et refuser ne change rien à ce que vous voyez. Vous pouvez changer d’avis au bas de la page d’accueil.",
    en: "With your permission, we count page views to improve the site. No statistics tool loads before you answer, and the site works the same if you decline. You can change your choice at the bottom of the homepage.",
  },
  "consent.change": { fr: "Mesure d’audience et témoins", en: "Visitor statistics and cookies" },
  "consent.given": { fr: "Vous avez accepté.", en: "You accepted." },
  "consent.refused": { fr: "Vous avez refusé.", en: "You declined." },
  "consent.accept": { fr: "Accepter", en: "Accept" },
  "consent.refuse": { fr: "Refuser", en: "Decline" },
});
