import { promisify } from "node:util";
import { deserialize, serialize } from "node:v8";
import { brotliCompress, brotliDecompress, constants } from "node:zlib";
import { inArray, sql } from "drizzle-orm";
import type { Database } from "#database/open.server.ts";
import { sharedReadings } from "#database/schema.ts";
import { claimTask } from "#database/task-claims.server.ts";
import type { SharedReading, SharedReadings } from "#fires/sharing.server.ts";
import type { SharedState } from "#territory/shareable.ts";
import { createSharedVersions, type ReadSharedVersions } from "./shared-versions.server.ts";

const [compress, decompress] = [promisify(brotliCompress), promisify(brotliDecompress)];
const FAST = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };

/** Version of the format of packed readings. During a deployment, only programs of one version share readings. */
const SHAPE = "1 ";
/** Version of a row: the database's time. After a restore, a new reading gets no version used before. */
const NOW_MS = sql<number>`(extract(epoch FROM now()) * 1000)::bigint`;

/**
 * Shares readings through the database: readings of the data service or, by name, of another group.
 * `readVersions` is the same for all groups of a program.
 */
export function createSharedReadings(
  database: Database,
  group = "",
  readVersions: ReadSharedVersions = createSharedVersions(database),
): SharedReadings {
  const shape = group === "" ? SHAPE : `${group} ${SHAPE}`;
  const nameOf = (key: string) => key.slice(shape.length);
  return {
    async newer(known) {
      const newer = (await readVersions(group))
        .filter(({ key, version }) => key.startsWith(shape) && known.get(nameOf(key)) !== version)
        .map(({ key }) => key);
      if (newer.length === 0) return [];
      const rows = await database.run((queries) =>
        queries.select().from(sharedReadings).where(inArray(sharedReadings.key, newer)),
      );
      return Promise.all(rows.map(async (row) => ({ ...(await unpack(row)), key: nameOf(row.key) })));
    },
    claim: (afterSeconds, key = "") =>
      database.run((queries) => claimTask(queries, `readings ${shape}${key}`, afterSeconds)),
    async store(readings) {
      const values = await Promise.all(
        [...readings].map(async ([name, state]) => ({
          ...{ key: shape + name, version: NOW_MS },
          packed: await compress(serialize(state), FAST),
        })),
      );
      if (values.length === 0) return new Map();
      const stored = await database.run((queries) =>
        queries
          .insert(sharedReadings)
          .values(values)
          .onConflictDoUpdate({
            target: sharedReadings.key,
            set: {
              version: sql`greatest(${sharedReadings.version} + 1, excluded.version)`,
              packed: sql`excluded.packed`,
              storedAt: sql`now()`,
            },
          })
          .returning({ key: sharedReadings.key, version: sharedReadings.version }),
      );
      return new Map(stored.map(({ key, version }) => [nameOf(key), version]));
    },
  };
}

type Row = typeof sharedReadings.$inferSelect;

async function unpack({ version, packed }: Row): Promise<Omit<SharedReading, "key">> {
  const state: SharedState = deserialize(await decompress(packed));
  return { ...state, version };
}
