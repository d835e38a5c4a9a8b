import { randomBySeed } from "./random.ts";

interface Treeline {
  readonly seed: number;
  /** Ground height at x, in the picture's units. */
  readonly ground: (x: number) => number;
  readonly from: number;
  readonly to: number;
  /** Trees' heights, least and most. */
  readonly height: readonly [number, number];
  /** Mean distance from trunk to trunk. */
  readonly gap: number;
  /** Where the picture ends below. */
  readonly bottom: number;
  /** Stretches with no tree: a lake shore, a tower's clearing. */
  readonly clearings?: readonly (readonly [number, number])[];
}

const round = Math.round;

/** Relative steps of one black spruce from its left foot to its right one: narrow, ragged, top-heavy. */
function spruce(height: number, width: number, tiers: number): string {
  const w = width / 2;
  const up: [number, number][] = [];
  for (let i = 0; i < tiers; i++) {
    const outer = w * (1 - i / tiers);
    const inner = w * (1 - (i + 1) / tiers) * 0.55 + 0.6;
    up.push([outer - inner, -height / tiers]);
    if (i < tiers - 1) up.push([-(w * (1 - (i + 1) / tiers) - inner), height / tiers / 5]);
  }
  const step = ([x, y]: [number, number]) => `${round(x)} ${round(y)}`;
  const rise = up.map(([x, y]): [number, number] => [x, y]);
  const fall = [...rise].reverse().map(([x, y]): [number, number] => [x, -y]);
  return `l${[...rise, ...fall].map(step).join(" ")}`;
}

/** One path of a whole treeline, closed along the bottom. */
export function treeline({ seed, ground, from, to, height, gap, bottom, clearings = [] }: Treeline): string {
  const random = randomBySeed(seed);
  const [least, most] = height;
  let path = `M${from} ${bottom}V${round(ground(from))}`;
  let x = from;
  while (x < to) {
    const y = round(ground(x));
    const tall = least + (most - least) * random() ** 1.6;
    const wide = tall * (0.3 + random() * 0.1);
    const bare = clearings.some(([a, b]) => x > a && x < b);
    if (!bare) path += `L${round(x)} ${y}${spruce(tall, wide, tall > 34 ? 3 : tall > 18 ? 2 : 1)}`;
    else path += `L${round(x)} ${y}`;
    x += bare ? gap * 2 : gap * (0.6 + random() * 0.9) + wide * 0.35;
  }
  return `${path}L${to} ${round(ground(to))}V${bottom}z`;
}

/** Rolling ground: a slow wave and a quicker one around a height. */
export function hills(height: number, swell: number, phase: number, length = 420): (x: number) => number {
  return (x) =>
    height + swell * Math.sin(x / length + phase) + swell * 0.35 * Math.sin(x / (length / 2.7) + phase * 2);
}

/** A smooth hill line without trees, closed along the bottom. */
export function ridge(ground: (x: number) => number, to: number, bottom: number, step = 120): string {
  let path = `M0 ${bottom}V${round(ground(0))}`;
  for (let x = step; x <= to + step / 2; x += step) {
    const middle = x - step / 2;
    const bend = 2 * ground(middle) - (ground(x - step) + ground(x)) / 2;
    path += `Q${middle} ${round(bend)} ${x} ${round(ground(x))}`;
  }
  return `${path}V${bottom}z`;
}
