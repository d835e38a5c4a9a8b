/** Format of the agency's fire IDs: the year of the season, and the fire's number in that season. */
export const FIRE_ID = /^\d{4}-\d{1,6}$/;
