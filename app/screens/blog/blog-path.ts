import { pathTo } from "#plan/paths.ts";
import type { Language } from "#territory/language.ts";

/** Returns the address of a page of the blog's list; the first page has no number in its address. */
export const blogPath = (language: Language, page: number): string =>
  page === 1 ? pathTo("blog", language) : pathTo("blog-page", language, { page: String(page) });
