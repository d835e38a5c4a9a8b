import { bilingualTexts } from "../../i18n/bilingual-texts.ts";

export const stopTexts = bilingualTexts({
  "stop.title": { fr: "Arrêter les alertes", en: "Stop alerts" },
  "stop.description": {
    fr: "Arrêtez vos alertes par courriel, vos communiqués, ou tout ce que l’agence vous envoie, sans vous connecter.",
    en: "Stop your alerts by email, your press releases, or everything the agency sends you, without logging in.",
  },
  "stop.to": { fr: "Pour {{email}}.", en: "For {{email}}." },
  "stop.email": { fr: "Arrêter les courriels d’alerte", en: "Stop alerts by email" },
  "stop.email.text_one": {
    fr: "Vous recevez des alertes par courriel pour {{count}} lieu ou feu. Vos textos et vos notifications, si vous en avez, continuent.",
    en: "You get alerts by email for {{count}} place or fire. Your text messages and notifications, if any, continue.",
  },
  "stop.email.text_many": {
    fr: "Vous recevez des alertes par courriel pour {{count}} lieux ou feux. Vos textos et vos notifications, si vous en avez, continuent.",
    en: "You get alerts by email for {{count}} places or fires. Your text messages and notifications, if any, continue.",
  },
  "stop.email.text_other": {
    fr: "Vous recevez des alertes par courriel pour {{count}} lieux ou feux. Vos textos et vos notifications, si vous en avez, continuent.",
    en: "You get alerts by email for {{count}} places or fires. Your text messages and notifications, if any, continue.",
  },
  "stop.releases": { fr: "Arrêter les communiqués", en: "Stop press releases" },
  "stop.releases.text": {
    fr: "Vous recevez nos communiqués par courriel. Vos alertes ne changent pas.",
    en: "You get our press releases by email. Stopping them does not change your alerts.",
  },
  "stop.everything": { fr: "Tout arrêter", en: "Stop everything" },
  "stop.everything.text": {
    fr: "Courriels, textos, notifications et communiqués. Vos lieux et vos feux restent dans votre profil, sans alerte.",
    en: "Emails, text messages, notifications and press releases. Your places and fires stay in your profile, without alerts.",
  },
  "stop.done": { fr: "Envois arrêtés", en: "Messages stopped" },
  "stop.done.email": {
    fr: "Nous ne vous envoyons plus d’alertes par courriel.",
    en: "We no longer send you alerts by email.",
  },
  "stop.done.releases": {
    fr: "Nous ne vous envoyons plus de communiqués.",
    en: "We no longer send you press releases.",
  },
  "stop.done.other": {
    fr: "Vos textos ou vos notifications continuent.",
    en: "Your text messages or notifications continue.",
  },
  "stop.done.everything": { fr: "Nous ne vous envoyons plus rien.", en: "We no longer send you anything." },
  "stop.back": {
    fr: "Vous pouvez les réactiver en tout temps, à partir de vos lieux.",
    en: "You can turn them on again at any time, from your places.",
  },
  "stop.places": { fr: "Voir mes lieux", en: "See my places" },
  "stop.nothing": { fr: "Ce lien ne fonctionne pas", en: "This link does not work" },
  "stop.nothing.text": {
    fr: "Il est incomplet, ou le profil est supprimé. Ouvrez le lien de votre dernier courriel, ou connectez-vous pour changer vos choix.",
    en: "It is incomplete, or the profile was deleted. Open the link in your latest email, or log in to change your choices.",
  },
  "stop.failed": { fr: "Nous n’avons pas pu arrêter les envois", en: "We could not stop these messages" },
  "stop.failed.text": {
    fr: "Vous recevez toujours ces messages. Réessayez dans un moment.",
    en: "You still get these messages. Try again in a moment.",
  },
});
