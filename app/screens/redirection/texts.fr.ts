/** Texts of the exit page. */
export const texts = {
  "redirection.description":
    "Vous quittez ce site : vérifiez l’adresse du site où vous allez avant de continuer.",
  "redirection.page": "Vous quittez Vigie",
  "redirection.page.text":
    "Vous allez sur un autre site. Ses renseignements et sa politique de confidentialité ne sont pas les nôtres.",
  "redirection.store": "Vous allez au magasin d’applications",
  "redirection.store.text":
    "L’application se télécharge dans le magasin de votre téléphone. Vous n’en avez pas besoin pour ce site : tout y fonctionne dans un navigateur.",
  "redirection.unknown": "Ce lien mène à un site inconnu",
  "redirection.unknown.text":
    "Les liens de Vigie mènent seulement à des sites publics connus. Si vous avez reçu ce lien par message, ne saisissez aucun renseignement personnel.",
  "redirection.go": "Continuer",
  "redirection.stay": "Rester sur Vigie",
};
