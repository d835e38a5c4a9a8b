export const texts = {
  "consent.title": "Mesure d’audience",
  "consent.text":
    "Avec votre accord, nous comptons les pages vues pour améliorer le site. Rien n’est chargé avant votre réponse, et refuser ne change rien à ce que vous voyez. Vous pouvez changer d’avis au bas de la page d’accueil.",
  "consent.change": "Mesure d’audience et témoins",
  "consent.given": "Vous avez accepté.",
  "consent.refused": "Vous avez refusé.",
  "consent.accept": "Accepter",
  "consent.refuse": "Refuser",
} as const;
