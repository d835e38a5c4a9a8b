import { useEffect, useState } from "react";
import { KM_PER_DEGREE } from "#territory/distance.ts";
import type { Point } from "#territory/point.ts";
import type { LiveMap, MeasuredLine } from "../engine/live-map.ts";

const EMPTY: MeasuredLine = { points: [], isClosed: false };
/** Distance in pixels from the first point within which a press closes the shape. */
const CLOSING_PIXELS = 14;

/** Returns the approximate distance of two points in pixels, precise enough to compare presses. */
function pixelsBetween(a: Point, b: Point, kmPerPixel: number): number {
  const across = (a.lon - b.lon) * Math.cos((a.lat * Math.PI) / 180);
  return (Math.hypot(a.lat - b.lat, across) * KM_PER_DEGREE) / kmPerPixel;
}

/** Returns the measured line. Points come from presses, or from the map's centre with Enter. */
export function useMeasure(map: LiveMap | null, isOpen: boolean) {
  const [line, setLine] = useState(EMPTY);

  function add(point: Point) {
    const kmPerPixel = map?.pose().kmPerPixel ?? 1;
    setLine(({ points, isClosed }) => {
      if (isClosed) return { points: [point], isClosed: false };
      const [first] = points;
      const isBack = first && points.length > 2 && pixelsBetween(first, point, kmPerPixel) < CLOSING_PIXELS;
      return isBack ? { points, isClosed: true } : { points: [...points, point], isClosed: false };
    });
  }
  const addCentre = () => {
    if (map) add(map.camera());
  };
  const undo = () =>
    setLine(({ points, isClosed }) => ({ points: isClosed ? points : points.slice(0, -1), isClosed: false }));
  const close = () => setLine(({ points }) => ({ points, isClosed: true }));
  const clear = () => setLine(EMPTY);

  // biome-ignore lint/correctness/useExhaustiveDependencies: adding reads nothing that changes but the map.
  useEffect(() => {
    if (!map || !isOpen) return;
    map.setPicker(add);
    const onKey = (event: KeyboardEvent) => {
      if (event.key === "Enter") addCentre();
      else if (event.key === "Backspace") undo();
      else return;
      event.preventDefault();
    };
    map.canvas.addEventListener("keydown", onKey);
    return () => {
      map.setPicker(null);
      map.canvas.removeEventListener("keydown", onKey);
      setLine(EMPTY);
    };
  }, [map, isOpen]);

  useEffect(() => map?.setMeasure(line), [map, line]);
  return { line, addCentre, undo, close, clear };
}
