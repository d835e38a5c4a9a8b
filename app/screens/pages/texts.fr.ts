/** Texts of the pages of words. */
export const texts = {
  "pages.about": "À propos de l’agence",
  "pages.industry-detail": "Industries et collectivités",
  "pages.industries.inside": "Votre secteur",
  "pages.about-hub.inside": "L’agence en détail",
  "pages.about.lead": "Qui surveille les forêts du Québec, comment, et avec qui.",
  "pages.about.description":
    "L’agence qui prévient et combat les feux de forêt au Québec : sa mission, son histoire, son organisation, ses partenaires, ses rapports et ses données.",
  "pages.unavailable": "Ces pages sont indisponibles pour le moment.",
  "pages.unavailable.text":
    "Réessayez dans quelques minutes. Les feux, le danger d’incendie et les restrictions restent à jour sur leurs pages.",
  "pages.contact.danger": "Vie ou maison menacée",
  "pages.contact.write": "Pour tout le reste : écrivez-nous",
  "pages.contact.fire": "Feu de forêt ou fumée",
};
