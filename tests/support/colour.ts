/** Red, green and blue components of a colour, each from 0 to 1. */
type Rgb = readonly [number, number, number];

/** @param hex six digits after `#`. */
function parse(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  if (!/^#[0-9a-f]{6}$/i.test(hex)) throw new RangeError(`not a #rrggbb colour: ${hex}`);
  return [(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255];
}

const toLinear = (c: number) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);

function linear(hex: string): Rgb {
  const [r, g, b] = parse(hex);
  return [toLinear(r), toLinear(g), toLinear(b)];
}

function luminance(hex: string): number {
  const [r, g, b] = linear(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Returns the contrast ratio of two `#rrggbb` colours, from 1 to 21 (WCAG 2.2). */
export function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

/** Matrices of full colour blindness in linear RGB: Machado, Oliveira and Fernandes (2009), severity 1. */
export const DEFICIENCIES = {
  protanopia: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  deuteranopia: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  tritanopia: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
} as const satisfies Record<string, readonly number[]>;

export type Deficiency = keyof typeof DEFICIENCIES;

/** Converts a colour to OKLab coordinates, as seen with full colour vision or a deficiency. */
function perceived(hex: string, deficiency?: Deficiency): Rgb {
  const [r, g, b] = linear(hex);
  const row = (m: readonly number[], i: number, x: Rgb) =>
    (m[i] ?? 0) * x[0] + (m[i + 1] ?? 0) * x[1] + (m[i + 2] ?? 0) * x[2];
  const clamp = (c: number) => Math.min(1, Math.max(0, c));
  const m = deficiency && DEFICIENCIES[deficiency];
  const seen: Rgb = m
    ? [clamp(row(m, 0, [r, g, b])), clamp(row(m, 3, [r, g, b])), clamp(row(m, 6, [r, g, b]))]
    : [r, g, b];
  const l = Math.cbrt(0.4122214708 * seen[0] + 0.5363325363 * seen[1] + 0.0514459929 * seen[2]);
  const n = Math.cbrt(0.2119034982 * seen[0] + 0.6806995451 * seen[1] + 0.1073969566 * seen[2]);
  const s = Math.cbrt(0.0883024619 * seen[0] + 0.2817188376 * seen[1] + 0.6299787005 * seen[2]);
  return [
    0.2104542553 * l + 0.793617785 * n - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * n + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * n - 0.808675766 * s,
  ];
}

/** Returns 100 times the OKLab distance of two colours. A result of about 2 is just noticeable. */
export function difference(one: string, other: string, deficiency?: Deficiency): number {
  const [a, b] = [perceived(one, deficiency), perceived(other, deficiency)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]) * 100;
}
