/** Whether this is the long run (`npm run soak`): whole seasons, every combination, kills in series. */
export const IS_SOAK = process.env.SOAK === "1";

/** The one in the long run, the other in the gate. */
export const inSoak = <T>(whole: T, short: T): T => (IS_SOAK ? whole : short);
