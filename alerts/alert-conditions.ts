import { sql } from "drizzle-orm";

/** SQL of every saved place and followed fire, with its person and channels. */
export const CHOSEN_CHANNELS = sql`(
  SELECT person_id, by_email, by_sms, by_push FROM saved_places
  UNION ALL SELECT person_id, by_email, by_sms, by_push FROM saved_fires
)`;

/**
 * SQL condition on a row of `alerts AS prior`: its message was sent, or could have been sent. False while the
 * message waits, because it is checked against current facts before it is sent. True if the message's row was
 * deleted, because only old messages are deleted.
 */
export const HAS_LEFT = sql.raw(
  `(prior.gathered_at IS NOT NULL AND NOT (${isState("= 'waiting'")} AND NOT ${isState("<> 'waiting'")}))`,
);

function isState(state: string): string {
  return `EXISTS (
    SELECT FROM deliveries
    WHERE deliveries.person_id = prior.person_id AND deliveries.channel = prior.channel
      AND deliveries.created_at = prior.gathered_at AND deliveries.kind IN ('alert', 'digest') AND deliveries.state ${state})`;
}

/** SQL condition: the person got an alert of `newer` that meets `place`. Each variant has its own index. */
const hasAlertAt = (
  place: "other.place_id = alerts.place_id" | "other.place_id IS NULL AND alerts.place_id IS NULL",
) =>
  sql.raw(`EXISTS (
    SELECT FROM alerts AS other
    WHERE other.change_id = newer.id AND other.person_id = alerts.person_id AND other.channel = alerts.channel AND ${place}
      AND other.gathered_at IS NOT NULL)`);

/**
 * SQL condition on a row of `alerts`: its person received a newer alert about the same subject, at the same
 * place and by the same channel. `factsToSend` has the same rule within a message: a superseded state is not
 * news, and could reassure wrongly.
 */
export const IS_SUPERSEDED = sql<boolean>`EXISTS (
  SELECT FROM changes AS own
    JOIN changes AS newer ON newer.subject = own.subject AND newer.observed_at > own.observed_at
      AND (newer.kind = 'danger') = (own.kind = 'danger')
      AND newer.corrected_at IS NULL
  WHERE own.id = alerts.change_id
    AND (${hasAlertAt("other.place_id = alerts.place_id")} OR ${hasAlertAt("other.place_id IS NULL AND alerts.place_id IS NULL")}))`;
