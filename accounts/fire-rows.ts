import type { savedFires } from "#database/schema.ts";
import type { SavedFire } from "./account-api.ts";

export const savedFireOf = (row: typeof savedFires.$inferSelect): SavedFire => ({
  fireId: row.fireId,
  savedAt: row.savedAt.toISOString(),
  seenAt: row.seenAt.toISOString(),
  emailNotification: row.byEmail,
  smsNotification: row.bySms,
  pushNotification: row.byPush,
});
