import type { Situation } from "#fires/model.ts";
import type { ScreenAddress } from "#plan/paths.ts";
import { regionBySlug } from "#territory/regions.ts";
import { slugify } from "#territory/slug.ts";
import { zoneByNumber, zoneBySlug } from "#territory/zones.ts";

/** The region or danger zone of a page. */
export type Area =
  | { readonly kind: "region"; readonly code: string; readonly slug: string; readonly name: string }
  | { readonly kind: "zone"; readonly zone: number; readonly slug: string; readonly name: string };

/** Returns the area of an address; null if its slug is unknown. */
export function areaOf(situation: Situation, { name, language, parts }: ScreenAddress): Area | null {
  const { slug = "" } = parts;
  if (name === "current-situation-zone") return zoneOfSlug(situation, slug);
  const region = regionBySlug(language, slug);
  return region ? { kind: "region", code: region.code, slug, name: region.name[language] } : null;
}

/** Finds a zone by the name that the agency gives it now, else by its name in the territory data. */
function zoneOfSlug({ danger }: Situation, slug: string): Area | null {
  const named = danger.value?.find((each) => slugify(each.name) === slug);
  const zone = named?.zone ?? zoneBySlug(slug)?.number;
  return zone === undefined ? null : { kind: "zone", zone, slug, name: zoneName({ danger }, zone) };
}

/** Returns the agency's name of a zone, else its name in the territory data. */
export function zoneName({ danger }: Pick<Situation, "danger">, zone: number): string {
  const agencyName = danger.value?.find((each) => each.zone === zone)?.name;
  return agencyName || (zoneByNumber(zone)?.name ?? String(zone));
}
