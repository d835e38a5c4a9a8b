export const texts = {
  "prevention.title": "Prévention",
  "prevention.description":
    "Éviter d’allumer un feu de forêt : feux de camp, chalets et maisons, permis de brûlage, travaux en forêt, loisirs. Des gestes simples, à lire avant de sortir.",
  "prevention.lead":
    "Chaque année, des feux de forêt commencent par un geste qu’on aurait pu éviter. Voici ce qui compte, selon ce que vous faites.",
  "prevention.now": "Avant tout : ce qui s’applique aujourd’hui",
  "prevention.place": "Quel est le danger d’incendie chez vous ?",
  "prevention.place.danger": "Danger d’incendie : {{place}}",
  "prevention.place.zone": "Zone {{zone}}",
  "prevention.place.label": "Adresse, municipalité ou lieu",
  "prevention.place.locate":
    "Votre appareil demandera la permission. Votre position est arrondie à un kilomètre et n’est pas conservée.",
  "prevention.place.full": "Puis-je faire un feu ici ? Voir la réponse complète",
  "prevention.place.outside": "Cette position est hors du Québec. Essayez plutôt le nom d’un lieu.",
  "prevention.topics": "Que faites-vous ?",
  "prevention.articles": "Dans cette catégorie",
  "prevention.back": "Voir toute la catégorie « {{category}} »",
  "prevention.unavailable": "Les conseils ne sont pas disponibles pour le moment.",
  "prevention.unavailable.text":
    "Réessayez dans quelques minutes. Les feux, le danger d’incendie et les restrictions ont leurs propres pages, avec l’heure des données.",
} as const;
