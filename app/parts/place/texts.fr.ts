export const texts = {
  "share.title": "Partager et imprimer",
  "share.text": "Cela touche une personne que vous connaissez ? Envoyez-lui cette page.",
  "share.email": "Courriel",
  "share.sms": "Texto",
  "share.copy": "Copier le lien",
  "share.copied": "Lien copié",
  "share.notCopied": "La copie n’a pas fonctionné. Voici le lien : {{address}}",
  "share.device": "Partager…",
  "share.print": "Imprimer",
} as const;
