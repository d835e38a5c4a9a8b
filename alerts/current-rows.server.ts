import type { SQL } from "drizzle-orm";
import type { Queries, Transaction } from "#database/open.server.ts";
import { type Change, isFireChange } from "#history/change.ts";
import { distanceKm } from "#territory/distance.ts";
import { type AlertRow, alertRows, SAME_KM } from "./alert-rows.server.ts";
import { currentFacts } from "./current-facts.server.ts";

export interface CurrentRow extends AlertRow {
  /** The change as messages describe it now; null if this version of the program cannot parse it. */
  readonly change: Change | null;
  /** `unsure` alerts wait. `over` alerts are not sent. */
  readonly validity: "valid" | "over" | "unsure";
}

/** If an active fire leaves the list, alerts of a change this old no longer wait for the fire to return. */
const MOST_GONE_MS = 6 * 3_600_000;

/** Returns alerts with their changes as they are now, and their validity. @throws {DatabaseError} */
export async function currentRows(
  queries: Queries | Transaction,
  where: SQL | undefined,
  at: Date,
): Promise<CurrentRow[]> {
  const rows = await alertRows(queries, where);
  const changes = new Set(rows.flatMap(({ change, falseAllClear }) => [change, falseAllClear]));
  const currentOf = await currentFacts(
    queries,
    [...changes].filter((each) => each !== null),
    at,
  );
  return rows.map((row): CurrentRow => {
    const { change, falseAllClear } = row;
    if (change === null) return { ...row, validity: "valid" };
    const current = currentOf(change, { falseAllClear, location: row.place?.location ?? null });
    if (current === "gone" || current === "unsure") {
      const isOver = current === "gone" && at.getTime() - row.stored.observedAt.getTime() > MOST_GONE_MS;
      return { ...row, validity: isOver ? "over" : "unsure" };
    }
    const isStill = current !== null && (row.isCorrection || isNear(current.change, row));
    return { ...row, change: current?.change ?? change, validity: isStill ? "valid" : "over" };
  });
}

function isNear(change: Change, { place }: AlertRow): boolean {
  const at = isFireChange(change) ? change.after?.at : null;
  return (
    !at ||
    place === null ||
    distanceKm({ lat: place.latitude, lon: place.longitude }, at) <= place.radiusKm + SAME_KM
  );
}
