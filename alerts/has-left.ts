import { sql } from "drizzle-orm";

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
