export const texts = {
  "timeline.title": "Ce qui s’est passé",
  "timeline.unavailable":
    "L’historique n’est pas accessible pour le moment. L’état du feu n’en dépend pas : voyez l’heure des données, en haut.",
  "timeline.none": "Aucun changement depuis que nous suivons ce feu.",
  "timeline.followed": "Suivi depuis le {{when}}.",
  "timeline.failing": "Les derniers changements peuvent manquer : l’historique ne répond pas.",
  "timeline.earlier": "Plus tôt",
  "timeline.started": "Début du feu",
  "timeline.fire-new": "Ajouté à la liste : {{status}}",
  "timeline.fire-status": "{{status}}, auparavant {{before}}",
  "timeline.fire-extinguished": "{{status}}, auparavant {{before}}",
  "timeline.fire-size": "Superficie : {{size}}, auparavant {{before}}",
  "timeline.fire-size.first": "Superficie : {{size}}",
  "timeline.fire-contained": "Feu englobé",
  "timeline.fire-gone": "Retiré de la liste",
  "timeline.fire-located": "Position mise à jour",
} as const;
