/** Address of the danger zones' shapes, the same in both languages. */
export const ZONE_SHAPES_PATH = "/carte/zones.json";
export const MAP_DATA_PATHS = { fr: "/carte/donnees.json", en: "/en/map/data.json" } as const;
export const MAP_CARDS_PATHS = { fr: "/carte/fiches.json", en: "/en/map/cards.json" } as const;

/** Addresses of the map's search, with the typed text in `?q=`. */
export const MAP_SEARCH_PATHS = { fr: "/carte/recherche.json", en: "/en/map/search.json" } as const;
export const SEARCH_PARAMETER = "q";

/** Address of the base map's settings: the schema, greatest zoom and credits of the map tiles. */
export const GROUND_PATH = "/tuiles/sol.json";

/** Header of a tile that is empty because its request failed. */
export const TILE_MISSING = "vigie-tile-missing";
