const AREA = /^(?:SRID=\d+;)?\s*(POLYGON|MULTIPOLYGON)\s*(?:(?:ZM|Z|M)\s*)?(\([^"'[\]{}]*\))$/i;
/** Anything between brackets and commas: a position, or nothing that can be read. */
const BETWEEN = /[^(),]+/g;
const FIGURE = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i;

/**
 * Reads the polygons of POLYGON or MULTIPOLYGON, longitude first; heights are left out. What cannot be read in a polygon
 * is null there, so that the others can be used.
 * @returns null for anything else, EMPTY included
 */
export function readWkt(text: string): readonly unknown[] | null {
  const match = AREA.exec(text.trim());
  const [, kind = "", body = ""] = match ?? [];
  if (match === null) return null;
  // Well-known text is nested parentheses around positions: as JSON it is nested arrays around pairs.
  const json = body.replace(BETWEEN, (between) => (between.trim() === "" ? "" : position(between)));
  const coordinates = parse(json.replaceAll("(", "[").replaceAll(")", "]"));
  const polygons: unknown = kind.toUpperCase() === "POLYGON" ? [coordinates] : coordinates;
  return Array.isArray(polygons) && polygons.length > 0 && coordinates !== null ? polygons : null;
}

/** The longitude and latitude as JSON. */
function position(text: string): string {
  const figures = text.trim().split(/\s+/);
  const isPosition = figures.length >= 2 && figures.length <= 4 && figures.every((each) => FIGURE.test(each));
  return isPosition ? JSON.stringify(figures.slice(0, 2).map(Number)) : "null";
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
