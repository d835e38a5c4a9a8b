import { bilingualTexts } from "../../../i18n/bilingual-texts.ts";

/** Texts about sent alerts, separate from the profile's other texts: only the screen of places loads them. */
export const sentTexts = bilingualTexts({
  "refused.email": {
    fr: "Nos courriels n’arrivent plus à {{address}} depuis le {{since}}",
    en: "Our emails have not reached {{address}} since {{since}}",
  },
  "refused.email.what": {
    fr: "Nous n’envoyons plus rien à cette adresse. Vérifiez que la boîte existe et qu’elle n’est pas pleine, puis réessayez : nous enverrons aussitôt un message d’essai.",
    en: "We no longer send anything to this address. Check that the mailbox exists and is not full, then try again: we will send a test message right away.",
  },
  "refused.sms": {
    fr: "Nos textos n’arrivent plus au {{address}} depuis le {{since}}",
    en: "Our text messages have not reached {{address}} since {{since}}",
  },
  "refused.sms.what": {
    fr: "Nous n’envoyons plus rien à ce numéro. Si vous avez arrêté nos textos en répondant à l’un d’eux, répondez « Start », puis réessayez : nous enverrons aussitôt un message d’essai.",
    en: "We no longer send text messages to this number. If you stopped our text messages by replying to one, reply “Start”, then try again: we will send a test message right away.",
  },
  "refused.again": { fr: "Réessayer", en: "Try again" },
  "refused.change": { fr: "Changer mon numéro de téléphone", en: "Change my phone number" },
  "sent.title": { fr: "Alertes envoyées", en: "Alerts sent" },
  "sent.none": {
    fr: "Nous ne vous avons envoyé aucune alerte jusqu’ici.",
    en: "We have not sent you any alerts so far.",
  },
  "sent.status": { fr: "Voir le délai d’envoi des alertes", en: "How quickly alerts are sent" },
  "sent.failed": {
    fr: "Nous ne pouvons pas afficher la liste de vos alertes pour l’instant. Réessayez dans un moment.",
    en: "We cannot show the list of your alerts right now. Try again in a moment.",
  },
  "sent.why": {
    fr: "Chaque alerte commence par le lieu ou le feu qu’elle concerne.",
    en: "Each alert starts with the place or fire it is about.",
  },
  "sent.more_one": { fr: "{{count}} message plus ancien", en: "{{count}} older message" },
  "sent.more_other": { fr: "{{count}} messages plus anciens", en: "{{count}} older messages" },
  "sent.by": { fr: "{{channel}} : {{state}}", en: "{{channel}}: {{state}}" },
  "sent.state.sent": { fr: "envoyée", en: "sent" },
  "sent.state.waiting": { fr: "en cours d’envoi", en: "on its way" },
  "sent.state.failed": { fr: "n’a pas pu être remise", en: "could not be delivered" },
  "sent.state.none": {
    fr: "pas envoyée (aucune adresse, aucun numéro ou aucun appareil vérifié)",
    en: "not sent (no verified address, number or device)",
  },
  "sent.insteadOf": {
    fr: "Envoyée par ce moyen, car le premier choix ({{channel}}) n’a pas fonctionné",
    en: "Sent this way because the first choice ({{channel}}) did not work",
  },
  "try.what": {
    fr: "Demandez un message d’essai pour vérifier que nos messages vous parviennent.",
    en: "Ask for a test message to make sure that our messages reach you.",
  },
  "try.email": { fr: "Recevoir un courriel d’essai", en: "Get a test email" },
  "try.sms": { fr: "Recevoir un texto d’essai", en: "Get a test text message" },
  "try.email.sent": {
    fr: "Le courriel d’essai est parti. Regardez aussi dans vos courriels indésirables.",
    en: "The test email is on its way. Check your junk mail too.",
  },
  "try.over": {
    fr: "Nous avons atteint notre limite de textos d’essai pour aujourd’hui. Réessayez demain. Vous continuerez de recevoir vos alertes.",
    en: "We have reached our daily limit for test text messages. Try again tomorrow. You will still get your alerts.",
  },
  "try.sms.sent": {
    fr: "Le texto d’essai est parti : il arrive en quelques secondes.",
    en: "The test text message is on its way: it takes a few seconds.",
  },
});
