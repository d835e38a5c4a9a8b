import { SHAPE_PATHS } from "../../design/shapes.ts";
import { STATUS_LOOKS } from "../../situation/marks.tsx";
import { MAP_STATUSES } from "../map-words.ts";
import { tokenColour } from "./tokens.ts";

/** Device pixels of a mark's side; drawn large and shown smaller, so that it stays sharp. */
const MARK_SIDE = 64;
const GRID = 24;
const TILE = 16;
const HALO = 2.4;

/** Marks over each level's colour, as the page's own patterns draw them, on an 8-unit tile. */
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

function draw(side: number, paint: (context: CanvasRenderingContext2D) => void): ImageData {
  const canvas = document.createElement("canvas");
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This browser gives no 2D canvas");
  paint(context);
  return context.getImageData(0, 0, side, side);
}

export const markName = (status: number) => `fire-${status}`;
export const patternName = (level: number) => `danger-${level}`;

/** One mark of each status, shape and colour, with a halo that parts it from the ground. */
export function fireMarks(): Map<string, ImageData> {
  return new Map(
    MAP_STATUSES.map((status) => {
      const { shape, tone } = STATUS_LOOKS[status];
      const image = draw(MARK_SIDE, (context) => {
        const path = new Path2D(SHAPE_PATHS[shape]);
        const margin = 2 * HALO;
        context.scale(MARK_SIDE / (GRID + margin), MARK_SIDE / (GRID + margin));
        context.translate(HALO, HALO);
        context.lineJoin = "round";
        context.lineWidth = HALO * 1.6;
        context.strokeStyle = tokenColour("surface");
        context.stroke(path);
        context.fillStyle = tokenColour(`status-${tone}`);
        context.fill(path, "evenodd");
      });
      return [markName(status), image];
    }),
  );
}

/** One tile of each danger level, colour and pattern. */
export function dangerPatterns(): Map<string, ImageData> {
  return new Map(
    Object.entries(PATTERN_LINES).map(([level, lines]) => {
      const image = draw(TILE, (context) => {
        context.scale(TILE / 8, TILE / 8);
        context.fillStyle = tokenColour(`danger-${level}`);
        context.fillRect(0, 0, 8, 8);
        context.strokeStyle = tokenColour(`danger-${level}-edge`);
        context.lineWidth = 0.7;
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
