export const texts = {
  "timeline.title": "Ce qui s’est passé",
} as const;
