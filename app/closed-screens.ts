import { PAGE, type Screen, screen } from "./site-map.ts";

/**
 * Screens that are not a visitor's yet, English path | French path: they answer 404, and as `pathTo` does not know them
 * nothing can link to them. The row of one that opens moves to `site-map.ts`, which then asks for its page and its
 * cache rule.
 */
export const CLOSED_SCREENS = {
  "report-fire": screen("/en/report-fire/", "/signaler-un-feu/", PAGE),
} as const satisfies Record<string, Screen>;
