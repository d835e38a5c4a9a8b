import sharp from "sharp";

type Colour = readonly [red: number, green: number, blue: number, alpha: number];
/** Steps of concentration, micrograms per cubic metre, and their colours. */
type Scale = readonly (readonly [from: number, colour: Colour])[];

const DISCRETE: Scale = [
  [1, [222, 235, 247, 110]],
  [10, [254, 227, 145, 150]],
  [25, [254, 196, 79, 180]],
  [50, [236, 112, 20, 200]],
  [100, [140, 45, 4, 220]],
];
const WIDE: Scale = [
  [1, [230, 230, 230, 100]],
  [15, [200, 190, 180, 140]],
  [60, [150, 130, 110, 180]],
  [120, [110, 80, 60, 210]],
  [250, [60, 30, 20, 235]],
];

const STYLES = { "PM2.5_0to100ugm3_Dis": DISCRETE, "PM2.5_1to250ugm3": WIDE } as const;
type Style = keyof typeof STYLES;
export const STYLE_NAMES = ["PM2.5_0to100ugm3_Dis", "PM2.5_1to250ugm3"] as const satisfies readonly Style[];

export const isStyle = (name: string): name is Style => name in STYLES;

interface Options {
  readonly width: number;
  readonly height: number;
  readonly style: Style;
  readonly isTransparent: boolean;
}

/** Pixels between two computed values. Between them, values are interpolated. */
const CELL = 8;
const CLEAR: Colour = [255, 255, 255, 0];

/** Draws values as a PNG. `valueAt` takes a position in pixels. */
export function drawPicture(
  { width, height, style, isTransparent }: Options,
  valueAt: (x: number, y: number) => number,
): Promise<Buffer> {
  const columns = Math.ceil(width / CELL) + 1;
  const rows = Math.ceil(height / CELL) + 1;
  const grid = new Float64Array(columns * rows);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      grid[row * columns + column] = valueAt(column * CELL, row * CELL);
  const between = (x: number, y: number) => {
    const [column, row] = [Math.floor(x / CELL), Math.floor(y / CELL)];
    const [fx, fy] = [x / CELL - column, y / CELL - row];
    const at = (dx: number, dy: number) => grid[(row + dy) * columns + column + dx] ?? 0;
    const upper = at(0, 0) * (1 - fx) + at(1, 0) * fx;
    return upper * (1 - fy) + (at(0, 1) * (1 - fx) + at(1, 1) * fx) * fy;
  };
  const scale: Scale = STYLES[style];
  const pixels = Buffer.alloc(width * height * 4);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const value = between(x + 0.5, y + 0.5);
      const [red, green, blue, alpha] = scale.findLast(([from]) => value >= from)?.[1] ?? CLEAR;
      pixels.set([red, green, blue, isTransparent ? alpha : 255], (y * width + x) * 4);
    }
  }
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
}
