// Runs in the page in place of `start-map.ts`, so it can only import types.
import type { Camera } from "#app/live-map/engine/camera.ts";
import type { LiveMap } from "#app/live-map/engine/live-map.ts";
import type { StartOptions } from "#app/live-map/engine/start-map.ts";
import type { RecordFeatures } from "#app/live-map/records/geojson-guard.ts";
import type { Bounds } from "#territory/bounds.ts";
import type { Point } from "#territory/point.ts";

const PROVINCE: Bounds = [-80, 44.9, -57, 56.5];
const TILE_PIXELS = 512;
const EQUATOR_KM = 40_075.017;
const CLOSEST_FIT = 10;
const CLOSEST = 14;
const FARTHEST = 2;

/** Projects a point to Web Mercator, as fractions of the width and height of the world. */
const toSquare = ({ lat, lon }: Point) => {
  const sine = Math.sin((lat * Math.PI) / 180);
  return { x: (lon + 180) / 360, y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI) };
};
const fromSquare = ({ x, y }: { readonly x: number; readonly y: number }): Point => ({
  lat: (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI,
  lon: x * 360 - 180,
});

/** Returns every position in the nested coordinates of a geometry. */
function positionsIn(coordinates: unknown): (readonly [lon: number, lat: number])[] {
  if (!Array.isArray(coordinates)) return [];
  const [lon, lat] = coordinates;
  return typeof lon === "number" && typeof lat === "number" ? [[lon, lat]] : coordinates.flatMap(positionsIn);
}

/** Starts a fake map that has a camera and records, reports events, and draws nothing. */
export function startMap({ container, words, camera, bounds, onReady, onMove }: StartOptions): LiveMap {
  const canvas = document.createElement("canvas");
  canvas.className = "maplibregl-canvas";
  canvas.tabIndex = 0;
  canvas.setAttribute("aria-label", words.title);
  Object.assign(canvas.style, { display: "block", width: "100%", height: "100%" });
  container.append(canvas);

  const listeners = new Set<() => void>();
  let shown: RecordFeatures | null = null;
  let pick: ((at: Point) => void) | null = null;
  let now: Camera = camera ?? framing(bounds ?? PROVINCE);

  function framing([west, south, east, north]: Bounds): Camera {
    const [from, to] = [toSquare({ lat: north, lon: west }), toSquare({ lat: south, lon: east })];
    const { lat, lon } = fromSquare({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 });
    const fits = (pixels: number, part: number) => Math.log2(pixels / TILE_PIXELS / Math.max(part, 1e-9));
    const { clientWidth: width, clientHeight: height } = container;
    const zoom = Math.min(fits(width, to.x - from.x), fits(height, to.y - from.y), CLOSEST_FIT);
    return { lat, lon, zoom };
  }
  function move(to: Camera): void {
    now = { ...to, zoom: Math.min(Math.max(to.zoom, FARTHEST), CLOSEST) };
    for (const listener of listeners) listener();
    onMove(now);
  }
  canvas.addEventListener("click", ({ offsetX, offsetY }) => {
    const { x, y } = toSquare(now);
    const side = TILE_PIXELS * 2 ** now.zoom;
    const right = (offsetX - canvas.clientWidth / 2) / side;
    const down = (offsetY - canvas.clientHeight / 2) / side;
    pick?.(fromSquare({ x: x + right, y: y + down }));
  });

  return {
    show(own) {
      if (shown === null) setTimeout(onReady);
      shown = own;
    },
    setLayers() {},
    setDrawing() {},
    highlight() {},
    setPin() {},
    setPosition() {},
    setMeasure() {},
    setPicker(picker) {
      pick = picker;
    },
    camera: () => now,
    pose: () => ({
      bearing: 0,
      pitch: 0,
      kmPerPixel: (EQUATOR_KM * Math.cos((now.lat * Math.PI) / 180)) / (TILE_PIXELS * 2 ** now.zoom),
    }),
    onMove(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    jump: move,
    goTo: ({ lat, lon }, zoom) => move({ lat, lon, zoom: Math.max(zoom, now.zoom) }),
    zoomBy: (steps) => move({ ...now, zoom: now.zoom + steps }),
    fit: (to) => move(framing(to ?? PROVINCE)),
    fitAll() {
      const all = (shown?.features ?? []).flatMap(({ geometry }) =>
        geometry && "coordinates" in geometry ? positionsIn(geometry.coordinates) : [],
      );
      const [lons, lats] = [all.map(([lon]) => lon), all.map(([, lat]) => lat)];
      const isEmpty = all.length === 0;
      const around: Bounds = [Math.min(...lons), Math.min(...lats), Math.max(...lons), Math.max(...lats)];
      move(framing(isEmpty ? PROVINCE : around));
    },
    turnNorth() {},
    setSharesGestures() {},
    paintOn() {},
    canvas,
    remove: () => canvas.remove(),
  };
}
