export const texts = {
  "offline.title": "Sans connexion",
  "offline.description":
    "Ce que vous pouvez lire et faire quand le réseau manque : les pages enregistrées sur votre appareil, et qui appeler.",
  "offline.lead":
    "Le réseau ne répond pas, et la page demandée n’est pas enregistrée sur cet appareil. Voici ce que vous pouvez faire.",
  "offline.again": "Réessayer",
  "offline.light": "Réseau lent ? Essayez la page légère : toute la situation en 14 Ko.",
  "offline.kept": "Pages enregistrées sur cet appareil",
  "offline.kept.lead":
    "Ce sont les dernières pages que vous avez lues. Elles n’ont pas été mises à jour. La situation a pu changer depuis.",
  "offline.kept.none":
    "Cet appareil n’a encore enregistré aucune page. Il le fera pour celles que vous lirez ici.",
  "offline.kept.when": "Enregistrée le {{when}}",
  "offline.call": "Qui appeler, que faire",
  "offline.call.911":
    "Votre vie ou votre maison est menacée : composez le 911. Un appel passe souvent quand Internet ne passe plus.",
  "offline.call.report": "Vous voyez un feu de forêt ou de la fumée : composez le {{number}}.",
  "offline.call.radio":
    "Écoutez la radio de votre région : les consignes d’évacuation y sont répétées. Suivez celles de votre municipalité et des autorités sur place.",
  "offline.call.light": "Sans nouvelles récentes, n’allumez aucun feu dehors.",
} as const;
