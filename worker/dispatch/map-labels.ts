import { HEIGHT, WIDTH } from "./map-view.ts";

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** What a name stands beside. */
export interface Mark extends Spot {
  readonly name: string;
}

export interface Label extends Mark {
  readonly side: "start" | "end";
  /** In small letters alone: a phone, whose letters are large, leaves it out. */
  readonly isSmall: boolean;
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** In the map's own units, as the styles have them on a wide screen and on a phone. */
const SIZES = { small: 14, large: 26 } as const;
/** Of a letter, in its size: the widest usual ones. */
const LETTER = 0.62;
export const GAP = 12;
const DOT_REACH = 18;
/** At the foot of the map, with its own words. */
const RULER = 40;

const overlap = (a: Box, b: Box) =>
  a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;
const isInView = ({ left, right, top, bottom }: Box) =>
  left >= 0 && top >= 0 && right <= WIDTH && bottom <= HEIGHT - RULER;
const around = ({ x, y }: Spot, reach: number): Box => ({
  left: x - reach,
  right: x + reach,
  top: y - reach,
  bottom: y + reach,
});

function boxOf({ name, x, y }: Mark, side: Label["side"], size: number): Box {
  const width = GAP + name.length * LETTER * size;
  const [left, right] = side === "start" ? [x, x + width] : [x - width, x];
  return { left, right, top: y - size / 2, bottom: y + size / 2 };
}

/**
 * The names that have room beside their marks, none over another nor over a report: the first of them in letters large enough for a phone,
 * more in small ones.
 */
export function labelsOf(marks: readonly Mark[], reports: readonly Spot[]): readonly Label[] {
  const taken = reports.map((report) => around(report, DOT_REACH));
  const labels: Label[] = [];
  for (const [size, isSmall] of [[SIZES.large, false] as const, [SIZES.small, true] as const])
    for (const mark of marks) {
      if (labels.some(({ name }) => name === mark.name)) continue;
      const side = (["start", "end"] as const).find((each) => {
        const box = boxOf(mark, each, size);
        return isInView(box) && !taken.some((other) => overlap(box, other));
      });
      if (side === undefined) continue;
      taken.push(boxOf(mark, side, size));
      labels.push({ ...mark, side, isSmall });
    }
  return labels;
}
