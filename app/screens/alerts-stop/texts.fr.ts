export const texts = {
  "stop.title": "Arrêter les alertes",
  "stop.description":
    "Arrêtez vos alertes par courriel, vos communiqués, ou tout ce que l’agence vous envoie, sans vous connecter.",
  "stop.to": "Pour {{email}}.",
  "stop.email": "Arrêter les courriels d’alerte",
  "stop.email.text_one":
    "{{count}} lieu ou feu vous alerte par courriel. Vos textos et vos notifications, si vous en avez, continuent.",
  "stop.email.text_many":
    "{{count}} lieux ou feux vous alertent par courriel. Vos textos et vos notifications, si vous en avez, continuent.",
  "stop.email.text_other":
    "{{count}} lieux ou feux vous alertent par courriel. Vos textos et vos notifications, si vous en avez, continuent.",
  "stop.releases": "Arrêter les communiqués",
  "stop.releases.text": "Vous recevez nos communiqués par courriel. Vos alertes n’en dépendent pas.",
  "stop.everything": "Tout arrêter",
  "stop.everything.text":
    "Courriels, textos, notifications et communiqués. Vos lieux et vos feux restent dans votre profil, sans alerte.",
  "stop.done": "C’est arrêté",
  "stop.done.email": "Plus aucune alerte ne part par courriel.",
  "stop.done.releases": "Plus aucun communiqué ne vous est envoyé.",
  "stop.done.other": "Vos textos ou vos notifications continuent.",
  "stop.done.everything": "Nous ne vous envoyons plus rien.",
  "stop.back": "Vous pouvez les remettre en tout temps, à partir de vos lieux.",
  "stop.places": "Voir mes lieux",
  "stop.nothing": "Ce lien n’arrête rien",
  "stop.nothing.text":
    "Il est incomplet, ou le profil est supprimé. Ouvrez le lien de votre dernier courriel, ou connectez-vous pour changer vos choix.",
  "stop.failed": "L’arrêt n’a pas réussi",
  "stop.failed.text": "Rien n’a changé. Réessayez dans un moment.",
} as const;
