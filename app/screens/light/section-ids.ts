/** IDs of the page's sections, in each language, because a copy contains both. */
export const SECTION_IDS = {
  fr: {
    place: "chez-vous",
    restrictions: "restrictions-en-vigueur",
    danger: "danger-d-incendie",
    fires: "feux-actifs",
  },
  en: {
    place: "your-area",
    restrictions: "restrictions-in-force",
    danger: "fire-danger",
    fires: "active-fires",
  },
} as const;
