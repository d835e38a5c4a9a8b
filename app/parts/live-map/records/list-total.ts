import type { MapSubject } from "./map-subject.ts";

/** Returns the text key of a list's total. Records without a position are in the list and not on the map. */
export function totalKey(
  kind: MapSubject["kind"],
  unmapped: number,
): "livemap.total" | "livemap.total.listed" | "livemap.total.region" | "livemap.total.zone" {
  if (kind === "region" || kind === "zone") return `livemap.total.${kind}`;
  return unmapped > 0 ? "livemap.total.listed" : "livemap.total";
}
