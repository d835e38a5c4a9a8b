import type { MapRecord, PlacedRecord } from "./records.ts";

type RecordFeature = GeoJSON.Feature<GeoJSON.Geometry | null, MapRecord> & { readonly id: string };

export function recordFeature({ record, geometry }: PlacedRecord): RecordFeature {
  const properties = record();
  return { type: "Feature", id: properties.id, geometry, properties };
}
