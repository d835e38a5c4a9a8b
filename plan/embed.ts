import { nameValues, PARAMETERS, pagePathOf, screenKindAt } from "./paths.ts";

/** Values of the embed flag, as in `integre=oui`. */
export const EMBED_YES = { fr: "oui", en: "yes" } as const;
nameValues("embed", { EMBED_YES });

const NAMES = Object.values(PARAMETERS.embed);
const WORDS: readonly (string | null)[] = Object.values(EMBED_YES);

/** Returns whether a query requests the map embedded in another site, by the flag in either language. */
export const isEmbedded = (search: URLSearchParams): boolean =>
  NAMES.some((name) => WORDS.includes(search.get(name)));

/** Returns whether another site can frame a URL: its screen is framable, and its query has the embed flag. */
export const isEmbeddedScreen = ({
  pathname,
  searchParams,
}: Pick<URL, "pathname" | "searchParams">): boolean =>
  isEmbedded(searchParams) && screenKindAt(pagePathOf(pathname)).isFramable;
