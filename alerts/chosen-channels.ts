import { sql } from "drizzle-orm";

/** What somebody chose to be alerted of, places and fires alike, each with its channels. */
export const CHOSEN_CHANNELS = sql`(
  SELECT person_id, by_email, by_sms, by_push FROM saved_places
  UNION ALL SELECT person_id, by_email, by_sms, by_push FROM saved_fires
)`;
