import { sql } from "drizzle-orm";
import type { Logger } from "pino";
import type { ContentService } from "#content/content-service.ts";
import type { Database } from "#database/open.server.ts";
import { sharedReadings } from "#database/schema.ts";
import { createSharedVersions, type ReadSharedVersions } from "#history/shared-versions.server.ts";
import { repeatSync } from "#territory/sync-together.ts";

const KEY = "publications";

/** Content that is refreshed after each publication, whichever site of the installation got the webhook. */
export interface SharedPublications {
  readonly content: ContentService;
  /** Reads the content again if another site got the webhook of a publication. Never rejects. */
  sync(): Promise<void>;
  /** Calls `sync` repeatedly. Returns a function that stops these calls. */
  start(): () => void;
}

/** Counts publications in the database. Without a database, each site reads its content once a minute. */
export function sharePublications(
  database: Database,
  content: ContentService,
  readVersions: ReadSharedVersions = createSharedVersions(database),
  log?: Pick<Logger, "warn">,
): SharedPublications {
  /** Number of the last publication whose content this site read; null until the number is known. */
  let followed: number | null = null;

  async function publish(): Promise<void> {
    const [row] = await database.run((queries) =>
      queries
        .insert(sharedReadings)
        .values({ key: KEY, version: 1, packed: new Uint8Array() })
        .onConflictDoUpdate({
          target: sharedReadings.key,
          set: { version: sql`${sharedReadings.version} + 1`, storedAt: sql`now()` },
        })
        .returning(),
    );
    // If the number rose by more than one, another site published too: the next check notices.
    if (row?.version === (followed ?? 0) + 1) followed = row.version;
  }

  async function sync(): Promise<void> {
    try {
      const rows = await readVersions(KEY);
      const version = rows.find(({ key }) => key === KEY)?.version ?? 0;
      const isNew = followed !== null && followed !== version;
      followed = version;
      if (isNew) await content.invalidate();
    } catch {
      // Ignored: readings of the situation use the same database, and their log and metric show the outage.
    }
  }

  return {
    content: {
      ...content,
      async invalidate() {
        await content.invalidate();
        await publish().catch((err) => log?.warn({ err }, "could not share a publication with other sites"));
      },
    },
    sync,
    start: () => repeatSync(sync),
  };
}
