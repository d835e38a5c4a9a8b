import { boundsOf, middleOf } from "#territory/bounds.ts";
import type { RecordFeatures } from "../records/geojson-guard.ts";
import type { MapRecord } from "../records/records.ts";
import type { Camera } from "./camera.ts";

/** Size of the map's tiles. At zoom 0, one tile shows the world. */
const TILE_PIXELS = 512;

export interface RecordInView {
  readonly record: MapRecord;
  /** The record's point, or the centre of its shape. */
  readonly at: { readonly lat: number; readonly lon: number };
}

/** Returns the Web Mercator position, in pixels of the whole world at a zoom. */
function pixelsOf({ lat, lon }: RecordInView["at"], zoom: number): readonly [x: number, y: number] {
  const side = TILE_PIXELS * 2 ** zoom;
  const sine = Math.sin((lat * Math.PI) / 180);
  return [((lon + 180) / 360) * side, (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * side];
}

/** Returns the records whose centre is visible, in list order. `width` and `height` are in CSS pixels. */
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
