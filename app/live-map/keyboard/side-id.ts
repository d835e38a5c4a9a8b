/** Id of the panel next to the map, to which skip links lead. */
export const SIDE_ID = "map-side";
