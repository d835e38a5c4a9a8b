export const texts = {
  "mapaccess.skip": "Passer la carte et aller à la liste",
  "mapaccess.keys":
    "Flèches : déplacer la carte. Plus et moins : changer d’échelle. Tabulation : parcourir ce que la carte montre. Entrée : ouvrir. Échap : fermer.",
  "mapaccess.features": "Ce que la carte montre, du plus grave au moins grave",
  "mapaccess.features.list": "Voir la liste complète",
  "mapaccess.sheet.peek": "Montrer le panneau à demi",
  "mapaccess.sheet.half": "Agrandir le panneau",
  "mapaccess.sheet.full": "Réduire le panneau et montrer la carte",
  "mapaccess.said.view": "{{view}} : {{total}}",
  "mapaccess.said.selected": "Sélection : {{name}}",
  "mapaccess.help.title": "La carte au clavier",
  "mapaccess.help.done": "Compris, aller à la carte",
  "mapaccess.end": "Unités et sources",
} as const;
