import { RESTRICTION_ORDER, type RestrictionType } from "#fires/restriction.ts";
import { STATUS_ORDER, type StatusId } from "#fires/status.ts";
import { PICTOGRAM_DRAWINGS } from "../../design/pictogram.tsx";
import { SHAPE_PATHS } from "../../design/shapes.ts";
import { RESTRICTION_SIGNS, STATUS_LOOKS } from "../../parts/fire/marks.tsx";
import { MAP_STATUSES } from "../../parts/map-links/map-words.ts";
import { BOOKMARK_PATH } from "../bookmarks/bookmark-mark.ts";
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
/** Opacity of the pattern over a level's colour, as in the page's own patterns. */
const MARK_OPACITY = 0.38;

/** Pattern over each level's colour on an 8-unit tile, as in the page's own patterns. */
const PATTERN_LINES: Readonly<Record<number, readonly (readonly [number, number, number, number])[]>> = {
  1: [],
  2: [
    [1.3, 2, 2.7, 2],
    [5.3, 6, 6.7, 6],
  ],
  3: [
    [0, 8, 8, 0],
    [-2, 2, 2, -2],
    [6, 10, 10, 6],
  ],
  4: [
    [0, 8, 8, 0],
    [-2, 2, 2, -2],
    [6, 10, 10, 6],
    [0, 0, 8, 8],
    [-2, 6, 2, 10],
    [6, -2, 10, 2],
  ],
  5: [
    [0, 2, 8, 2],
    [0, 6, 8, 6],
    [2, 0, 2, 8],
    [6, 0, 6, 8],
  ],
};

/** Draws a square image. */
export function drawImage(side: number, paint: (context: CanvasRenderingContext2D) => void): ImageData {
  const canvas = document.createElement("canvas");
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("browser has no 2D canvas");
  paint(context);
  return context.getImageData(0, 0, side, side);
}

const markName = (status: number) => `fire-${status}`;
export const clusterName = (status: number) => `cluster-${status}`;
const patternName = (level: number) => `danger-${level}`;
const hatchName = (type: RestrictionType) => `hatch-${type}`;
const signName = (type: RestrictionType) => `sign-${type}`;

const colourOf = (status: StatusId) => tokenColour(`status-${STATUS_LOOKS[status].tone}`);

/** Paints a status's mark with its shape, colour and a halo, `side` pixels wide. */
function paintMark(context: CanvasRenderingContext2D, status: StatusId, side: number): void {
  const path = new Path2D(SHAPE_PATHS[STATUS_LOOKS[status].shape]);
  const margin = 2 * HALO;
  context.scale(side / (GRID + margin), side / (GRID + margin));
  context.translate(HALO, HALO);
  context.lineJoin = "round";
  context.lineWidth = HALO * 1.6;
  context.strokeStyle = tokenColour("surface");
  context.stroke(path);
  context.fillStyle = colourOf(status);
  context.fill(path, "evenodd");
}

/**
 * Draws a mark for every status. Extinguished fires are not in the map's lists but have a card and a mark.
 */
const fireMarks = (): Map<string, ImageData> =>
  new Map(
    STATUS_ORDER.map((status) => [
      markName(status),
      drawImage(MARK_SIDE, (context) => paintMark(context, status, MARK_SIDE)),
    ]),
  );

/**
 * Draws the plates of cluster numbers, with the most severe status in the corner. One image is faster than
 * three shapes.
 */
const clusterPlates = (): Map<string, ImageData> =>
  new Map(
    MAP_STATUSES.map((status) => [
      clusterName(status),
      drawImage(CLUSTER_SIDE, (context) => {
        context.beginPath();
        context.arc(CLUSTER_SIDE / 2, CLUSTER_SIDE / 2, CLUSTER_SIDE / 2 - CLUSTER_EDGE, 0, 2 * Math.PI);
        context.fillStyle = tokenColour("surface");
        context.fill();
        context.lineWidth = CLUSTER_EDGE;
        context.strokeStyle = colourOf(status);
        context.stroke();
        context.translate(CLUSTER_SIDE - CLUSTER_MARK, 0);
        paintMark(context, status, CLUSTER_MARK);
      }),
    ]),
  );

/** Draws one tile for each danger level, with its colour and pattern. */
function dangerPatterns(): Map<string, ImageData> {
  return new Map(
    Object.entries(PATTERN_LINES).map(([level, lines]) => {
      const image = drawImage(TILE, (context) => {
        context.scale(TILE / 8, TILE / 8);
        context.fillStyle = tokenColour(`danger-${level}`);
        context.fillRect(0, 0, 8, 8);
        context.strokeStyle = tokenColour(`on-danger-${level}`);
        context.globalAlpha = MARK_OPACITY;
        context.lineWidth = 0.8;
        for (const [x1, y1, x2, y2] of lines) {
          context.beginPath();
          context.moveTo(x1, y1);
          context.lineTo(x2, y2);
          context.stroke();
        }
      });
      return [patternName(Number(level)), image];
    }),
  );
}

/** Draws one tile for each restriction's hatch, transparent between the lines. */
function hatches(): Map<string, ImageData> {
  return new Map(
    RESTRICTION_ORDER.map((type) => {
      const { lines, isHard } = HATCHES[type];
      const image = drawImage(2 * HATCH_TILE, (context) => {
        context.scale(2, 2);
        context.lineCap = "round";
        for (const { part, width } of HATCH_STROKES) {
          context.strokeStyle = tokenColour(part === "casing" ? "surface" : isHard ? "error" : "ink");
          context.lineWidth = width;
          for (const [x1, y1, x2, y2] of lines) {
            context.beginPath();
            context.moveTo(x1, y1);
            context.lineTo(x2, y2);
            context.stroke();
          }
        }
      });
      return [hatchName(type), image];
    }),
  );
}

/** Draws the sign of each restriction on a plate, as in lists. */
function signs(): Map<string, ImageData> {
  return new Map(
    RESTRICTION_ORDER.map((type) => {
      const { line, solid } = PICTOGRAM_DRAWINGS[RESTRICTION_SIGNS[type]];
      const image = drawImage(MARK_SIDE, (context) => {
        const colour = tokenColour(HATCHES[type].isHard ? "error" : "ink");
        context.fillStyle = tokenColour("surface");
        context.fillRect(0, 0, MARK_SIDE, MARK_SIDE);
        const margin = 3;
        context.scale(MARK_SIDE / (GRID + 2 * margin), MARK_SIDE / (GRID + 2 * margin));
        context.translate(margin, margin);
        context.fillStyle = colour;
        context.fill(new Path2D(solid));
        context.strokeStyle = colour;
        context.lineWidth = 1.75;
        context.stroke(new Path2D(line));
      });
      return [signName(type), image];
    }),
  );
}

const DOT_SIDE = 20;
const BOOKMARK_SIDE = 44;

/** Draws a dot with a light edge. */
const dot = (token: string): ImageData =>
  drawImage(DOT_SIDE, (context) => {
    context.beginPath();
    context.arc(DOT_SIDE / 2, DOT_SIDE / 2, DOT_SIDE / 2 - 3, 0, 2 * Math.PI);
    context.fillStyle = tokenColour(token);
    context.fill();
    context.lineWidth = 3;
    context.strokeStyle = tokenColour("surface");
    context.stroke();
  });

/** Draws a pin whose tip is at the place that a search found. */
const pin = (): ImageData =>
  drawImage(MARK_SIDE, (context) => {
    context.scale(MARK_SIDE / GRID, MARK_SIDE / GRID);
    const path = new Path2D("M12 23L5.5 13a8 8 0 1 1 13 0zM12 5.5a3 3 0 1 1 0 6a3 3 0 0 1 0-6z");
    context.lineWidth = 2;
    context.strokeStyle = tokenColour("surface");
    context.stroke(path);
    context.fillStyle = tokenColour("ember");
    context.fill(path, "evenodd");
  });

/** Draws the mark of a bookmark. */
const bookmark = (): ImageData =>
  drawImage(BOOKMARK_SIDE, (context) => {
    context.scale(BOOKMARK_SIDE / GRID, BOOKMARK_SIDE / GRID);
    const path = new Path2D(BOOKMARK_PATH);
    context.lineWidth = 3;
    context.lineJoin = "round";
    context.strokeStyle = tokenColour("surface");
    context.stroke(path);
    context.fillStyle = tokenColour("ember");
    context.fill(path);
  });

/** Draws all images of the map by name, in the page's current colours. */
export const mapImages = (): Map<string, ImageData> =>
  new Map([
    ...fireMarks(),
    ...clusterPlates(),
    ...dangerPatterns(),
    ...hatches(),
    ...signs(),
    ["pin", pin()],
    ["bookmark", bookmark()],
    ["park", dot("success")],
    ["dot", dot("ink-soft")],
  ]);
