import { sql } from "drizzle-orm";

/** One look into a unique index for each way in which an alert is one: however many a change told, it is found at once. */
const toldAt = (
  place: "told.place_id = alerts.place_id" | "told.place_id IS NULL AND alerts.place_id IS NULL",
) =>
  sql.raw(`EXISTS (
    SELECT FROM alerts AS told
    WHERE told.change_id = newer.id AND told.person_id = alerts.person_id AND told.channel = alerts.channel AND ${place}
      AND told.gathered_at IS NOT NULL)`);

/**
 * Of a row of `alerts`: whether its person was told something newer of its subject, at the same place and by the same channel. It is
 * `toTell`'s rule for what went in a message of its own: what was true before is no news, and reassures where it no longer holds.
 */
export const IS_OVERTAKEN = sql<boolean>`EXISTS (
  SELECT FROM changes AS own
    JOIN changes AS newer ON newer.subject = own.subject AND newer.observed_at > own.observed_at
      AND (newer.kind = 'danger') = (own.kind = 'danger')
      AND newer.corrected_at IS NULL
  WHERE own.id = alerts.change_id
    AND (${toldAt("told.place_id = alerts.place_id")} OR ${toldAt("told.place_id IS NULL AND alerts.place_id IS NULL")}))`;
