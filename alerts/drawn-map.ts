import { png } from "#delivery/png.ts";
import { bearingDegrees, distanceKm } from "#territory/distance.ts";
import type { Point } from "#territory/point.ts";

const WIDTH = 512;
const HEIGHT = 288;
const CENTRE = { x: WIDTH / 2, y: HEIGHT / 2 } as const;
/** The farthest fire stands so far from the place in the middle. */
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
const [GROUND, LINE, PLACE, WHITE, FIRE] = [0, 1, 2, 3, 4];

/** What a letter shows of a place and the fires near it. */
export interface DrawnMap {
  readonly picture: Buffer;
  readonly width: number;
  readonly height: number;
  /** The ring around the place. */
  readonly ringKm: number;
}

/** Draws a place in the middle, a ring around it, and each fire where it stands; north is up. Null where no fire is known. */
export function drawMap(place: Point, fires: readonly Point[]): DrawnMap | null {
  const away = fires.map((at) => ({
    km: distanceKm(place, at),
    bearing: bearingDegrees(place, at) * RADIANS,
  }));
  const farthest = Math.max(...away.map(({ km }) => km));
  if (!Number.isFinite(farthest)) return null;
  const ringKm = RINGS_KM.findLast((each) => each <= farthest) ?? RINGS_KM[0];
  const pxPerKm = REACH_PX / Math.max(farthest, ringKm);
  const pixels = new Uint8Array(WIDTH * HEIGHT).fill(GROUND);
  const draw = shapes(pixels);
  draw.ring(CENTRE.x, CENTRE.y, ringKm * pxPerKm, 2, LINE);
  for (let x = 0; x < WIDTH; x += 8) draw.box(x, CENTRE.y, 4, 1, LINE);
  for (let y = 0; y < HEIGHT; y += 8) draw.box(CENTRE.x, y, 1, 4, LINE);
  draw.disc(CENTRE.x, CENTRE.y, 11, WHITE);
  draw.disc(CENTRE.x, CENTRE.y, 8, PLACE);
  for (const { km, bearing } of away) {
    const x = CENTRE.x + km * pxPerKm * Math.sin(bearing);
    const y = CENTRE.y - km * pxPerKm * Math.cos(bearing);
    draw.triangle(x, y, 17, WHITE);
    draw.triangle(x, y, 13, FIRE);
  }
  return {
    picture: png({ width: WIDTH, height: HEIGHT, pixels, palette: PALETTE }),
    width: WIDTH,
    height: HEIGHT,
    ringKm,
  };
}

/** Shapes on a picture; what falls outside is left out. */
function shapes(pixels: Uint8Array) {
  function fill(
    left: number,
    top: number,
    right: number,
    bottom: number,
    isIn: (x: number, y: number) => boolean,
    colour: number,
  ) {
    for (let y = Math.max(0, Math.floor(top)); y <= Math.min(HEIGHT - 1, Math.ceil(bottom)); y++)
      for (let x = Math.max(0, Math.floor(left)); x <= Math.min(WIDTH - 1, Math.ceil(right)); x++)
        if (isIn(x, y)) pixels[y * WIDTH + x] = colour;
  }
  const round = (x: number, y: number, r: number, isIn: (away: number) => boolean, colour: number) =>
    fill(x - r, y - r, x + r, y + r, (px, py) => isIn(Math.hypot(px - x, py - y)), colour);
  return {
    disc: (x: number, y: number, r: number, colour: number) => round(x, y, r, (away) => away <= r, colour),
    ring: (x: number, y: number, r: number, width: number, colour: number) =>
      round(x, y, r, (away) => away <= r && away > r - width, colour),
    box: (x: number, y: number, width: number, height: number, colour: number) =>
      fill(x, y, x + width - 1, y + height - 1, () => true, colour),
    /** Point up, its middle there. */
    triangle: (x: number, y: number, r: number, colour: number) =>
      fill(
        x - r,
        y - r,
        x + r,
        y + r,
        (px, py) => py <= y + r * 0.7 && Math.abs(px - x) <= (py - (y - r)) * 0.6,
        colour,
      ),
  };
}
