import type { Limit } from "#database/rate-limits.server.ts";
import type { Point } from "#territory/point.ts";
import type { Counted } from "../wanted-proof.server.ts";

/** Limit of one network: a family, a camp, or a whole village behind one address. */
const BY_SENDER: Limit = { most: 5, perSeconds: 600 };
/** Limit of one area of about ten kilometres. All reports without a point count as one area. */
const BY_AREA: Limit = { most: 20, perSeconds: 600 };

const areaOf = (at: Point | null) =>
  at === null ? "words" : `${Math.floor(at.lat * 10)},${Math.floor(at.lon * 10)}`;

/** Returns the counters of a report: its sender if the network is known, then its area. */
export const countedWith = ({
  sender,
  at,
}: {
  readonly sender: string | null;
  readonly at: Point | null;
}): readonly Counted[] => [
  ...(sender === null ? [] : [{ key: `report:${sender}`, limit: BY_SENDER }]),
  { key: `report-area:${areaOf(at)}`, limit: BY_AREA },
];
