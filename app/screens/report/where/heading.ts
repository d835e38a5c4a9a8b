/** What a device says of how it is held. */
export interface Held {
  readonly alpha: number | null;
  readonly beta: number | null;
  readonly gamma: number | null;
  readonly absolute: boolean;
  /** Of iPhones: degrees clockwise from magnetic north, already made for how it is held. */
  readonly webkitCompassHeading?: number | null | undefined;
}

const turn = (degrees: number) => ((degrees % 360) + 360) % 360;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/**
 * Which way the top of a device points, in degrees clockwise from magnetic north; null where it does not say. `screenAngle`: how far
 * its picture is turned from upright. Held upright, the way is that of its back: people look through it at the fire.
 */
export function magneticHeading(held: Held, screenAngle: number): number | null {
  const { webkitCompassHeading: given, alpha, beta, gamma } = held;
  if (typeof given === "number" && given >= 0) return turn(given + screenAngle);
  if (!held.absolute || alpha === null || beta === null || gamma === null) return null;
  const [z, x, y] = [radians(alpha), radians(beta), radians(gamma)];
  // Flat, the top edge tells; upright, the back does: the ground's part of both together never vanishes between.
  const top = [-Math.cos(x) * Math.sin(z), Math.cos(x) * Math.cos(z)] as const;
  const back = [
    -Math.cos(z) * Math.sin(y) - Math.sin(z) * Math.sin(x) * Math.cos(y),
    -Math.sin(z) * Math.sin(y) + Math.cos(z) * Math.sin(x) * Math.cos(y),
  ] as const;
  const [east, north] = [top[0] + back[0], top[1] + back[1]];
  if (Math.hypot(east, north) < 1e-6) return null;
  return turn((Math.atan2(east, north) * 180) / Math.PI + screenAngle);
}
