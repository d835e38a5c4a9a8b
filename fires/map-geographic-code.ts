import { readRegion } from "./coded-places.ts";
import type { GeographicCode } from "./model.ts";
import type { WireGeographicCode } from "./wire-geographic-code.ts";

const TYPES = { 1: "region", 2: "mrc", 3: "city" } as const satisfies Record<number, GeographicCode["type"]>;

/** Converts a record. `regionId` is the two-digit code if the API's id is one, otherwise the id unchanged. */
export function toGeographicCode(record: WireGeographicCode): GeographicCode {
  const { RegionAdministrativeId: id } = record;
  return {
    name: record.Nom,
    code: record.CodeGeo,
    codeAlt: record.CodeGeo2,
    regionId: readRegion({ Code: id, Nom: null }) ?? id,
    type: TYPES[record.Type],
  };
}
