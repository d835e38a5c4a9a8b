export interface Town {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  /** Offset of the name from the dot. The name starts there, ends there if `dx` is negative, or is centred at 0. */
  readonly dx: number;
  /** Offset of the middle of the name's line. */
  readonly dy: number;
  /** True if the name is hidden on small maps. */
  readonly minor: boolean;
}

/** Writes each town, separated by bars. A minus before the name means that it is minor: `12,30,-9,0,-Alma`. */
export const writeTowns = (towns: readonly Town[]): string =>
  towns.map(({ x, y, dx, dy, minor, name }) => `${x},${y},${dx},${dy},${minor ? "-" : "+"}${name}`).join("|");

export function readTowns(towns: string): Town[] {
  if (towns === "") return [];
  return towns.split("|").map((each) => {
    const [x, y, dx, dy, ...rest] = each.split(",");
    const name = rest.join();
    return {
      x: Number(x),
      y: Number(y),
      dx: Number(dx),
      dy: Number(dy),
      minor: name.startsWith("-"),
      name: name.slice(1),
    };
  });
}

/** Least distance between a dot and a name that a line joins, in drawing units. */
const NEAR = 50;

/** Returns whether a line joins a name to its dot. */
export const hasLine = ({ dx, dy }: Pick<Town, "dx" | "dy">): boolean => Math.hypot(dx, dy) > NEAR;
