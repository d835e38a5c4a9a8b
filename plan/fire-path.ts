import type { Language } from "#territory/language.ts";
import { regionByCode } from "#territory/regions.ts";
import { pathTo } from "./paths.ts";

/** Slug in the address of a fire whose region is unknown. */
const NO_REGION_SLUG = "quebec";

export const regionSlugOf = (code: string | null, language: Language): string =>
  (code && regionByCode(code)?.slug[language]) || NO_REGION_SLUG;

export function firePath(
  fire: { readonly id: string; readonly region: string | null },
  language: Language,
): string {
  return pathTo("current-situation-fire", language, {
    slug: regionSlugOf(fire.region, language),
    id: fire.id,
  });
}
