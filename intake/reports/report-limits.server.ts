import type { Limit } from "#database/rate-limits.server.ts";
import type { Point } from "#territory/point.ts";
import type { Counted } from "../wanted-proof.server.ts";

/** Of one place of the network: a family, a camp, a whole village behind one address. */
const BY_SENDER: Limit = { most: 5, perSeconds: 600 };
/** About one area of some ten kilometres; all that words alone tell of is one. */
const BY_AREA: Limit = { most: 20, perSeconds: 600 };

const areaOf = (at: Point | null) =>
  at === null ? "words" : `${Math.floor(at.lat * 10)},${Math.floor(at.lon * 10)}`;

/** What a report counts among: those about its area, and those of its sender where the network tells. */
export const countedWith = ({
  sender,
  at,
}: {
  readonly sender: string | null;
  readonly at: Point | null;
}): readonly Counted[] => [
  { key: `report-area:${areaOf(at)}`, limit: BY_AREA },
  ...(sender === null ? [] : [{ key: `report:${sender}`, limit: BY_SENDER }]),
];
