// Distances that pages, alerts and their texts share. Browsers load this file: it imports nothing.

/** Distance within which things around a place count. */
export const NEAR_KM = 50;
/** Fires of neighbours count up to this distance from the border. */
export const BORDER_KM = 50;
/** Greatest distance of a station whose measurements are used for a place. */
export const STATION_KM = 100;
