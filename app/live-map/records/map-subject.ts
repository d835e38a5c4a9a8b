import type { ScreenName } from "#plan/site-map.ts";
import { FIRE_ID } from "#territory/fire-id.ts";
import type { Language } from "#territory/language.ts";
import { regionBySlug } from "#territory/regions.ts";
import { zoneBySlug } from "#territory/zones.ts";

export type MapSubject =
  | { readonly kind: "province" }
  | { readonly kind: "region"; readonly code: string }
  | { readonly kind: "zone"; readonly number: number }
  | { readonly kind: "fire"; readonly id: string };

export const MAP_SCREENS = [
  "map",
  "map-zone",
  "map-region",
  "map-fire",
] as const satisfies readonly ScreenName[];

interface MapAddress {
  readonly name: (typeof MAP_SCREENS)[number];
  readonly language: Language;
  readonly parts: Readonly<Record<string, string>>;
}

/** Returns the map's subject from an address; null if a part of the address is unknown. */
export function mapSubject({ name, language, parts }: MapAddress): MapSubject | null {
  const { slug = "", id = "" } = parts;
  if (name === "map") return { kind: "province" };
  if (name === "map-fire") return FIRE_ID.test(id) ? { kind: "fire", id } : null;
  if (name === "map-zone") {
    const zone = zoneBySlug(slug);
    return zone ? { kind: "zone", number: zone.number } : null;
  }
  const region = regionBySlug(language, slug);
  return region ? { kind: "region", code: region.code } : null;
}
