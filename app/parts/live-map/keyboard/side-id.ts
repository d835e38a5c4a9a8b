/** The panel beside the map: where the links past the map lead. */
export const SIDE_ID = "map-side";
