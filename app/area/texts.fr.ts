export const texts = {
  "area.title": "Région et zone",
} as const;
