// Distances that pages, alerts and their texts share. Browsers load this file: it imports nothing.

/** Distance within which something counts as near a place. */
export const NEAR_KM = 50;
/** Distance from Quebec's border within which neighbours' fires count. */
export const BORDER_KM = 50;
/** Greatest distance of a station whose measurements are used for a place. */
export const STATION_KM = 100;
