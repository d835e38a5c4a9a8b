/** Format of the agency's fire ids: the season, and a number in it. */
export const FIRE_ID = /^\d{4}-\d{1,6}$/;
