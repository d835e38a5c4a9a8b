export const texts = {
  "share.title": "Partager et imprimer",
  "share.text": "Un proche est concerné ? Envoyez-lui cette page.",
  "share.email": "Courriel",
  "share.sms": "Texto",
  "share.copy": "Copier l’adresse",
  "share.copied": "Adresse copiée",
  "share.notCopied": "La copie n’a pas fonctionné. Voici l’adresse : {{address}}",
  "share.device": "Partager…",
  "share.print": "Imprimer",
} as const;
