import { DANGER_LEVELS, type DangerLevel } from "#fires/danger.ts";
import { RESTRICTION_ORDER, type RestrictionType } from "#fires/restriction.ts";
import { STATUS_ORDER, type StatusId } from "#fires/status.ts";
import { LEVEL_MARKS } from "../../design/level-patterns.tsx";
import { PICTOGRAM_DRAWINGS } from "../../design/pictogram.tsx";
import { SHAPE_PATHS } from "../../design/shapes.ts";
import { RESTRICTION_SIGNS, STATUS_LOOKS } from "../../parts/fire/marks.tsx";
import { MAP_STATUSES } from "../../parts/map-links/map-words.ts";
import { BOOKMARK_PATH } from "../bookmarks/bookmark-mark.ts";
import { isHard } from "../choices/map-choices.ts";
import { HATCH_STROKES, HATCH_TILE, HATCHES } from "./hatches.ts";
import { tokenColour } from "./tokens.ts";

/** Side of a mark in device pixels. It is drawn large and shown smaller to stay sharp. */
const MARK_SIDE = 64;
const GRID = 24;
const CLUSTER_SIDE = 96;
const CLUSTER_EDGE = 6;
const CLUSTER_MARK = 38;
const TILE = 16;
const HALO = 2.4;
/** Opacity of the pattern over a danger level's colour, as in the page's own patterns. */
const MARK_OPACITY = 0.38;
const SIGN_MARGIN = 3;
const DOT_SIDE = 20;
const BOOKMARK_SIDE = 44;

export function drawImage(side: number, paint: (context: CanvasRenderingContext2D) => void): ImageData {
  const canvas = document.createElement("canvas");
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("browser has no 2D canvas");
  paint(context);
  return context.getImageData(0, 0, side, side);
}

/** Returns pairs of an image's name and its drawing, one for each key. */
const images = <Key extends string | number>(
  keys: readonly Key[],
  prefix: string,
  side: number,
  paint: (context: CanvasRenderingContext2D, key: Key) => void,
) => keys.map((key) => [`${prefix}-${key}`, drawImage(side, (context) => paint(context, key))] as const);

export const clusterName = (status: number) => `cluster-${status}`;

const colourOf = (status: StatusId) => tokenColour(`status-${STATUS_LOOKS[status].tone}`);

/** Fills a path over a wider stroke, which is its halo. */
function fillWithHalo(context: CanvasRenderingContext2D, path: Path2D, colour: string, halo: number): void {
  context.lineWidth = halo;
  context.strokeStyle = tokenColour("surface");
  context.stroke(path);
  context.fillStyle = colour;
  context.fill(path, "evenodd");
}

/** Paints a status's mark with its shape, colour and a halo, `side` pixels wide. */
function paintMark(context: CanvasRenderingContext2D, status: StatusId, side: number): void {
  const margin = 2 * HALO;
  context.scale(side / (GRID + margin), side / (GRID + margin));
  context.translate(HALO, HALO);
  context.lineJoin = "round";
  fillWithHalo(context, new Path2D(SHAPE_PATHS[STATUS_LOOKS[status].shape]), colourOf(status), HALO * 1.6);
}

/** Paints a disc with an edge inside the image. */
function paintDisc(context: CanvasRenderingContext2D, side: number, inset: number, edge: number): void {
  context.beginPath();
  context.arc(side / 2, side / 2, side / 2 - inset, 0, 2 * Math.PI);
  context.fill();
  context.lineWidth = edge;
  context.stroke();
}

/** Paints a tile for a danger level, with its colour and pattern. */
function paintDanger(context: CanvasRenderingContext2D, level: DangerLevel): void {
  context.scale(TILE / 8, TILE / 8);
  context.fillStyle = tokenColour(`danger-${level}`);
  context.fillRect(0, 0, 8, 8);
  context.strokeStyle = tokenColour(`on-danger-${level}`);
  context.globalAlpha = MARK_OPACITY;
  context.lineWidth = 0.8;
  context.stroke(new Path2D(LEVEL_MARKS[level]));
}

/** Paints a tile of a restriction's hatch, transparent between the lines. */
function paintHatch(context: CanvasRenderingContext2D, type: RestrictionType): void {
  context.scale(2, 2);
  context.lineCap = "round";
  for (const { part, width } of HATCH_STROKES) {
    context.strokeStyle = tokenColour(part === "casing" ? "surface" : isHard(type) ? "error" : "ink");
    context.lineWidth = width;
    context.stroke(new Path2D(HATCHES[type]));
  }
}

/** Paints the sign of a restriction on a plate, as in lists. */
function paintSign(context: CanvasRenderingContext2D, type: RestrictionType): void {
  const { line, solid } = PICTOGRAM_DRAWINGS[RESTRICTION_SIGNS[type]];
  const colour = tokenColour(isHard(type) ? "error" : "ink");
  context.fillStyle = tokenColour("surface");
  context.fillRect(0, 0, MARK_SIDE, MARK_SIDE);
  context.scale(MARK_SIDE / (GRID + 2 * SIGN_MARGIN), MARK_SIDE / (GRID + 2 * SIGN_MARGIN));
  context.translate(SIGN_MARGIN, SIGN_MARGIN);
  context.fillStyle = colour;
  context.fill(new Path2D(solid));
  context.strokeStyle = colour;
  context.lineWidth = 1.75;
  context.stroke(new Path2D(line));
}

/** Draws a dot with a light edge. */
const dot = (token: string): ImageData =>
  drawImage(DOT_SIDE, (context) => {
    context.fillStyle = tokenColour(token);
    context.strokeStyle = tokenColour("surface");
    paintDisc(context, DOT_SIDE, 3, 3);
  });

/** Draws a path on the grid of marks in the colour `ember`, with a light edge. */
const emberMark = (side: number, path: string, edge: number, join: CanvasLineJoin): ImageData =>
  drawImage(side, (context) => {
    context.scale(side / GRID, side / GRID);
    context.lineJoin = join;
    fillWithHalo(context, new Path2D(path), tokenColour("ember"), edge);
  });

/** Draws all images of the map by name, in the page's current colours. */
export const mapImages = (): Map<string, ImageData> =>
  new Map([
    // Extinguished fires are not in the map's lists but have a card and a mark.
    ...images(STATUS_ORDER, "fire", MARK_SIDE, (context, status) => paintMark(context, status, MARK_SIDE)),
    // The most severe status is in the plate's corner. One image is faster than three shapes.
    ...images(MAP_STATUSES, "cluster", CLUSTER_SIDE, (context, status) => {
      context.fillStyle = tokenColour("surface");
      context.strokeStyle = colourOf(status);
      paintDisc(context, CLUSTER_SIDE, CLUSTER_EDGE, CLUSTER_EDGE);
      context.translate(CLUSTER_SIDE - CLUSTER_MARK, 0);
      paintMark(context, status, CLUSTER_MARK);
    }),
    ...images(DANGER_LEVELS, "danger", TILE, paintDanger),
    ...images(RESTRICTION_ORDER, "hatch", 2 * HATCH_TILE, paintHatch),
    ...images(RESTRICTION_ORDER, "sign", MARK_SIDE, paintSign),
    // The pin's tip is at the place that a search found.
    [
      "pin",
      emberMark(MARK_SIDE, "M12 23L5.5 13a8 8 0 1 1 13 0zM12 5.5a3 3 0 1 1 0 6a3 3 0 0 1 0-6z", 2, "miter"),
    ],
    ["bookmark", emberMark(BOOKMARK_SIDE, BOOKMARK_PATH, 3, "round")],
    ["park", dot("success")],
    ["dot", dot("ink-soft")],
  ]);
