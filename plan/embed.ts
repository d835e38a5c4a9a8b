import { nameValues, PARAMETERS, pagePathOf, screenKindAt } from "./paths.ts";

/** Values of the embed flag, as in `integre=oui`. */
export const EMBED_YES = { fr: "oui", en: "yes" } as const;
nameValues("embed", { EMBED_YES });

const NAMES = Object.values(PARAMETERS.embed);
const WORDS: readonly (string | null)[] = Object.values(EMBED_YES);

/** Returns whether an address requests only the map, for another site. Words of both languages count. */
export const isEmbedded = (search: URLSearchParams): boolean =>
  NAMES.some((name) => WORDS.includes(search.get(name)));

/** Returns whether another site can show this screen in a frame: framable, and its address asks for it. */
export const isEmbeddedScreen = ({
  pathname,
  searchParams,
}: Pick<URL, "pathname" | "searchParams">): boolean =>
  isEmbedded(searchParams) && screenKindAt(pagePathOf(pathname)).isFramable;
