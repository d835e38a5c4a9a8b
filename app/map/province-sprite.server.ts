import { createHash } from "node:crypto";
import { geoIdentity, geoPath } from "d3-geo";
import { feature } from "topojson-client";
import { topology } from "topojson-server";
import { presimplify, simplify } from "topojson-simplify";
import type { Objects, Topology } from "topojson-specification";
import type { ZoneShape } from "#fires/model.ts";
import { lakes, neighbours, provinceOutline, rivers, type WaterLayer } from "#territory/shapes.server.ts";
import { LANDMARKS, type Landmark } from "./landmarks.ts";
import { MAP_HEIGHT, MAP_WIDTH, shapeToDrawing, toDrawing } from "./projection.server.ts";

/** Triangles smaller than this, in square drawing units, are not worth their bytes. */
const DETAIL = 2;
/** Background water and neighbours may be plainer. */
const PLAIN = 8;
/** Lakes smaller than this, in square drawing units, would be specks (about 170 square kilometres). */
const SPECK = 40;
const MARGIN = 4;
/** From a town's dot to its name. */
const LABEL_GAP = 10;

interface Sprite {
  /** Changes with the drawing: the address is immutable. */
  readonly version: string;
  readonly svg: string;
  readonly zones: readonly number[];
}

type Drawable = GeoJSON.Polygon | GeoJSON.MultiPolygon | GeoJSON.LineString | GeoJSON.MultiLineString;
type Layer = { readonly id: string; readonly geometry: Drawable };

/** What lies outside the drawing is cut, with a margin for strokes. */
const frame = geoIdentity().clipExtent([
  [-MARGIN, -MARGIN],
  [MAP_WIDTH + MARGIN, MAP_HEIGHT + MARGIN],
]);
const path = geoPath(frame).digits(1);

/** Path data of the layers by id, simplified together so that shared borders stay shared. */
function toPaths(layers: readonly Layer[], detail: number): [id: string, d: string][] {
  const objects = Object.fromEntries(layers.map(({ id, geometry }) => [id, shapeToDrawing(geometry)]));
  // The two packages' types differ on whether properties may be null; there are none.
  const shared = topology(objects, 1e5) as Topology<Objects<object>>;
  const simplified = simplify(presimplify(shared), detail);
  return Object.entries(simplified.objects).flatMap(([id, object]) => {
    const d = path(feature(simplified, object));
    return d ? [[id, d] as [string, string]] : [];
  });
}

/** Layers drawn as one path under one id. */
function onePath(id: string, geometries: readonly Drawable[], detail: number): string {
  const layers = geometries.map((geometry, index) => ({ id: String(index), geometry }));
  const d = toPaths(layers, detail).map(([, each]) => each);
  return `<path id="${id}" d="${d.join("")}"/>`;
}

const isLarge = (geometry: Drawable) =>
  geometry.type.endsWith("LineString") || path.area(shapeToDrawing(geometry)) >= SPECK;

/** Dots and names; their look is that of the `<use>` that paints them. */
function labels(id: string, landmarks: readonly Landmark[]): string {
  const drawn = landmarks.flatMap(({ name, at, side }) => {
    const place = toDrawing(at);
    if (!place) return [];
    const { x, y } = place;
    const text =
      side === "left"
        ? `<text x="${x - LABEL_GAP}" y="${y}" dy=".35em" text-anchor="end">${name}</text>`
        : `<text x="${x + LABEL_GAP}" y="${y}" dy=".35em">${name}</text>`;
    return [`<circle cx="${x}" cy="${y}" r="4"/>${text}`];
  });
  return `<g id="${id}">${drawn.join("")}</g>`;
}

/**
 * What does not change from one reading to the next: land, water and the zones' outlines, as symbols that the
 * page's own small SVG paints. Kept out of the page so that a phone fetches it once.
 */
function draw(zones: readonly ZoneShape[]): Sprite {
  const water = (layer: WaterLayer) =>
    layer.features.features.map(({ geometry }) => geometry).filter(isLarge);
  const cells = toPaths(
    zones.map(({ zone, geometry }) => ({ id: `z${zone}`, geometry })),
    DETAIL,
  );
  const parts = [
    onePath(
      "far",
      neighbours().areas.map(({ geometry }) => geometry),
      PLAIN,
    ),
    onePath("land", [provinceOutline().geometry], DETAIL),
    ...cells.map(([id, d]) => `<path id="${id}" d="${d}"/>`),
    onePath("lakes", water(lakes()), PLAIN),
    onePath("rivers", water(rivers()), PLAIN),
    labels(
      "towns",
      LANDMARKS.filter(({ minor }) => !minor),
    ),
    labels(
      "minor-towns",
      LANDMARKS.filter(({ minor }) => minor),
    ),
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
