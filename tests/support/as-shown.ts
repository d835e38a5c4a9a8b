import { z } from "zod";

/** Returns a text of the data service as the site shows it: with curly instead of straight apostrophes. */
export const asShown = (text: string) => text.replaceAll("'", "’");

/** Schema that applies `asShown` to a text of a raw record. */
export const shownText = z.string().transform(asShown);
