import { z } from "zod";

/**
 * Returns a raw text as pages and API responses show it: with the curly apostrophe instead of the data
 * service's straight one.
 */
export const asShown = (text: string) => text.replaceAll("'", "’");

/** Applies `asShown` to a text of a raw record. */
export const shownText = z.string().transform(asShown);
