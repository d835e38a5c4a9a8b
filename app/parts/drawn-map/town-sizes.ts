/** Font sizes in drawing units. Phones scale the drawing down, so their font must be larger. */
export const TOWN_SIZES = { narrow: 30, wide: 19 } as const;
