export const texts = {
  "mapaccess.skip": "Passer la carte et aller à la liste",
  "mapaccess.keys":
    "Flèches : déplacer la carte. Plus et moins : changer d’échelle. Tabulation : parcourir ce que la carte montre. Entrée : ouvrir. Échap : fermer.",
  "mapaccess.features": "Ce que la carte montre, du plus grave au moins grave",
  "mapaccess.features.list": "Voir la liste complète",
  "mapaccess.panel.peek": "Montrer le panneau à demi",
  "mapaccess.panel.half": "Agrandir le panneau",
  "mapaccess.panel.full": "Réduire le panneau et montrer la carte",
  "mapaccess.said.view": "{{view}} : {{total}}",
  "mapaccess.said.selected": "Sélection : {{name}}",
  "mapaccess.help.title": "La carte au clavier",
  "mapaccess.help.done": "Compris, aller à la carte",
  "mapaccess.end": "Unités et sources",
} as const;
