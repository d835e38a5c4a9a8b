import { hashOf } from "./random.ts";

const smooth = (x: number) => x * x * (3 - 2 * x);
const mix = (a: number, b: number, x: number) => a + (b - a) * x;

/**
 * Returns value noise in three dimensions: smooth, deterministic, in [-1, 1], with independent lattice
 * points.
 * @param name key of the noise; two names give unrelated noise
 */
export function valueNoise(name: string, x: number, y: number, z: number): number {
  const [x0, y0, z0] = [Math.floor(x), Math.floor(y), Math.floor(z)];
  const [fx, fy, fz] = [smooth(x - x0), smooth(y - y0), smooth(z - z0)];
  const at = (dx: number, dy: number, dz: number) =>
    (hashOf(`${name}/${x0 + dx}/${y0 + dy}/${z0 + dz}`) / 4294967296) * 2 - 1;
  const plane = (dz: number) =>
    mix(mix(at(0, 0, dz), at(1, 0, dz), fx), mix(at(0, 1, dz), at(1, 1, dz), fx), fy);
  return mix(plane(0), plane(1), fz);
}
