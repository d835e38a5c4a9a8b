/** Texts of the way out of the site. */
export const texts = {
  "redirection.description":
    "La page qui annonce que vous quittez ce site, et vers quelle adresse elle vous mène.",
  "redirection.page": "Vous quittez Vigie",
  "redirection.page.text":
    "La suite se trouve sur un autre site. Ses renseignements et sa politique de confidentialité ne sont pas les nôtres.",
  "redirection.store": "Vous allez au magasin d’applications",
  "redirection.store.text":
    "L’application se télécharge dans le magasin de votre téléphone. Ce site n’en a pas besoin : tout ce que vous y lisez fonctionne dans le navigateur.",
  "redirection.unknown": "Cette adresse ne mène nulle part",
  "redirection.unknown.text":
    "Vigie mène seulement à des sites publics connus. Si vous avez reçu ce lien par message, ne saisissez aucun renseignement personnel.",
  "redirection.go": "Continuer",
  "redirection.stay": "Rester sur Vigie",
};
