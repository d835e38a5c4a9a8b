import { z } from "zod";

/** A raw text as pages and answers show it: the typewriter's apostrophe, which the data service writes, is curly there. */
export const asShown = (text: string) => text.replaceAll("'", "’");

/** The same, read from a raw record. */
export const shownText = z.string().transform(asShown);
