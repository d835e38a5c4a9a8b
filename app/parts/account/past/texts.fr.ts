export const texts = {
  "account.past.title": "Ce que vous auriez reçu pour ce lieu",
  "account.past.waiting": "Retour sur les 30 derniers jours",
  "account.past.none": "Depuis le {{since}}, avec ces choix : aucun message.",
  "account.past.some_one": "Depuis le {{since}}, avec ces choix : {{count}} message.",
  "account.past.some_many":
    "Depuis le {{since}}, avec ces choix : {{count}} messages, {{most}} au plus en un jour.",
  "account.past.some_other":
    "Depuis le {{since}}, avec ces choix : {{count}} messages, {{most}} au plus en un jour.",
  "account.past.newest": "Le dernier, le {{day}}. {{headline}}.",
  "account.past.example": "Exemple de message",
} as const;
