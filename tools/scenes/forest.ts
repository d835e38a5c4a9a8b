import type { Tone } from "./picture.ts";
import { randomBySeed } from "./random.ts";

interface Treeline {
  /** ID, unique in its picture, because copies are drawn by reference. */
  readonly id: string;
  readonly tone: Tone;
  readonly seed: number;
  /** Height of the ground, in the picture's units, and its amplitude. */
  readonly ground: number;
  readonly swell: number;
  /** Width of the stretch that is drawn, then repeated from x to x. */
  readonly stretch: number;
  readonly from: number;
  readonly to: number;
  /** Smallest and largest height of trees. */
  readonly height: readonly [number, number];
  /** Distance from trunk to trunk, as a share of a tree's height. */
  readonly gap: number;
  /** Bottom edge of the picture. */
  readonly bottom: number;
}

const round = Math.round;

/**
 * Returns the relative steps of one black spruce from its left foot to its right one: narrow, ragged, with
 * branches in tiers.
 */
function spruce(height: number, width: number): string {
  const tiers = height > 52 ? 4 : height > 30 ? 3 : height > 16 ? 2 : 1;
  const rise: [number, number][] = [];
  let left = width / 2;
  for (let tier = 1; tier < tiers; tier++) {
    const step = width / 2 / tiers;
    rise.push([step * 1.45, -height / tiers], [-step * 0.45, height / tiers / 12]);
    left -= step;
  }
  const drop = ((tiers - 1) * height) / tiers / 12;
  rise.push([left, -height / tiers - drop]);
  const fall = [...rise].reverse().map(([x, y]): [number, number] => [x, -y]);
  return `l${[...rise, ...fall].map(([x, y]) => `${round(x)} ${round(y)}`).join(" ")}`.replaceAll(" -", "-");
}

/** Draws a treeline: one stretch of forest whose ends meet, repeated over the width of the picture. */
export function treeline({
  id,
  tone,
  seed,
  ground,
  swell,
  stretch,
  from,
  to,
  height,
  gap,
  bottom,
}: Treeline): string {
  const random = randomBySeed(seed);
  const [least, most] = height;
  const groundAt = (x: number) => round(ground + swell * Math.sin((x / stretch) * Math.PI * 2));
  let path = `M0 ${bottom}V${groundAt(0)}`;
  for (let x = 0; x < stretch; ) {
    const tall = least + (most - least) * random() ** 1.5;
    const wide = tall * (0.3 + random() * 0.12);
    if (x + wide < stretch) path += `L${round(x)} ${groundAt(x)}${spruce(tall, wide)}`;
    x += tall * gap * (0.5 + random());
  }
  path += `L${stretch} ${groundAt(0)}V${bottom}z`;
  const copies = [];
  for (let x = from + stretch; x < to; x += stretch) copies.push(`<use href="#${id}" x="${x - from}"/>`);
  const shift = from === 0 ? "" : ` transform="translate(${from})"`;
  return `<g class="${tone}"${shift}><path id="${id}" d="${path}"/>${copies.join("")}</g>`;
}

/** Returns rolling ground: a slow and a faster wave around a height. */
export function hills(height: number, swell: number, phase: number, length = 420): (x: number) => number {
  return (x) =>
    height + swell * Math.sin(x / length + phase) + swell * 0.35 * Math.sin(x / (length / 2.7) + phase * 2);
}

/** Draws a smooth hill line without trees, closed along the bottom. */
export function ridge(ground: (x: number) => number, to: number, bottom: number, step = 120): string {
  let path = `M0 ${bottom}V${round(ground(0))}`;
  for (let x = step; x <= to + step / 2; x += step) {
    const middle = x - step / 2;
    const bend = 2 * ground(middle) - (ground(x - step) + ground(x)) / 2;
    path += `Q${middle} ${round(bend)} ${x} ${round(ground(x))}`;
  }
  return `${path}V${bottom}z`;
}
