/** Orders of a short list of fires. `gravity` is by status, then the largest first. */
export const FIRE_SORTS = ["gravity", "size", "start", "name", "region"] as const;
/** Orders of the list of all fires of the year. */
export const INDEX_SORTS = [...FIRE_SORTS, "protection", "extinguished", "cause"] as const;

export type FireSort = (typeof INDEX_SORTS)[number];
