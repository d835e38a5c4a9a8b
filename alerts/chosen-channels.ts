import { sql } from "drizzle-orm";

/** SQL of every saved place and followed fire, with its person and channels. */
export const CHOSEN_CHANNELS = sql`(
  SELECT person_id, by_email, by_sms, by_push FROM saved_places
  UNION ALL SELECT person_id, by_email, by_sms, by_push FROM saved_fires
)`;
