import { withLastingParametersOf } from "#plan/lasting-parameters.ts";
import { pathInLanguage, screenAt } from "#plan/paths.ts";
import type { Language } from "#territory/language.ts";

interface Addressed {
  readonly addresses?: Partial<Record<Language, string>>;
}

/** Loader data of a page with a slug in each language: its addresses, or an article or page that has them. */
type PageLoaderData =
  | (Addressed & { readonly article?: Addressed; readonly page?: unknown })
  | null
  | undefined;

/** Returns the addresses in a page's loader data. `page` can also be the number of a list's page. */
function addressesIn(data: PageLoaderData): Addressed["addresses"] {
  return data?.addresses ?? data?.article?.addresses ?? (data?.page as Addressed | undefined)?.addresses;
}

/**
 * Returns a page's address in a language. A screen with a fixed address has that one. Other pages have it in
 * their loader data, otherwise their screen's with the same slug. Without any, returns the language's home
 * page. Query parameters of a screen are kept.
 */
export function otherAddress(
  { pathname, search }: Pick<Location, "pathname" | "search">,
  loaderData: unknown,
  to: Language,
): string {
  const own = addressesIn(loaderData as PageLoaderData)?.[to];
  const here = screenAt(pathname);
  if (own && here === null) return withLastingParametersOf(own, search);
  const address = pathInLanguage(pathname, search, to);
  const hasSlug = here !== null && Object.keys(here.parts).length > 0;
  return own && hasSlug ? own + address.replace(/^[^?]*/, "") : address;
}
