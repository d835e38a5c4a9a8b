import { bilingualTexts } from "../../i18n/bilingual-texts.ts";

export const stopTexts = bilingualTexts({
  "stop.title": { fr: "Arrêter les alertes", en: "Stop alerts" },
  "stop.description": {
    fr: "Choisissez les alertes et les communiqués que vous ne voulez plus recevoir, sans vous connecter.",
    en: "Choose which alerts and press releases to stop, without logging in.",
  },
  "stop.to": { fr: "Ces choix s’appliquent à {{email}}.", en: "These choices apply to {{email}}." },
  "stop.email": { fr: "Arrêter les courriels d’alerte", en: "Stop email alerts" },
  "stop.email.text_one": {
    fr: "Vous recevez des alertes par courriel pour {{count}} lieu ou feu. Vous continuerez de recevoir vos textos et vos notifications, si vous en avez.",
    en: "You get email alerts for {{count}} place or fire. You will still get any text messages and notifications you chose.",
  },
  "stop.email.text_other": {
    fr: "Vous recevez des alertes par courriel pour {{count}} lieux ou feux. Vous continuerez de recevoir vos textos et vos notifications, si vous en avez.",
    en: "You get email alerts for {{count}} places or fires. You will still get any text messages and notifications you chose.",
  },
  "stop.releases": { fr: "Se désabonner des communiqués", en: "Stop press releases" },
  "stop.releases.text": {
    fr: "Vous recevez nos communiqués par courriel. Votre désabonnement ne change rien à vos alertes.",
    en: "You get our press releases by email. Stopping them does not change your alerts.",
  },
  "stop.everything": { fr: "Tout arrêter", en: "Stop everything" },
  "stop.everything.text": {
    fr: "Nous ne vous enverrons plus ni alertes ni communiqués, que ce soit par courriel, par texto ou par notification. Si vous n’utilisez plus votre profil, nous vous écrirons quand même par courriel avant de le supprimer. Vos lieux et vos feux suivis restent dans votre profil.",
    en: "We will no longer send you alerts or press releases by email, text message or notification. If you stop using your profile, we will still email you before we delete it. Your places and fires stay in your profile.",
  },
  "stop.done": { fr: "Envois arrêtés", en: "Messages stopped" },
  "stop.done.email": {
    fr: "Nous ne vous envoyons plus d’alertes par courriel.",
    en: "You will no longer get email alerts.",
  },
  "stop.done.releases": {
    fr: "Nous ne vous envoyons plus de communiqués.",
    en: "You will no longer get press releases.",
  },
  "stop.done.other": {
    fr: "Vous recevrez encore vos textos ou vos notifications.",
    en: "You will still get your text messages or notifications.",
  },
  "stop.done.everything": {
    fr: "Nous ne vous envoyons plus ni alertes ni communiqués.",
    en: "You will no longer get alerts or press releases.",
  },
  "stop.back": {
    fr: "Vous pouvez réactiver les envois en tout temps, dans votre profil.",
    en: "You can turn these messages back on at any time, in your profile.",
  },
  "stop.places": { fr: "Voir mes lieux", en: "See my places" },
  "stop.nothing": { fr: "Ce lien ne fonctionne pas", en: "This link does not work" },
  "stop.nothing.text": {
    fr: "Ce lien est incomplet, ou le profil a été supprimé. Ouvrez le lien de votre dernier courriel, ou connectez-vous pour changer vos choix.",
    en: "This link is incomplete, or the profile was deleted. Open the link in your latest email, or log in to change your choices.",
  },
  "stop.failed": { fr: "Nous n’avons pas pu arrêter les envois", en: "We could not stop these messages" },
  "stop.failed.text": {
    fr: "Vous recevez toujours ces messages. Réessayez dans un moment.",
    en: "You will still get these messages. Try again in a moment.",
  },
});
