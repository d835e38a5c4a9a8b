import type { Sender } from "#accounts/sender.ts";
import type { Limit, RateLimits } from "#database/rate-limits.server.ts";
import type { Point } from "#territory/point.ts";
import type { Counted } from "../required-proof.server.ts";

const perTenMinutes = (most: number): Limit => ({ most, perSeconds: 600 });
const SENDERS = ["network", "range", "block"] as const;

/**
 * Limits on reports without a proof of work. One network can be a family, a camp, or a whole village behind
 * one address. A range can be a village whose phones have one carrier, a block the carrier's whole network.
 */
const REPORTS = {
  network: perTenMinutes(5),
  range: perTenMinutes(20),
  block: perTenMinutes(100),
  /** An area of about ten kilometres. All reports without a point count as one area. */
  area: perTenMinutes(20),
} as const;

/** Limits on reports of new fires, even with a proof of work, which does not prove that a fire exists. */
const NEW_FIRES = { network: perTenMinutes(5), range: perTenMinutes(8), block: perTenMinutes(20) } as const;

const areaOf = (at: Point | null) =>
  at === null ? "words" : `${Math.floor(at.lat * 10)},${Math.floor(at.lon * 10)}`;

/** Returns the counters of a report: of its network, range and block, if they are known, then of its area. */
export const countedWith = ({
  sender,
  at,
}: {
  readonly sender: Sender | null;
  readonly at: Point | null;
}): readonly Counted[] => [
  ...(sender === null
    ? []
    : SENDERS.map((of) => ({ key: `report:${of}:${sender[of]}`, limit: REPORTS[of] }))),
  { key: `report-area:${areaOf(at)}`, limit: REPORTS.area },
];

/**
 * Counts a sender's report of a new fire, which no earlier report is about. Returns whether the sender's
 * network, range or block reports more new fires than people see. Beyond one limit, the wider limits are not
 * counted: a flood of one network must not use up the limits of the network's neighbours.
 * @throws {DatabaseError}
 */
export async function isBeyondNewFires(limits: RateLimits, sender: Sender): Promise<boolean> {
  for (const of of SENDERS)
    if (!(await limits.consume(`new-fires:${of}:${sender[of]}`, NEW_FIRES[of])).isAllowed) return true;
  return false;
}
