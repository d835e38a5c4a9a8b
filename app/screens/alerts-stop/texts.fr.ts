export const texts = {
  "stop.title": "Arrêter les alertes",
  "stop.description":
    "Arrêtez vos alertes par courriel, vos communiqués, ou tout ce que l’agence vous envoie, sans vous connecter.",
  "stop.to": "Pour {{email}}.",
  "stop.email": "Arrêter les courriels d’alerte",
  "stop.email.text_one":
    "Vous recevez des alertes par courriel pour {{count}} lieu ou feu. Vos textos et vos notifications, si vous en avez, continuent.",
  "stop.email.text_many":
    "Vous recevez des alertes par courriel pour {{count}} lieux ou feux. Vos textos et vos notifications, si vous en avez, continuent.",
  "stop.email.text_other":
    "Vous recevez des alertes par courriel pour {{count}} lieux ou feux. Vos textos et vos notifications, si vous en avez, continuent.",
  "stop.releases": "Arrêter les communiqués",
  "stop.releases.text": "Vous recevez nos communiqués par courriel. Vos alertes n’en dépendent pas.",
  "stop.everything": "Tout arrêter",
  "stop.everything.text":
    "Courriels, textos, notifications et communiqués. Vos lieux et vos feux restent dans votre profil, sans alerte.",
  "stop.done": "C’est arrêté",
  "stop.done.email": "Nous ne vous envoyons plus d’alertes par courriel.",
  "stop.done.releases": "Nous ne vous envoyons plus de communiqués.",
  "stop.done.other": "Vos textos ou vos notifications continuent.",
  "stop.done.everything": "Nous ne vous envoyons plus rien.",
  "stop.back": "Vous pouvez les réactiver en tout temps, à partir de vos lieux.",
  "stop.places": "Voir mes lieux",
  "stop.nothing": "Ce lien ne fonctionne pas",
  "stop.nothing.text":
    "Il est incomplet, ou le profil est supprimé. Ouvrez le lien de votre dernier courriel, ou connectez-vous pour changer vos choix.",
  "stop.failed": "Nous n’avons pas pu arrêter les envois",
  "stop.failed.text": "Vous recevez toujours ces messages. Réessayez dans un moment.",
} as const;
