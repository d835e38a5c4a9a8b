export const texts = {
  "review.title": "Bilan de la saison",
} as const;
