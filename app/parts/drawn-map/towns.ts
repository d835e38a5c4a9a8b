export interface Town {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  /** Horizontal offset of the name's start from the dot; of its end if negative, of its middle if 0. */
  readonly dx: number;
  /** Vertical offset of the middle of the name's line from the dot. */
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
