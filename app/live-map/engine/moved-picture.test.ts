import type { Map as MapLibre } from "maplibre-gl";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { movePicture } from "./moved-picture.ts";

const SLOW_MS = 80;
const FAST_MS = 10;
let now = 0;
let frames: (() => void)[] = [];

beforeEach(() => {
  [now, frames] = [0, []];
  vi.spyOn(performance, "now").mockImplementation(() => now);
  vi.stubGlobal("requestAnimationFrame", (callback: () => void) => frames.push(callback));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Creates an engine whose map is 800 by 600 pixels and was dragged by `x` pixels. */
function engine() {
  const canvas = { style: { transform: "" }, clientWidth: 800, clientHeight: 600 };
  const held = { x: 0, zoom: 5, bearing: 0, isMoving: true };
  const draw = vi.fn();
  const restored: (() => void)[] = [];
  const parts = {
    painter: { render: draw },
    getCanvas: () => canvas,
    getContainer: () => ({}),
    getCenter: () => ({ x: held.x }),
    // Position of an earlier picture's centre.
    project: (center: { x: number }) => ({ x: 400 + held.x - center.x, y: 300 }),
    getZoom: () => held.zoom,
    getBearing: () => held.bearing,
    getPitch: () => 0,
    isMoving: () => held.isMoving,
    triggerRepaint: vi.fn(),
    on: (_event: string, listener: () => void) => restored.push(listener),
  };
  // Only the parts of an engine that the function reads.
  movePicture(parts as unknown as MapLibre);
  /** Draws one frame, which the browser then takes `ms` to show. */
  const frame = (ms: number, change: Partial<typeof held> = {}) => {
    Object.assign(held, change);
    parts.painter.render();
    now += ms;
    for (const callback of frames.splice(0)) callback();
  };
  return { canvas, draw, frame, parts, restored };
}

it("a fast device draws each frame", () => {
  const { canvas, draw, frame } = engine();
  for (let x = 0; x < 5; x++) frame(FAST_MS, { x });
  expect(draw).toHaveBeenCalledTimes(5);
  expect(canvas.style.transform).toBe("");
});

it("a slow device moves and scales the last picture and requests the next frame", () => {
  const { canvas, draw, frame, parts } = engine();
  frame(SLOW_MS);
  frame(FAST_MS, { x: 12 });
  expect(draw).toHaveBeenCalledTimes(1);
  expect(canvas.style.transform).toBe("translate(12px, 0px) scale(1)");
  frame(FAST_MS, { zoom: 5.1 });
  expect(canvas.style.transform).toMatch(/scale\(1\.07/);
  expect(parts.triggerRepaint).toHaveBeenCalledTimes(2);
});

it.each([
  ["the move has ended", FAST_MS, { isMoving: false }],
  ["a side would be empty", FAST_MS, { x: 200 }],
  ["the picture would grow coarse", FAST_MS, { zoom: 5.5 }],
  ["the map turned", FAST_MS, { bearing: 10 }],
  ["enough time has passed since the last drawing", 4 * SLOW_MS, { x: 5 }],
])("a slow device draws a new picture if %s", (_, pause, change) => {
  const { canvas, draw, frame } = engine();
  frame(SLOW_MS);
  frame(pause, { x: 1 });
  expect(draw).toHaveBeenCalledTimes(1);
  frame(FAST_MS, change);
  expect(draw).toHaveBeenCalledTimes(2);
  expect(canvas.style.transform).toBe("");
});

it("a slow device still moves the last picture after a graphics context is restored", () => {
  const { canvas, frame, parts, restored } = engine();
  frame(SLOW_MS);
  frame(FAST_MS, { x: 12 });
  const render = vi.fn();
  parts.painter = { render };
  for (const listener of restored) listener();
  expect(canvas.style.transform).toBe("");
  frame(SLOW_MS);
  frame(FAST_MS, { x: 20 });
  expect(render).toHaveBeenCalledTimes(1);
  expect(canvas.style.transform).toBe("translate(8px, 0px) scale(1)");
});
