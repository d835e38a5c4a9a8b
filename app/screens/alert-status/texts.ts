import { bilingualTexts } from "../../i18n/bilingual-texts.ts";

export const alertStatusTexts = bilingualTexts({
  "alertStatus.title": { fr: "Le service d’alerte", en: "The alert service" },
  "alertStatus.description": {
    fr: "Voyez le délai d’envoi des alertes par courriel, par texto et par notification, et les retards s’il y en a.",
    en: "How quickly alerts are sent by email, text message and notification, and whether there are delays.",
  },
  "alertStatus.well": { fr: "Les alertes partent sans retard", en: "Alerts are going out on time" },
  "alertStatus.late": { fr: "Les alertes partent en retard", en: "Alerts are going out late" },
  "alertStatus.late.text": {
    fr: "Nous y travaillons. N’attendez pas un message de notre part : consultez l’état de la situation. En cas de danger, appelez le 911.",
    en: "We are working on it. Do not wait for a message from us: check the current situation. If you are in danger, call 911.",
  },
  "alertStatus.paused": { fr: "Certaines alertes sont en pause", en: "Some alerts are paused" },
  "alertStatus.paused.text": {
    fr: "Nous retenons les messages d’un canal, le temps de corriger un problème. Nous les enverrons ensuite. D’ici là, consultez l’état de la situation.",
    en: "We are holding messages on one channel while we fix a problem. We will send them afterwards. Until then, check the current situation.",
  },
  "alertStatus.unknown": {
    fr: "Nous ne pouvons pas dire en ce moment si les alertes partent",
    en: "We cannot tell right now whether alerts are going out",
  },
  "alertStatus.unknown.text": {
    fr: "N’attendez pas un message de notre part : consultez l’état de la situation. En cas de danger, appelez le 911.",
    en: "Do not wait for a message from us: check the current situation. If you are in danger, call 911.",
  },
  "alertStatus.read": {
    fr: "Nous vérifions le service d’alerte chaque minute. Dernière vérification : {{time}}.",
    en: "We check the alert service every minute. Last check: {{time}}.",
  },
  "alertStatus.caption": {
    fr: "Alertes des dernières 24 heures, par canal",
    en: "Alerts in the last 24 hours, by channel",
  },
  "alertStatus.channel": { fr: "Canal", en: "Channel" },
  "alertStatus.channel.email": { fr: "Courriel", en: "Email" },
  "alertStatus.channel.sms": { fr: "Texto", en: "Text message" },
  "alertStatus.channel.push": { fr: "Notification", en: "Push notification" },
  "alertStatus.state": { fr: "État", en: "Status" },
  "alertStatus.state.well": { fr: "En service", en: "Running" },
  "alertStatus.state.late": { fr: "En retard", en: "Late" },
  "alertStatus.state.paused": { fr: "En pause", en: "Paused" },
  "alertStatus.messages": { fr: "Alertes envoyées", en: "Alerts sent" },
  "alertStatus.median": { fr: "Délai pour la moitié des alertes", en: "Half sent within" },
  "alertStatus.p95": { fr: "Délai pour 95 % des alertes", en: "95% sent within" },
  "alertStatus.seconds": { fr: "{{value}} s", en: "{{value}} s" },
  "alertStatus.none": { fr: "Aucune", en: "None" },
  "alertStatus.noTime": { fr: "Sans objet", en: "Not applicable" },
  "alertStatus.how": {
    fr: "Nous mesurons le temps entre la détection d’un changement et la remise du message au service d’envoi. Ce temps comprend jusqu’à deux minutes d’attente quand nous regroupons des messages qui se suivent. Les messages moins urgents que nous retenons exprès ne sont pas comptés : le résumé du jour, les messages retenus la nuit et la suite d’une nouvelle envoyée moins d’une demi-heure plus tôt.",
    en: "We time each message from when we detect a change to when we hand it to the sending service. This includes up to 2 minutes when we group messages that come close together. Less urgent messages that we delay on purpose are not counted: the daily summary, messages held overnight, and updates on something we told you about in the last half hour.",
  },
  "alertStatus.data": {
    fr: "Chiffres du service d’alerte, pour vos programmes",
    en: "Alert service figures, for your programs",
  },
  "alertStatus.choose": { fr: "Choisir mes alertes", en: "Choose my alerts" },
});
