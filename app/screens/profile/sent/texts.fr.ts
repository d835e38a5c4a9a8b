export const texts = {
  "refused.email": "Nos courriels n’arrivent plus à {{address}} depuis le {{since}}",
  "refused.email.what":
    "Nous n’y envoyons plus rien. Vérifiez que la boîte existe et qu’elle n’est pas pleine, puis réessayez : un essai part aussitôt.",
  "refused.sms": "Nos textos n’arrivent plus au {{address}} depuis le {{since}}",
  "refused.sms.what":
    "Nous n’y envoyons plus rien. Si vous les avez arrêtés en répondant à l’un d’eux, répondez « Start », puis réessayez : un essai part aussitôt.",
  "refused.again": "Réessayer",
  "refused.change": "Changer mon téléphone",
  "sent.title": "Alertes envoyées",
  "sent.none": "Nous ne vous avons envoyé aucune alerte jusqu’ici.",
  "sent.status": "En combien de temps les alertes partent",
  "sent.failed":
    "Nous ne pouvons pas afficher la liste de vos alertes pour l’instant. Réessayez dans un moment.",
  "sent.why": "Chaque alerte commence par le lieu ou le feu pour lequel vous l’avez choisie.",
  "sent.more_one": "{{count}} message plus ancien",
  "sent.more_many": "{{count}} messages plus anciens",
  "sent.more_other": "{{count}} messages plus anciens",
  "sent.by": "{{channel}} : {{state}}",
  "sent.state.sent": "envoyée",
  "sent.state.waiting": "en route",
  "sent.state.failed": "n’a pas pu être remise",
  "sent.state.none": "aucune adresse vérifiée",
  "sent.insteadOf": "Envoyée ainsi parce que le premier choix n’a pas fonctionné : {{channel}}",
  "try.what": "Demandez un message d’essai pour vérifier que nos messages vous parviennent.",
  "try.email": "Essai par courriel",
  "try.sms": "Essai par texto",
  "try.email.sent": "L’essai est parti par courriel. Regardez aussi dans vos courriels indésirables.",
  "try.over":
    "Nous avons atteint notre limite de textos d’essai pour aujourd’hui. Réessayez demain. Vos alertes continuent.",
  "try.sms.sent": "L’essai est parti par texto : il arrive en quelques secondes.",
} as const;
