import { emptyRows, png, spanPainter } from "#delivery/png.ts";
import { bearingDegrees, distanceKm } from "#territory/distance.ts";
import type { Point } from "#territory/point.ts";

const WIDTH = 512;
const HEIGHT = 288;
const CENTRE = { x: WIDTH / 2, y: HEIGHT / 2 } as const;
/** Pixels from the place in the middle to the farthest fire. */
const REACH_PX = 112;
const RINGS_KM = [1, 2, 5, 10, 20, 50, 100] as const;
const RADIANS = Math.PI / 180;

const PALETTE = [
  [230, 235, 226],
  [169, 186, 177],
  [20, 52, 41],
  [255, 255, 255],
  [194, 65, 12],
] as const;
/** Colour indexes. Index 0 is the background. */
const [LINE, PLACE, WHITE, FIRE] = [1, 2, 3, 4];

export interface EmailMap {
  readonly picture: Buffer;
  readonly width: number;
  readonly height: number;
  readonly ringKm: number;
}

/** Draws a place in the middle, a ring, and fires around it, north up; null if there is no fire. */
export function drawEmailMap(place: Point, fires: readonly Point[]): EmailMap | null {
  const away = fires.map((at) => ({
    km: distanceKm(place, at),
    bearing: bearingDegrees(place, at) * RADIANS,
  }));
  const farthest = Math.max(...away.map(({ km }) => km));
  if (!Number.isFinite(farthest)) return null;
  const ringKm = RINGS_KM.findLast((each) => each <= farthest) ?? RINGS_KM[0];
  const pxPerKm = REACH_PX / Math.max(farthest, ringKm);
  SHEET.set(CROSS);
  const draw = shapes(SHEET);
  draw.ring(CENTRE.x, CENTRE.y, ringKm * pxPerKm, 2, LINE);
  draw.disc(CENTRE.x, CENTRE.y, 11, WHITE);
  draw.disc(CENTRE.x, CENTRE.y, 8, PLACE);
  for (const { km, bearing } of away) {
    const x = CENTRE.x + km * pxPerKm * Math.sin(bearing);
    const y = CENTRE.y - km * pxPerKm * Math.cos(bearing);
    draw.triangle(x, y, 17, WHITE);
    draw.triangle(x, y, 13, FIRE);
  }
  return {
    picture: png({ width: WIDTH, height: HEIGHT, rows: SHEET, palette: PALETTE }),
    width: WIDTH,
    height: HEIGHT,
    ringKm,
  };
}

/** Returns functions that draw shapes on a picture, row by row, and clip the shapes at its edges. */
function shapes(rows: Uint8Array) {
  const paint = spanPainter({ rows, width: WIDTH });
  function span(y: number, from: number, to: number, colour: number): void {
    if (y < 0 || y >= HEIGHT) return;
    const left = Math.max(0, Math.ceil(from));
    const right = Math.min(WIDTH - 1, Math.floor(to));
    if (left <= right) paint(y, left, right, colour);
  }
  /** Draws the area between two concentric circles. */
  function ring(x: number, y: number, r: number, width: number, colour: number): void {
    for (let row = Math.ceil(y - r); row <= y + r; row++) {
      const outer = halfOf(r, row - y);
      const inner = width < r ? halfOf(r - width, row - y) : 0;
      if (inner === 0) span(row, x - outer, x + outer, colour);
      else {
        span(row, x - outer, x - inner, colour);
        span(row, x + inner, x + outer, colour);
      }
    }
  }
  return {
    ring,
    disc: (x: number, y: number, r: number, colour: number) => ring(x, y, r, r, colour),
    box(x: number, y: number, width: number, height: number, colour: number) {
      for (let row = y; row < y + height; row++) span(row, x, x + width - 1, colour);
    },
    /** Draws a triangle around its centre, point up. */
    triangle(x: number, y: number, r: number, colour: number) {
      for (let row = Math.ceil(y - r); row <= y + r * 0.7; row++) {
        const half = (row - (y - r)) * 0.6;
        span(row, x - half, x + half, colour);
      }
    },
  };
}

/** Buffer that all maps share, because a crisis needs a million. Each map is compressed before the next. */
const SHEET = emptyRows(WIDTH, HEIGHT);

/** Background of every map: dashed lines through the place, from west to east and from north to south. */
const CROSS = (() => {
  const rows = emptyRows(WIDTH, HEIGHT);
  const draw = shapes(rows);
  for (let x = 0; x < WIDTH; x += 8) draw.box(x, CENTRE.y, 4, 1, LINE);
  for (let y = 0; y < HEIGHT; y += 8) draw.box(CENTRE.x, y, 1, 4, LINE);
  return rows;
})();

/** Half the width of a circle at a height above its centre; 0 outside it. */
const halfOf = (r: number, above: number): number => Math.sqrt(Math.max(0, r * r - above * above));
