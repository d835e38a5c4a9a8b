/** Orientation event of a device. */
export interface Orientation {
  readonly alpha: number | null;
  readonly beta: number | null;
  readonly gamma: number | null;
  readonly absolute: boolean;
  /** Only on iPhones: degrees clockwise from magnetic north, already adjusted to the orientation. */
  readonly webkitCompassHeading?: number | null | undefined;
}

const turn = (degrees: number) => ((degrees % 360) + 360) % 360;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/**
 * Returns the direction of a device's top, in degrees clockwise from magnetic north; null if unknown.
 * `screenAngle` is the screen's rotation from upright. For an upright device, it is the direction of its
 * back, because people look at the fire through it.
 */
export function magneticHeading(held: Orientation, screenAngle: number): number | null {
  const { webkitCompassHeading: iphoneHeading, alpha, beta, gamma } = held;
  if (typeof iphoneHeading === "number" && iphoneHeading >= 0) return turn(iphoneHeading + screenAngle);
  if (!held.absolute || alpha === null || beta === null || gamma === null) return null;
  const [z, x, y] = [radians(alpha), radians(beta), radians(gamma)];
  // A flat device uses its top edge, an upright one its back. The sum of their horizontal parts is never zero
  // in between.
  const top = [-Math.cos(x) * Math.sin(z), Math.cos(x) * Math.cos(z)] as const;
  const back = [
    -Math.cos(z) * Math.sin(y) - Math.sin(z) * Math.sin(x) * Math.cos(y),
    -Math.sin(z) * Math.sin(y) + Math.cos(z) * Math.sin(x) * Math.cos(y),
  ] as const;
  const [east, north] = [top[0] + back[0], top[1] + back[1]];
  if (Math.hypot(east, north) < 1e-6) return null;
  return turn((Math.atan2(east, north) * 180) / Math.PI + screenAngle);
}
