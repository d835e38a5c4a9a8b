import type { Situation } from "#fires/model.ts";
import { regionSlugOf } from "#plan/fire-path.ts";
import { pathTo } from "#plan/paths.ts";
import { LANGUAGES, type Language } from "#territory/language.ts";
import { regionBySlug } from "#territory/regions.ts";
import { type Area, areaOf } from "./area.server.ts";

const ZONE = "zone-";

/**
 * Returns the region or zone that a territory in an address means, in either language; null for all of
 * Quebec, undefined if unknown.
 */
export function territoryArea(
  situation: Situation,
  territory: string,
  language: Language,
): Area | null | undefined {
  if (territory === "") return null;
  if (territory.startsWith(ZONE)) {
    const parts = { slug: territory.slice(ZONE.length) };
    return areaOf(situation, { name: "current-situation-zone", language, parts }) ?? undefined;
  }
  const region = LANGUAGES.map((each) => regionBySlug(each, territory)).find(Boolean);
  return (
    region && { kind: "region", code: region.code, slug: region.slug[language], name: region.name[language] }
  );
}

export function territoryWord(area: Area | null, language: Language): string {
  if (area === null) return "";
  return area.kind === "zone" ? ZONE + area.slug : regionSlugOf(area.code, language);
}

export function territoryPage(area: Area | null, language: Language): string {
  if (area === null) return pathTo("current-situation", language);
  return pathTo(`current-situation-${area.kind}`, language, { slug: area.slug });
}
