import type { Map as MapLibre } from "maplibre-gl";

/** A frame that takes longer than two of a screen is seen to stutter. */
const SLOW_MS = 34;
/** Of the time that a move takes, a slow device draws for one part in so many. */
const SHARE = 3;
/** A picture older than this is no picture of the map. */
const LONGEST_MS = 500;
/** Of the map's sides: what may stand empty, or how much larger a picture may grow, before it is drawn anew. */
const MOST_EMPTY = 0.15;

interface Drawn {
  readonly at: number;
  readonly center: ReturnType<MapLibre["getCenter"]>;
  readonly zoom: number;
  readonly held: string;
}

/** How a picture drawn earlier lies on the map of now; null where moving and scaling it do not do. */
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

/** The picture's bearing, tilt and size: another is another picture. */
function heldBy(map: MapLibre): string {
  const { clientWidth, clientHeight } = map.getCanvas();
  return [map.getBearing(), map.getPitch(), clientWidth, clientHeight].join();
}

/**
 * Where a device draws slower than it moves pictures (without graphics hardware, most often), most frames of a pan or a
 * zoom move the last picture, and the engine draws as often as the device can: decision 15.
 */
export function movePicture(map: MapLibre): void {
  const canvas = map.getCanvas();
  // The engine asks its canvas where a pointer is: the picture moves, the map's surface does not.
  canvas.getBoundingClientRect = () => map.getContainer().getBoundingClientRect();
  moveInsteadOfDrawing(map);
  // A lost context comes back with a painter of its own.
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
      // Who holds still in the midst of a move sees the map whole all the same.
      map.triggerRepaint();
      return;
    }
    draw(...frame);
    drawn = { at: now, center: map.getCenter(), zoom: map.getZoom(), held: heldBy(map) };
    // The browser begins its next frame once it has this one.
    requestAnimationFrame(() => {
      cost = performance.now() - now;
    });
  };
}
