/** Orders of a short list of fires. `gravity` is the status order, the largest first within a status. */
export const FIRE_SORTS = ["gravity", "size", "start", "name", "region"] as const;
/** Orders of every fire of the year. */
export const INDEX_SORTS = [...FIRE_SORTS, "protection", "extinguished", "cause"] as const;

export type FireSort = (typeof INDEX_SORTS)[number];
