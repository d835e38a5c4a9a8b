import type { GeographicCode } from "./model.ts";
import type { WireGeographicCode } from "./wire-geographic-code.ts";
import { readRegion } from "./wire-region.ts";

const TYPES = { 1: "region", 2: "mrc", 3: "city" } as const satisfies Record<number, GeographicCode["type"]>;

/** `regionId` is the two-digit code when the API's id is one, else the id as it came. */
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
