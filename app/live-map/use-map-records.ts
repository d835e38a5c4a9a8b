import { useEffect } from "react";
import type { Language } from "#territory/language.ts";
import type { LiveMap, RecordFeatures } from "./engine/start-map.ts";
import type { MapChoices } from "./map-choices.ts";
import { mapDataPath, ZONE_SHAPES_PATH } from "./map-data-path.ts";

async function getJson<T>(path: string, signal: AbortSignal): Promise<T> {
  const answer = await fetch(path, { signal });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return answer.json();
}

let shapes: Promise<GeoJSON.FeatureCollection> | undefined;

/** Zones come without their shapes, which are fetched once. */
async function withShapes(records: RecordFeatures, signal: AbortSignal): Promise<RecordFeatures> {
  if (!records.features.some(({ properties }) => properties.kind === "zone")) return records;
  shapes ??= getJson<GeoJSON.FeatureCollection>(ZONE_SHAPES_PATH, signal);
  shapes.catch(() => {
    shapes = undefined;
  });
  const byId = new Map((await shapes).features.map(({ properties, geometry }) => [properties?.id, geometry]));
  const features = records.features.map((each) => ({
    ...each,
    geometry: byId.get(each.properties.id) ?? null,
  }));
  return { ...records, features };
}

/** Shows on the map what the list holds, again whenever the page's data are new. */
export function useMapRecords(
  map: LiveMap | null,
  choices: MapChoices,
  language: Language,
  writtenAt: Date,
): void {
  const path = mapDataPath(choices, language);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new reading of the page asks for new records.
  useEffect(() => {
    if (!map) return;
    const ended = new AbortController();
    const { signal } = ended;
    getJson<RecordFeatures>(path, signal)
      .then((records) => withShapes(records, signal))
      .then((records) => signal.aborted || map.show(records))
      .catch((error) => signal.aborted || console.warn("The map's records could not be read", error));
    return () => ended.abort();
  }, [map, path, writtenAt.getTime()]);
}
