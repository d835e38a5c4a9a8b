import type { SQL } from "drizzle-orm";
import type { Queries, Transaction } from "#database/open.server.ts";
import { type Change, isFireChange, readChange } from "#history/change.ts";
import { distanceKm } from "#territory/distance.ts";
import { type AlertRow, alertRows, SAME_KM } from "./alert-rows.server.ts";
import { currentFacts } from "./current-facts.server.ts";

export interface CurrentRow extends AlertRow {
  /** The change as the message describes it now; null if this version of the program cannot parse it. */
  readonly currentChange: Change | null;
  /** `unsure` alerts wait. `over` alerts are not sent. */
  readonly validity: "valid" | "over" | "unsure";
}

/** If an active fire leaves the list, alerts of a change this old no longer wait for the fire to return. */
const MOST_GONE_MS = 6 * 3_600_000;

/** Returns alerts, each with its validity by the current facts. @throws {DatabaseError} */
export async function currentRows(
  queries: Queries | Transaction,
  where: SQL | undefined,
  at: Date,
): Promise<CurrentRow[]> {
  const rows = await alertRows(queries, where);
  const read = new Map<number, Change | null>();
  for (const { change, falseAllClear } of rows)
    for (const each of [change, falseAllClear])
      if (each && !read.has(each.id)) read.set(each.id, readChange(each));
  const changes = [...read.values()].filter((change) => change !== null);
  const currentOf = await currentFacts(queries, changes, at);
  return rows.map((row): CurrentRow => {
    const change = read.get(row.change.id) ?? null;
    if (change === null) return { ...row, currentChange: null, validity: "valid" };
    const falseAllClear = row.falseAllClear && (read.get(row.falseAllClear.id) ?? null);
    const current = currentOf(change, { falseAllClear, location: row.place?.location ?? null });
    if (current === "gone" || current === "unsure") {
      const isOver = current === "gone" && at.getTime() - row.change.observedAt.getTime() > MOST_GONE_MS;
      return { ...row, currentChange: change, validity: isOver ? "over" : "unsure" };
    }
    const isStill = current !== null && (row.falseAllClear !== null || isNear(current.change, row));
    return { ...row, currentChange: current?.change ?? change, validity: isStill ? "valid" : "over" };
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
