export const texts = {
  "alertStatus.title": "Le service d’alerte",
  "alertStatus.description":
    "En combien de temps les alertes partent par courriel, par texto et par notification, et si quelque chose les retarde.",
  "alertStatus.well": "Les alertes partent",
  "alertStatus.late": "Les alertes partent en retard",
  "alertStatus.late.text":
    "Nous y travaillons. N’attendez pas un message de notre part : consultez la situation. En danger, appelez le 911.",
  "alertStatus.paused": "Certaines alertes sont en pause",
  "alertStatus.paused.text":
    "Nous retenons les messages d’un canal, le temps de corriger quelque chose. Nous les enverrons ensuite. D’ici là, consultez la situation.",
  "alertStatus.unknown": "L’état des alertes ne peut pas être lu pour l’instant",
  "alertStatus.unknown.text":
    "N’attendez pas un message de notre part : consultez la situation. En danger, appelez le 911.",
  "alertStatus.read": "La situation est lue chaque minute. Dernière lecture : {{time}}.",
  "alertStatus.caption": "Les dernières 24 heures, par canal",
  "alertStatus.channel": "Canal",
  "alertStatus.channel.email": "Courriel",
  "alertStatus.channel.sms": "Texto",
  "alertStatus.channel.push": "Notification",
  "alertStatus.state": "État",
  "alertStatus.state.well": "En marche",
  "alertStatus.state.late": "En retard",
  "alertStatus.state.paused": "En pause",
  "alertStatus.messages": "Alertes envoyées",
  "alertStatus.median": "La moitié en moins de",
  "alertStatus.p95": "95 % en moins de",
  "alertStatus.seconds": "{{value}} s",
  "alertStatus.none": "Aucune",
  "alertStatus.noTime": "Sans objet",
  "alertStatus.how":
    "Nous mesurons le temps entre la lecture d’un changement et la remise du message au canal. Juste après un message, le suivant attend jusqu’à deux minutes pour réunir les nouvelles : cette attente est comptée. Les messages moins urgents qui attendent exprès ne sont pas comptés : résumé du jour, heures de nuit, suite d’une nouvelle reçue il y a moins d’une demi-heure.",
  "alertStatus.data": "Les mêmes chiffres, pour vos programmes",
  "alertStatus.choose": "Choisir mes alertes",
} as const;
