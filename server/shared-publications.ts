import { eq, sql } from "drizzle-orm";
import type { Logger } from "pino";
import type { ContentService } from "#content/content-service.ts";
import type { Database } from "#database/open.server.ts";
import { sharedReadings } from "#database/schema.ts";

/** Pause between two looks for a publication that another site was told of. */
const LOOK_EVERY_MS = 1_500;
const KEY = "publications";

/** Content that follows each publication, whichever site of the installation was told of it. */
export interface SharedPublications {
  readonly content: ContentService;
  /** Reads the content again if another site was told of a publication. Never rejects. */
  look(): Promise<void>;
  /** Looks again and again. The returned function stops it. */
  start(): () => void;
}

/** Shares publications by a number in the database. Without a database, each site reads its content once a minute. */
export function sharePublications(
  database: Database,
  content: ContentService,
  log?: Pick<Logger, "warn">,
): SharedPublications {
  /** The number of publications that this site followed; null until it is known. */
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
    // Another publication can have come since the last look: the next look finds it.
    if (row?.version === (followed ?? 0) + 1) followed = row.version;
  }

  async function look(): Promise<void> {
    try {
      const [row] = await database.run((queries) =>
        queries
          .select({ version: sharedReadings.version })
          .from(sharedReadings)
          .where(eq(sharedReadings.key, KEY)),
      );
      const version = row?.version ?? 0;
      const isNew = followed !== null && followed !== version;
      followed = version;
      if (isNew) await content.invalidate();
    } catch {
      // The readings of the situation use the same database: their log and metric say that it is away.
    }
  }

  return {
    content: {
      ...content,
      async invalidate() {
        await content.invalidate();
        await publish().catch((err) => log?.warn({ err }, "other sites were not told of a publication"));
      },
    },
    look,
    start() {
      let timer: NodeJS.Timeout | undefined;
      let isStopped = false;
      async function cycle(): Promise<void> {
        await look();
        if (!isStopped) timer = setTimeout(cycle, LOOK_EVERY_MS).unref();
      }
      void cycle();
      return () => {
        isStopped = true;
        clearTimeout(timer);
      };
    },
  };
}
