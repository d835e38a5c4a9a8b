import { randomBytes } from "node:crypto";
import { and, eq, type SQL, sql } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import type { KeyedHash } from "#accounts/keyed-hash.server.ts";
import { isDatabaseAway } from "#database/database-error.ts";
import type { Database } from "#database/open.server.ts";
import { operatorSessions } from "#database/schema.ts";
import type { Seal } from "#delivery/seal.server.ts";
import type { OperatorSession, Staff } from "../staff.ts";

interface Parts {
  readonly database: Database;
  readonly seal: Seal;
  readonly keyedHash: KeyedHash;
}

const IDLE_MS = 30 * 60_000;
const TOTAL_MS = 12 * 3_600_000;
const TOKEN_BYTES = 32;
const MOST_REMEMBERED = 1000;
const ago = (ms: number): SQL => sql`now() - ${ms / 1000}::double precision * interval '1 second'`;
const isOpen = (): SQL =>
  sql`${operatorSessions.lastSeenAt} > ${ago(IDLE_MS)} AND ${operatorSessions.createdAt} > ${ago(TOTAL_MS)}`;

/** Keeps sessions of operators and dispatch, which end after 30 idle minutes or 12 hours. */
export function createSessions({ database, seal, keyedHash }: Parts) {
  const markOf = (token: string) => keyedHash(`operator session ${token}`);
  /** Sessions that this process read. With them, dispatch can use its page while the database is away. */
  const remembered = new LRUCache<string, { readonly session: OperatorSession; readonly createdAt: Date }>({
    ...{ max: MOST_REMEMBERED, ttl: IDLE_MS },
  });

  async function readRow(ownMark: string): Promise<OperatorSession | null> {
    const [row] = await database.run((queries) =>
      queries
        .update(operatorSessions)
        .set({ lastSeenAt: sql`now()` })
        .where(and(eq(operatorSessions.mark, ownMark), isOpen()))
        .returning(),
    );
    const name = row === undefined ? null : seal.read(row.sealedName);
    if (row === undefined || name === null) {
      remembered.delete(ownMark);
      return null;
    }
    const session = { subject: row.subject, name, roles: row.roles };
    remembered.set(ownMark, { session, createdAt: row.createdAt });
    return session;
  }

  return {
    /**
     * Begins a session. While the database is away, only this process knows the session, until the database
     * is back: people can sign in during an outage.
     * @returns the session's token, which only the browser keeps
     * @throws {DatabaseError}
     */
    async begin({ subject, name, roles }: Staff): Promise<string> {
      const token = randomBytes(TOKEN_BYTES).toString("base64url");
      const row = { mark: markOf(token), subject, sealedName: seal.close(name), roles: [...roles] };
      try {
        await database.run((queries) => queries.insert(operatorSessions).values(row));
      } catch (error) {
        if (!isDatabaseAway(error)) throw error;
        remembered.set(row.mark, { session: { subject, name, roles }, createdAt: new Date() });
      }
      return token;
    },

    /** Returns the session of a token and records its use; null if it ended. @throws {DatabaseError} */
    async read(token: string): Promise<OperatorSession | null> {
      const ownMark = markOf(token);
      try {
        return await readRow(ownMark);
      } catch (error) {
        const known = isDatabaseAway(error) ? remembered.get(ownMark) : undefined;
        if (known === undefined || Date.now() >= known.createdAt.getTime() + TOTAL_MS) throw error;
        return known.session;
      }
    },

    /** Ends the session of a token. @throws {DatabaseError} */
    async end(token: string): Promise<void> {
      const ownMark = markOf(token);
      remembered.delete(ownMark);
      await database.run((queries) =>
        queries.delete(operatorSessions).where(eq(operatorSessions.mark, ownMark)),
      );
    },
  };
}

/** Deletes ended sessions. @throws {DatabaseError} */
export async function sweepSessions(database: Database): Promise<void> {
  await database.run((queries) => queries.delete(operatorSessions).where(sql`NOT (${isOpen()})`));
}
