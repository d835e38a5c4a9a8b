import { eq } from "drizzle-orm";
import type { Database } from "#database/open.server.ts";
import { type Channel, channelPauses } from "#database/schema.ts";

/** Has every worker leave a channel's messages where they are, until it is resumed. @throws {DatabaseError} */
export async function pauseChannel(database: Database, channel: Channel, now: Date): Promise<void> {
  await database.run((queries) =>
    queries.insert(channelPauses).values({ channel, pausedAt: now }).onConflictDoNothing(),
  );
}

/** @throws {DatabaseError} */
export async function resumeChannel(database: Database, channel: Channel): Promise<void> {
  await database.run((queries) => queries.delete(channelPauses).where(eq(channelPauses.channel, channel)));
}
