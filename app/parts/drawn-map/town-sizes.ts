/** Font sizes in drawing units: on a phone the same drawing is smaller, its letters must not be. */
export const TOWN_SIZES = { narrow: 30, wide: 19 } as const;

/** From a town's dot to its name. */
export const TOWN_GAP = 9;
