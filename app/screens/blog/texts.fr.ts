export const texts = {
  "blog.title": "Blogue",
  "blog.description":
    "Le blogue de l’agence : comment un feu de forêt naît, grandit et s’éteint, le travail des équipes, la fumée, les saisons passées. Des articles à lire à tête reposée.",
  "blog.lead":
    "Comment naît un feu, qui le combat, ce que disent les chiffres. Des articles à lire à tête reposée.",
  "blog.all": "Voir tous les articles du blogue",
  "blog.unavailable": "Les articles ne sont pas disponibles pour le moment.",
  "blog.unavailable.text":
    "Réessayez dans quelques minutes. Les feux, le danger d’incendie et les restrictions ont leurs propres pages, avec l’heure des données.",
  "blog.pages": "Pages du blogue",
  "blog.page": "Page {{page}} sur {{pages}}",
  "blog.newer": "Plus récents",
  "blog.older": "Plus anciens",
} as const;
