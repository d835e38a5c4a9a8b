import { createHash } from "node:crypto";
import { geoPath } from "d3-geo";
import { feature } from "topojson-client";
import { topology } from "topojson-server";
import { presimplify, simplify } from "topojson-simplify";
import type { Objects, Topology } from "topojson-specification";
import type { ZoneShape } from "#fires/model.ts";
import { lakes, neighbours, provinceOutline, rivers } from "#territory/shapes.server.ts";
import { MAP_HEIGHT, MAP_WIDTH, shapeToDrawing } from "./projection.server.ts";

/** Triangles smaller than this, in square drawing units, are not worth their bytes. */
const DETAIL = 0.5;

interface Sprite {
  /** Changes with the drawing: the address is immutable. */
  readonly version: string;
  readonly svg: string;
  readonly zones: readonly number[];
}

type Layer = { readonly id: string; readonly geometry: GeoJSON.Geometry };

const isDrawable = (
  geometry: GeoJSON.Geometry,
): geometry is GeoJSON.Polygon | GeoJSON.MultiPolygon | GeoJSON.LineString | GeoJSON.MultiLineString =>
  ["Polygon", "MultiPolygon", "LineString", "MultiLineString"].includes(geometry.type);

/** Paths of the layers, simplified together so that shared borders stay shared. */
function toPaths(layers: readonly Layer[]): string {
  const objects = Object.fromEntries(
    layers.flatMap(({ id, geometry }) =>
      isDrawable(geometry) ? [[id, shapeToDrawing(geometry)] as const] : [],
    ),
  );
  // The two packages' types differ on whether properties may be null; there are none.
  const shared = topology(objects, 1e5) as Topology<Objects<object>>;
  const simplified = simplify(presimplify(shared), DETAIL);
  const path = geoPath(null).digits(1);
  return Object.entries(simplified.objects)
    .map(([id, object]) => {
      const shape = feature(simplified, object);
      const d = shape.type === "Feature" ? path(shape) : null;
      return d ? `<path id="${id}" d="${d}"/>` : "";
    })
    .join("\n");
}

const group = (id: string, paths: string) => `<g id="${id}">${paths.replace(/ id="[^"]*"/g, "")}</g>`;

const geometries = (prefix: string, shapes: readonly { geometry: GeoJSON.Geometry }[]): Layer[] =>
  shapes.map(({ geometry }, index) => ({ id: `${prefix}${index}`, geometry }));

/**
 * What does not change from one reading to the next: land, water and the zones' outlines, as symbols that the
 * page's own small SVG paints. Kept out of the page so that a phone fetches it once.
 */
function draw(zones: readonly ZoneShape[]): Sprite {
  const parts = [
    group("far", toPaths(geometries("n", neighbours().areas))),
    group("land", toPaths([{ id: "p", geometry: provinceOutline().geometry }])),
    toPaths(zones.map(({ zone, geometry }) => ({ id: `z${zone}`, geometry }))),
    group("lakes", toPaths(geometries("l", lakes().features.features))),
    group("rivers", toPaths(geometries("r", rivers().features.features))),
  ];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${MAP_WIDTH} ${MAP_HEIGHT}">\n${parts.join("\n")}\n</svg>\n`;
  const version = createHash("sha256").update(svg).digest("base64url").slice(0, 10);
  return { version, svg, zones: zones.map(({ zone }) => zone) };
}

const drawn = new WeakMap<readonly ZoneShape[], Sprite>();

/** The drawing for one set of zone shapes, made once per set. */
export function provinceSprite(zones: readonly ZoneShape[]): Sprite {
  let sprite = drawn.get(zones);
  if (!sprite) {
    sprite = draw(zones);
    drawn.set(zones, sprite);
  }
  return sprite;
}

export const spritePath = (version: string) => `/cartes/${version}.svg`;
