import type { Map as MapLibre } from "maplibre-gl";

/** Time of a frame, in ms, above which the map visibly stutters: two screen refreshes. */
const SLOW_MS = 34;
/** Minimum time between two drawings on a slow device, in multiples of the time that a drawing takes. */
const SHARE = 3;
/** Age in ms from which a picture is drawn again instead of moved. */
const LONGEST_MS = 500;
/** Share of the map's size by which a picture can be moved or scaled before the map is drawn again. */
const MOST_EMPTY = 0.15;

interface Drawn {
  readonly at: number;
  readonly center: ReturnType<MapLibre["getCenter"]>;
  readonly zoom: number;
  readonly held: string;
}

/** Returns the CSS transform that fits an earlier picture to the map's position; null if no transform can. */
function shiftOf(map: MapLibre, drawn: Drawn): string | null {
  if (drawn.held !== heldBy(map)) return null;
  const { clientWidth: width, clientHeight: height } = map.getCanvas();
  const scale = 2 ** (map.getZoom() - drawn.zoom);
  const { x, y } = map.project(drawn.center);
  const [right, down] = [x - width / 2, y - height / 2];
  const isFar = Math.abs(right) > width * MOST_EMPTY || Math.abs(down) > height * MOST_EMPTY;
  if (isFar || Math.abs(scale - 1) > MOST_EMPTY) return null;
  return `translate(${right}px, ${down}px) scale(${scale})`;
}

/** Returns the map's bearing, tilt and size. If one of them changes, the map is drawn again. */
function heldBy(map: MapLibre): string {
  const { clientWidth, clientHeight } = map.getCanvas();
  return [map.getBearing(), map.getPitch(), clientWidth, clientHeight].join();
}

/**
 * Moves the last picture instead of drawing, in most frames of a pan or a zoom, on devices that draw slowly
 * (mostly without graphics hardware). Decision 15 explains this.
 */
export function movePicture(map: MapLibre): void {
  const canvas = map.getCanvas();
  // The engine computes pointer positions from its canvas. The picture moves, but the map's surface does not.
  canvas.getBoundingClientRect = () => map.getContainer().getBoundingClientRect();
  moveInsteadOfDrawing(map);
  // A restored context has a new painter.
  map.on("webglcontextrestored", () => moveInsteadOfDrawing(map));
}

function moveInsteadOfDrawing(map: MapLibre): void {
  const { painter } = map;
  const { style } = map.getCanvas();
  const draw = painter.render.bind(painter);
  let drawn: Drawn | null = null;
  let cost = 0;
  style.transform = "";
  painter.render = (...frame) => {
    const now = performance.now();
    const wait = cost > SLOW_MS ? Math.min(cost * SHARE, LONGEST_MS) : 0;
    const shift = drawn && map.isMoving() && now - drawn.at < wait ? shiftOf(map, drawn) : null;
    style.transform = shift ?? "";
    if (shift !== null) {
      // If the visitor pauses during a move, the map is still drawn in full.
      map.triggerRepaint();
      return;
    }
    draw(...frame);
    drawn = { at: now, center: map.getCenter(), zoom: map.getZoom(), held: heldBy(map) };
    // The browser starts its next frame after this one is shown.
    requestAnimationFrame(() => {
      cost = performance.now() - now;
    });
  };
}
