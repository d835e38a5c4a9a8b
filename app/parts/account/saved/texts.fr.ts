export const texts = {
  "account.saved.place": "Lieu enregistré",
  "account.saved.place.undo": "Supprimer ce lieu",
  "account.saved.fire": "Vous suivez ce feu",
  "account.saved.fire.undo": "Ne plus suivre",
  "account.saved.releases": "Vous recevez nos communiqués",
  "account.saved.releases.undo": "Modifier mon abonnement",
  "account.delete.sure": "Supprimer pour de bon",
} as const;
