export const texts = {
  "indexes.title": "Plan du site",
} as const;
