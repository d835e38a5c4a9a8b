/** The parts of the page, by the fragment of their address: a copy has them in both languages. */
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
