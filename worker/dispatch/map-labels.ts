import { type Box, inside, overlap, textWidth } from "#territory/text-box.ts";
import { HEIGHT, WIDTH } from "./map-view.ts";

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A named point on the map. */
export interface Mark extends Spot {
  readonly name: string;
}

export interface Label extends Mark {
  readonly side: "start" | "end";
  /** In small type only. Phones have no small type, so they omit the name. */
  readonly isSmall: boolean;
}

/** Font sizes in the map's own units, as the styles set them on wide screens and on phones. */
const SIZES = { small: 14, large: 26 } as const;
export const GAP = 12;
const DOT_REACH = 18;
/** Height of the scale at the foot of the map. */
const RULER = 40;

/** Area of the map where names can be placed. */
const SHEET: Box = { left: 0, right: WIDTH, top: 0, bottom: HEIGHT - RULER };
const around = ({ x, y }: Spot, reach: number): Box => ({
  left: x - reach,
  right: x + reach,
  top: y - reach,
  bottom: y + reach,
});

function boxOf({ name, x, y }: Mark, side: Label["side"], size: number): Box {
  const width = GAP + textWidth(name, size);
  const [left, right] = side === "start" ? [x, x + width] : [x - width, x];
  return { left, right, top: y - size / 2, bottom: y + size / 2 };
}

/**
 * Returns the names that fit next to their marks without covering a name or report. The first ones are large
 * enough for phones; more follow in small type.
 */
export function labelsOf(marks: readonly Mark[], reports: readonly Spot[]): readonly Label[] {
  const occupied = reports.map((report) => around(report, DOT_REACH));
  const labels: Label[] = [];
  for (const [size, isSmall] of [[SIZES.large, false] as const, [SIZES.small, true] as const])
    for (const mark of marks) {
      if (labels.some(({ name }) => name === mark.name)) continue;
      const side = (["start", "end"] as const).find((each) => {
        const box = boxOf(mark, each, size);
        return inside(box, SHEET) && !occupied.some((other) => overlap(box, other));
      });
      if (side === undefined) continue;
      occupied.push(boxOf(mark, side, size));
      labels.push({ ...mark, side, isSmall });
    }
  return labels;
}
