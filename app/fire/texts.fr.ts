export const texts = {
  "fire.title": "Feu",
} as const;
