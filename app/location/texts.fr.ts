export const texts = {
  "location.title": "Mon emplacement",
} as const;
