import type { AroundLayer } from "../choices/around-layers.ts";

/**
 * Marks of layers on a 24-unit grid, as on the map: none has the shape of a fire's mark. Areas are squares with
 * their own edge.
 */
export const MARK_PATHS: Readonly<Record<AroundLayer, string>> = {
  orders: "M2 4h20v16H2z",
  perimeters: "M4 7l7-4 9 4 1 9-7 5-10-3z",
  smoke: "M6 18a5 5 0 0 1 0-10 6 6 0 0 1 11-1 5.5 5.5 0 0 1 1 11z",
  air: "M12 3a9 9 0 1 1 0 18a9 9 0 0 1 0-18z",
  roads: "M3 8.5h18v7H3z",
  heat: "M12 6v12M6 12h12M8 8l8 8M16 8l-8 8",
  neighbours: "M12 2l9 5v10l-9 5-9-5V7z",
};
