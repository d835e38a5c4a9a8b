export const texts = {
  "share.title": "Partager et imprimer",
  "share.text": "Cela touche une personne que vous connaissez ? Envoyez-lui cette page.",
  "share.email": "Courriel",
  "share.sms": "Texto",
  "share.copy": "Copier le lien",
  "share.copied": "Lien copié",
  "share.notCopied": "Le lien n’a pas pu être copié. Le voici : {{address}}",
  "share.device": "Partager…",
  "share.print": "Imprimer",
} as const;
