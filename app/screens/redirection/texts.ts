import { bilingualTexts } from "../../i18n/bilingual-texts.ts";

export const redirectionTexts = bilingualTexts({
  "redirection.description": {
    fr: "Vous quittez ce site. Avant de continuer, vérifiez où mène le lien.",
    en: "You are leaving this site. Check where the link leads before you continue.",
  },
  "redirection.page": { fr: "Vous quittez Vigie", en: "You are leaving Vigie" },
  "redirection.page.text": {
    fr: "Vous allez sur un autre site. Ses renseignements et sa politique de confidentialité ne sont pas les nôtres.",
    en: "You are going to another site. Its information and its privacy policy are not ours.",
  },
  "redirection.store": {
    fr: "Ce lien mène à la boutique d’applications",
    en: "You are going to the app store",
  },
  "redirection.store.text": {
    fr: "L’application se télécharge à partir de la boutique d’applications de votre téléphone. Vous n’en avez pas besoin pour ce site : tout y fonctionne dans un navigateur.",
    en: "The app is downloaded from your phone’s app store. You do not need it for this site: everything here works in a browser.",
  },
  "redirection.unknown": { fr: "Ce lien mène à un site inconnu", en: "This link leads to an unknown site" },
  "redirection.unknown.text": {
    fr: "Les liens de Vigie mènent seulement à des sites publics connus. Si vous avez reçu ce lien par message, ne saisissez aucun renseignement personnel.",
    en: "Vigie links only to known public sites. If you received this link in a message, do not enter any personal information.",
  },
  "redirection.go": { fr: "Continuer", en: "Continue" },
  "redirection.stay": { fr: "Rester sur Vigie", en: "Stay on Vigie" },
});
