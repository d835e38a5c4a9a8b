export const texts = {
  "kept.title": "Pas de connexion : page enregistrée le {{when}}",
  "kept.text":
    "Elle vient de cet appareil. La situation a pu changer depuis : en cas de danger, n’attendez pas une page à jour, composez le 911.",
} as const;
