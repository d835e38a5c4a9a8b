import { bilingualTexts } from "../../i18n/bilingual-texts.ts";

export const alertFeedTexts = bilingualTexts({
  "feeds.alerts": { fr: "Ordres et alertes officiels", en: "Official orders and alerts" },
  "feeds.alerts.of": {
    fr: "Ordres et alertes officiels : {{place}}",
    en: "Official orders and alerts: {{place}}",
  },
  "feeds.alerts.text": {
    fr: "Les messages d’En Alerte, mot pour mot, avec leur auteur et un lien vers le message d’origine. Un ordre qui a pris fin reste dans le fil pendant trois jours, avec la mention « Terminé ». Un fil vide ne veut pas dire qu’il n’y a aucun ordre : certaines municipalités n’utilisent pas En Alerte.",
    en: "Messages from Alert Ready, word for word, with their issuer and a link to the original message. An order that has ended stays in the feed for 3 days, marked “Ended”. An empty feed does not mean that there are no orders: not every municipality uses Alert Ready.",
  },
  "feeds.alerts.grounds": {
    fr: "Pour une région ou une zone, ajoutez son nom au lien, par exemple :",
    en: "For a region or a zone, add its name to the link, for example:",
  },
  "feeds.alerts.author": { fr: "En Alerte", en: "Alert Ready" },
  "feeds.alerts.ended": { fr: "Terminé : {{title}}", en: "Ended: {{title}}" },
  "feeds.alerts.cancelled": {
    fr: "Ce message a été annulé le {{when}} par l’autorité qui l’a publié. Texte d’origine :",
    en: "The issuer cancelled this message on {{when}}. Original text:",
  },
  "feeds.alerts.expired": {
    fr: "Ce message a expiré le {{when}}. Texte d’origine :",
    en: "This message expired on {{when}}. Original text:",
  },
});
