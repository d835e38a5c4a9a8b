import type { Language } from "#territory/language.ts";
import { pathInLanguage, screenAt } from "../paths.ts";
import { withKeptOf } from "./kept-parameters.ts";

/** What the loader of a page that editors wrote tells of it. */
type Told = { readonly addresses?: Partial<Record<Language, string>> } | null | undefined;

/**
 * Where a page is in a language: a screen by its address, a page at an address of its editors' choosing where its loader says
 * that it is; the language's home where there is none.
 */
export function otherAddress(
  { pathname, search }: Pick<Location, "pathname" | "search">,
  told: unknown,
  to: Language,
): string {
  const own = screenAt(pathname) === null && (told as Told)?.addresses?.[to];
  return own ? withKeptOf(own, search) : pathInLanguage(pathname, search, to);
}
