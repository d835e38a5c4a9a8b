import { useLocation } from "react-router";
import { nameValues, PARAMETERS, pagePathOf, screenKindAt } from "../paths.ts";

/** How the flag of embeds is set: `integre=oui`. */
export const EMBED_YES = { fr: "oui", en: "yes" } as const;
nameValues("embed", { EMBED_YES });

const NAMES = Object.values(PARAMETERS.embed);
const WORDS: readonly (string | null)[] = Object.values(EMBED_YES);

/** Whether an address asks for the map alone, for another site's page; in either language, or in both mixed. */
export const isEmbedded = (search: URLSearchParams): boolean =>
  NAMES.some((name) => WORDS.includes(search.get(name)));

/** The answers that another site may show in a frame: those of framable screens whose address asks for it. */
export function isFramable({ pathname, searchParams }: Pick<URL, "pathname" | "searchParams">): boolean {
  return isEmbedded(searchParams) && screenKindAt(pagePathOf(pathname)).isFramable;
}

/** Whether this page stands inside another site's. */
export function useIsEmbedded(): boolean {
  const { pathname, search } = useLocation();
  return isFramable({ pathname, searchParams: new URLSearchParams(search) });
}
