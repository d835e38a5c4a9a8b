import type { Language } from "#territory/language.ts";
import { slugify } from "#territory/slug.ts";
import { regionSlugOf } from "./fire-path.ts";
import { pathTo } from "./paths.ts";

/** Returns the address of a region's page from its two-digit code. */
export const regionPath = (code: string, language: Language) =>
  pathTo("current-situation-region", language, { slug: regionSlugOf(code, language) });

/** Returns the address of a zone's page from its name, because the table of zones stays on the server. */
export const zonePath = (name: string, language: Language) =>
  pathTo("current-situation-zone", language, { slug: slugify(name) });
