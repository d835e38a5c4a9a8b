import type { Situation } from "#fires/model.ts";
import type { NaturalArea } from "#territory/natural-areas.ts";
import { plainWords } from "#territory/slug.ts";
import { formatsOf } from "../../i18n/format.ts";
import { regionName } from "../../parts/fire/rows.server.ts";
import { areaId } from "../../parts/map-links/record-ids.ts";
import { kindsShown } from "../choices/map-choices.ts";
import { circleAround, radiusKm } from "./circle.ts";
import type { RecordOptions } from "./record-options.ts";
import type { AreaRecord, PlacedRecord } from "./records.ts";
import { type RestrictionsThere, restrictionsThere } from "./restrictions-there.server.ts";

const HECTARES_PER_KM2 = 100;

/** Returns true if a name contains each word, ignoring accents and case. */
export function hasWords(name: string, words: string): boolean {
  const plain = plainWords(name);
  return plainWords(words)
    .split(" ")
    .every((word) => plain.includes(word));
}

/** Returns the natural areas shown for some choices; empty if the view shows no areas. */
export function areasShown({ areas, choices }: Pick<RecordOptions, "areas" | "choices">): NaturalArea[] {
  if (choices.view !== "areas") return [];
  const kinds = kindsShown(choices);
  return areas.filter(({ kind, name }) => kinds.includes(kind) && hasWords(name, choices.words));
}

/** Returns the records of natural areas, sorted by name, even if no situation data was ever received. */
export function areaRecords(situation: Situation, options: RecordOptions): PlacedRecord[] {
  const there = restrictionsThere(situation, options.now);
  return areasShown(options)
    .filter(options.within.hasArea)
    .toSorted((a, b) => a.name.localeCompare(b.name, "fr"))
    .map((area) => ({
      filterKey: area.kind,
      record: () => areaRecord(area, options, there),
      geometry: areaGeometry(area),
    }));
}

export function areaRecord(
  area: NaturalArea,
  { language }: Pick<RecordOptions, "language">,
  there: RestrictionsThere,
): AreaRecord {
  const { slug, name, kind, sizeKm2, regions, at, shape } = area;
  const inForce = there(at);
  return {
    kind: "area",
    id: areaId(slug),
    name,
    areaKind: kind,
    sizeHa: sizeKm2 * HECTARES_PER_KM2,
    regions: formatsOf(language).list(regions.map((code) => regionName(code, language))),
    isApproximate: shape === null,
    types: inForce && [...new Set(inForce.map(({ type }) => type))],
  };
}

const areaGeometry = ({ shape, at, sizeKm2 }: NaturalArea) => shape ?? circleAround(at, radiusKm(sizeKm2));
