export const texts = {
  "sessions.failed": "Nous ne pouvons pas afficher vos connexions pour l’instant",
  "sessions.unknown": "Appareil inconnu",
  "sessions.here": "Cet appareil",
  "sessions.since": "Connexion : {{day}}.",
  "sessions.used": "Dernière utilisation : {{moment}}.",
  "sessions.end": "Déconnecter",
  "sessions.endAll": "Déconnecter tous les appareils",
  "sessions.ended": "{{device}} : session fermée. L’accès cesse dans les 10 minutes.",
  "sessions.password":
    "Si vous ne reconnaissez pas une connexion, déconnectez-la, puis changez votre mot de passe.",
} as const;
