export const texts = {
  "download.refused": "Le fichier n’a pas été créé : le lien contient un filtre inconnu.",
  "download.refused.name": "{{name}} n’est pas un filtre de ce fichier. Ses filtres : {{known}}.",
  "download.refused.value": "{{name}} peut être : {{allowed}}.",
  "download.allowed.zone": "le numéro d’une zone, ou son nom comme la-tuque",
  "download.allowed.words": "un texte de 1 à {{longest}} caractères",
} as const;
