export const texts = {
  "api.title": "Données ouvertes",
} as const;
