import { fill, stroke, type Tone } from "./picture.ts";

/** Draws a lookout tower at (x, y), `h` units tall. */
export function tower(x: number, y: number, h: number, tone: Tone, lamp?: Tone): string {
  const at = (dx: number, dy: number) =>
    `${Math.round((x + dx * h) * 10) / 10} ${Math.round((y - dy * h) * 10) / 10}`;
  const cabin = `M${at(-0.15, 0.72)}L${at(-0.15, 0.84)}L${at(-0.2, 0.86)}L${at(-0.1, 1)}L${at(0.1, 1)}L${at(0.2, 0.86)}L${at(0.15, 0.84)}L${at(0.15, 0.72)}z`;
  const legs =
    `M${at(-0.12, 0.72)}L${at(-0.24, 0)}M${at(0.12, 0.72)}L${at(0.24, 0)}` +
    `M${at(-0.14, 0.56)}L${at(0.19, 0.28)}L${at(-0.24, 0)}M${at(0.14, 0.56)}L${at(-0.19, 0.28)}L${at(0.24, 0)}` +
    `M${at(-0.19, 0.28)}L${at(0.19, 0.28)}M${at(-0.2, 0.71)}L${at(0.2, 0.71)}`;
  const window = lamp
    ? fill(lamp, `M${at(-0.11, 0.76)}L${at(-0.11, 0.83)}L${at(0.11, 0.83)}L${at(0.11, 0.76)}z`)
    : "";
  return fill(tone, cabin) + stroke(tone, legs, Math.max(1.5, h / 42)) + window;
}

/** Draws a canoe and its paddler, `w` units long, on the water line y. */
export function canoe(x: number, y: number, w: number, tone: Tone): string {
  const hull = `M${x} ${y - w * 0.1}Q${x + w * 0.06} ${y + w * 0.06} ${x + w * 0.2} ${y + w * 0.06}H${x + w * 0.8}Q${x + w * 0.94} ${y + w * 0.06} ${x + w} ${y - w * 0.1}Q${x + w * 0.9} ${y - w * 0.02} ${x + w * 0.5} ${y - w * 0.02}T${x} ${y - w * 0.1}z`;
  const body = `M${x + w * 0.54} ${y}l${w * 0.02} ${-w * 0.15}q${w * 0.05} ${-w * 0.05} ${w * 0.09} 0l${w * 0.02} ${w * 0.15}zm${w * 0.035} ${-w * 0.235}a${w * 0.035} ${w * 0.035} 0 1 1 ${w * 0.07} 0a${w * 0.035} ${w * 0.035} 0 1 1 ${-w * 0.07} 0z`;
  const paddle = `M${x + w * 0.6} ${y - w * 0.14}l${-w * 0.16} ${w * 0.24}`;
  const short = (d: string) => d.replace(/-?\d+\.\d+/g, (n) => String(Math.round(Number(n) * 10) / 10));
  return fill(tone, short(hull)) + fill(tone, short(body)) + stroke(tone, short(paddle), w / 40);
}

/** Draws short level strokes: light on water, or wind on snow. */
export function ripples(spots: readonly (readonly [number, number, number])[], tone: Tone): string {
  return stroke(tone, spots.map(([x, y, w]) => `M${x} ${y}h${w}`).join(""), 2);
}

/** Draws a disc: sun, moon. */
export function disc(x: number, y: number, r: number, tone: Tone): string {
  return fill(tone, `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`);
}
