import { boundsOf, middleOf } from "#territory/bounds.ts";
import type { Camera } from "../engine/camera.ts";
import type { RecordFeatures } from "../records/geojson-guard.ts";
import type { MapRecord } from "../records/records.ts";

/** The map's tiles are so wide: zoom 0 shows the world in one. */
const TILE_PIXELS = 512;

export interface RecordInView {
  readonly record: MapRecord;
  /** Its point, or the middle of its shape. */
  readonly at: { readonly lat: number; readonly lon: number };
}

/** Web Mercator, in pixels of the whole world at a zoom. */
function pixelsOf({ lat, lon }: RecordInView["at"], zoom: number): readonly [x: number, y: number] {
  const side = TILE_PIXELS * 2 ** zoom;
  const sine = Math.sin((lat * Math.PI) / 180);
  return [((lon + 180) / 360) * side, (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * side];
}

/**
 * The records whose middle the map shows, in the order of the list; those without a place are not among them.
 * The size is of the map, in CSS pixels.
 */
export function recordsInView(
  { features }: RecordFeatures,
  camera: Camera,
  { width, height }: { readonly width: number; readonly height: number },
): RecordInView[] {
  const [middleX, middleY] = pixelsOf(camera, camera.zoom);
  return features.flatMap(({ geometry, properties: record }) => {
    const bounds = boundsOf([geometry]);
    if (bounds === null) return [];
    const at = middleOf(bounds);
    const [x, y] = pixelsOf(at, camera.zoom);
    const isShown = Math.abs(x - middleX) <= width / 2 && Math.abs(y - middleY) <= height / 2;
    return isShown ? [{ record, at }] : [];
  });
}
