import type { Language } from "#territory/language.ts";
import { pathInLanguage, screenAt } from "../paths.ts";
import { withKeptOf } from "./kept-parameters.ts";

/** Loader data of a page that editors wrote. */
type Told = { readonly addresses?: Partial<Record<Language, string>> } | null | undefined;

/**
 * Returns a page's address in a language. A screen has a fixed address. A page at an address chosen by
 * editors has it in its loader data. Otherwise returns the language's home page.
 */
export function otherAddress(
  { pathname, search }: Pick<Location, "pathname" | "search">,
  told: unknown,
  to: Language,
): string {
  const own = screenAt(pathname) === null && (told as Told)?.addresses?.[to];
  return own ? withKeptOf(own, search) : pathInLanguage(pathname, search, to);
}
