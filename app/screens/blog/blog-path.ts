import type { Language } from "#territory/language.ts";
import { pathTo } from "../../paths.ts";

/** The address of a page of the blog's list; the first has no number in it. */
export const blogPath = (language: Language, page: number): string =>
  page === 1 ? pathTo("blog", language) : pathTo("blog-page", language, { page: String(page) });
