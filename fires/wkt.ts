import { parsedJson } from "./wire-values.ts";

const AREA = /^(?:SRID=\d+;)?\s*(POLYGON|MULTIPOLYGON)\s*(?:(ZM|Z|M)\s*)?(\([^"'[\]{}]*\))$/i;
/** Text between brackets and commas: a position, or unreadable. */
const BETWEEN = /[^(),]+/g;
const FIGURE = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i;

/** Limit on the numbers of a position. Four numbers without the mark ZM are two positions without a comma. */
const MOST_FIGURES = { unmarked: 3, ZM: 4 } as const;

/**
 * Reads the polygons of POLYGON or MULTIPOLYGON, longitude first, without heights. An unreadable part of a
 * polygon is null, so that the other parts are usable. A polygon whose positions have different numbers of
 * values is null.
 * @returns null for anything else, including EMPTY
 */
export function readWkt(text: string): readonly unknown[] | null {
  const match = AREA.exec(text.trim());
  const [, kind = "", mark = "", body = ""] = match ?? [];
  if (match === null) return null;
  const most = mark.toUpperCase() === "ZM" ? MOST_FIGURES.ZM : MOST_FIGURES.unmarked;
  // Well-known text is nested parentheses around positions; convert it to JSON arrays of numbers.
  const json = body.replace(BETWEEN, (between) => (between.trim() === "" ? "" : position(between, most)));
  const coordinates = parsedJson(json.replaceAll("(", "[").replaceAll(")", "]"));
  const polygons: unknown = kind.toUpperCase() === "POLYGON" ? [coordinates] : coordinates;
  return Array.isArray(polygons) && polygons.length > 0 && coordinates !== null ? polygons.map(flat) : null;
}

/** Converts the numbers of a position to JSON. */
function position(text: string, most: number): string {
  const figures = text.trim().split(/\s+/);
  const isPosition =
    figures.length >= 2 && figures.length <= most && figures.every((each) => FIGURE.test(each));
  return isPosition ? JSON.stringify(figures.map(Number)) : "null";
}

/** Removes the heights of a polygon; null if only some positions have heights: a comma is then missing. */
function flat(polygon: unknown): unknown {
  if (!Array.isArray(polygon)) return polygon;
  const positions = polygon.flat().filter(Array.isArray);
  if (new Set(positions.map(({ length }) => length)).size > 1) return null;
  return polygon.map((ring) =>
    Array.isArray(ring) ? ring.map((each) => (Array.isArray(each) ? each.slice(0, 2) : each)) : ring,
  );
}
