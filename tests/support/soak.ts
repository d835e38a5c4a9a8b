/** True in the long run (`npm run soak`): whole seasons, every combination, repeated kills. */
export const IS_SOAK = process.env.SOAK === "1";

/** Returns `whole` in the long run and `short` in the gate. */
export const inSoak = <T>(whole: T, short: T): T => (IS_SOAK ? whole : short);
