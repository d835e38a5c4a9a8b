const AREA = /^(?:SRID=\d+;)?\s*(POLYGON|MULTIPOLYGON)\s*(?:(ZM|Z|M)\s*)?(\([^"'[\]{}]*\))$/i;
/** Anything between brackets and commas: a position, or nothing that can be read. */
const BETWEEN = /[^(),]+/g;
const FIGURE = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i;

/** Figures of a position, with its height and measure. Without their mark, four figures are two positions that lack a comma. */
const MOST_FIGURES = { unmarked: 3, ZM: 4 } as const;

/**
 * Reads the polygons of POLYGON or MULTIPOLYGON, longitude first; heights are left out. What cannot be read in a polygon
 * is null there, so that the others can be used. A polygon whose positions differ in their number of figures is null.
 * @returns null for anything else, EMPTY included
 */
export function readWkt(text: string): readonly unknown[] | null {
  const match = AREA.exec(text.trim());
  const [, kind = "", mark = "", body = ""] = match ?? [];
  if (match === null) return null;
  const most = mark.toUpperCase() === "ZM" ? MOST_FIGURES.ZM : MOST_FIGURES.unmarked;
  // Well-known text is nested parentheses around positions: as JSON it is nested arrays around figures.
  const json = body.replace(BETWEEN, (between) => (between.trim() === "" ? "" : position(between, most)));
  const coordinates = parse(json.replaceAll("(", "[").replaceAll(")", "]"));
  const polygons: unknown = kind.toUpperCase() === "POLYGON" ? [coordinates] : coordinates;
  return Array.isArray(polygons) && polygons.length > 0 && coordinates !== null ? polygons.map(flat) : null;
}

/** The figures of a position as JSON. */
function position(text: string, most: number): string {
  const figures = text.trim().split(/\s+/);
  const isPosition =
    figures.length >= 2 && figures.length <= most && figures.every((each) => FIGURE.test(each));
  return isPosition ? JSON.stringify(figures.map(Number)) : "null";
}

/** Leaves out the heights of a polygon; null if only some of its positions have them: a comma is missing then. */
function flat(polygon: unknown): unknown {
  if (!Array.isArray(polygon)) return polygon;
  const positions = polygon.flat().filter(Array.isArray);
  if (new Set(positions.map(({ length }) => length)).size > 1) return null;
  return polygon.map((ring) =>
    Array.isArray(ring) ? ring.map((each) => (Array.isArray(each) ? each.slice(0, 2) : each)) : ring,
  );
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
