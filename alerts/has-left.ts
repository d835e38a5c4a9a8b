import { sql } from "drizzle-orm";

/**
 * Of a row of `alerts AS told`: whether its message left, or may have. A message that still waits is checked against current facts, and
 * says what is false no more. The rows of old messages are swept: they left.
 */
export const HAS_LEFT = sql.raw(
  `(told.gathered_at IS NOT NULL AND NOT (${isState("= 'waiting'")} AND NOT ${isState("<> 'waiting'")}))`,
);

function isState(state: string): string {
  return `EXISTS (
    SELECT FROM deliveries
    WHERE deliveries.person_id = told.person_id AND deliveries.channel = told.channel
      AND deliveries.created_at = told.gathered_at AND deliveries.kind IN ('alert', 'digest') AND deliveries.state ${state})`;
}
