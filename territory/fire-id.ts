/** What the agency calls a fire: its season, and its number in it. */
export const FIRE_ID = /^\d{4}-\d{1,6}$/;
