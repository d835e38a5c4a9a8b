import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import type { PoolClient } from "pg";
import { asDatabaseError, DatabaseError, isDatabaseAway, isReadOnlyDatabase } from "./database-error.ts";
import { HostPool, type HostPoolOptions } from "./host-pool.server.ts";

/** Few: the sandbox's database runs one transaction at a time, and production counts them by process. */
const CONNECTIONS = 5;
const CONNECT_LIMIT_MS = 5_000;
const STATEMENT_LIMIT_MS = 15_000;
/** How much later the driver gives up a server that no longer answers at all. */
const ANSWER_MARGIN_MS = 2_000;
/** A transaction left open holds everybody up. */
const IDLE_TRANSACTION_LIMIT_MS = 10_000;
const IDLE_CONNECTION_MS = 30_000;

export type Queries = NodePgDatabase;
export type Transaction = Parameters<Parameters<Queries["transaction"]>[0]>[0];

/** Connections of a pool. */
/**
 * Options of PostgreSQL for statements that read few rows, as ours do. It would compile some of them (40 to 200 ms each time), and start
 * processes for them (10 to 30 ms).
 */
export const FEW_ROWS = "-c jit=off -c max_parallel_workers_per_gather=0";

export interface Connections {
  readonly total: number;
  readonly idle: number;
  /** Callers that wait for one. */
  readonly waiting: number;
}

/** The one way to the database: every failure comes out as a `DatabaseError`. */
export interface Database {
  /** Runs statements, each on its own. @throws {DatabaseError} */
  run<T>(work: (queries: Queries) => Promise<T>): Promise<T>;
  /** Runs statements as one; keep it short, and call nothing outside within it. @throws {DatabaseError} */
  transaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T>;
  /**
   * Runs statements on one connection to the server itself, each by itself and as long as it takes.
   * @throws {DatabaseError} `database-refused` behind a pooler such as PgBouncer: another program would get the connection
   */
  unlimited<T>(work: (queries: Queries) => Promise<T>): Promise<T>;
  connections(): Connections;
  /** Waits for what runs, then lets every connection go. */
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** Longest wait for a lock. Without it a statement waits as long as it may run. */
  readonly lockLimitMs?: number;
  /** Time after which a statement without an answer fails. */
  readonly answerMs?: number;
  /** Most connections at the same time. */
  readonly connections?: number;
  /** Longest run of a statement. If it is 0, no limit is sent: those of the database's user apply. */
  readonly statementLimitMs?: number;
  /** Whether a replica will do, for reading only. */
  readonly acceptsReplica?: boolean;
}

/** Reads from settings how many connections there can be, and their limit. */
export const connectionOptions = (settings: {
  readonly DATABASE_CONNECTIONS: number;
  readonly DATABASE_STATEMENT_SECONDS: number;
}) => ({
  connections: settings.DATABASE_CONNECTIONS,
  statementLimitMs: settings.DATABASE_STATEMENT_SECONDS * 1_000,
});

/**
 * Opens a small pool on a `postgres://` address, which can name several hosts. Nothing is asked of the server before the first
 * call. PgBouncer refuses connections that bring limits, or options, of their own.
 */
export function openDatabase(url: string, options: DatabaseOptions = {}): Database {
  const { lockLimitMs, connections = CONNECTIONS, statementLimitMs = STATEMENT_LIMIT_MS } = options;
  const { answerMs = (statementLimitMs || STATEMENT_LIMIT_MS) + ANSWER_MARGIN_MS } = options;
  const pool = createPool(url, {
    acceptsReplica: options.acceptsReplica ?? false,
    max: connections,
    query_timeout: answerMs,
    ...(statementLimitMs > 0 && {
      options: FEW_ROWS,
      statement_timeout: statementLimitMs,
      idle_in_transaction_session_timeout: IDLE_TRANSACTION_LIMIT_MS,
      ...(lockLimitMs !== undefined && { lock_timeout: lockLimitMs }),
    }),
  });
  const queries = drizzle(pool);

  async function mapped<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      throw asDatabaseError(error);
    }
  }

  /**
   * Runs a transaction on one connection, and gives that back whatever happens: Drizzle keeps one whose `begin` failed.
   * A connection that did not answer is closed. It may answer later, and its transaction would stay open.
   */
  async function transaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
    const client = await pool.connect();
    let isLost = false;
    try {
      return await drizzle(client).transaction(work);
    } catch (error) {
      isLost = isDatabaseAway(asDatabaseError(error));
      throw error;
    } finally {
      client.release(isLost);
    }
  }

  async function unlimited<T>(work: (queries: Queries) => Promise<T>): Promise<T> {
    const client = await createPool(url, { acceptsReplica: false, max: 1 }).connect();
    try {
      await refusePooler(client);
      const own = drizzle(client);
      // The user's own limits, if there are any.
      for (const limit of ["statement_timeout", "lock_timeout"]) await own.execute(`SET ${limit} = 0`);
      return await work(own);
    } finally {
      // Closes it: its limits are gone.
      client.release(true);
    }
  }

  let closed: Promise<void> | undefined;
  return {
    run: (work) => mapped(() => work(queries)),
    transaction: (work) => mapped(() => transaction(work)),
    unlimited: (work) => mapped(() => unlimited(work)),
    connections: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => {
      closed ??= pool.end();
      return closed;
    },
  };
}

/**
 * Refuses a start on a server that only allows reading: it would lose each fire report. Programs start without a database that is away.
 * @throws {DatabaseError} `database-read-only`
 */
export async function refuseReadOnly(database: Database): Promise<void> {
  try {
    await database.run((queries) => queries.execute("SELECT 1"));
  } catch (error) {
    if (isReadOnlyDatabase(error)) throw error;
  }
}

/** A pooler makes up the process that it names to its clients. PGlite names none. */
async function refusePooler(client: PoolClient): Promise<void> {
  const { rows } = await client.query<{ pid: number }>("SELECT pg_backend_pid() AS pid");
  if (!("processID" in client) || client.processID === null || client.processID === rows[0]?.pid) return;
  throw new DatabaseError(
    "database-refused",
    "This work needs a connection to PostgreSQL itself: run `npm run migrate` with the primary's address, not PgBouncer's.",
  );
}

function createPool(url: string, options: HostPoolOptions): HostPool {
  const pool = new HostPool(url, {
    connectionTimeoutMillis: CONNECT_LIMIT_MS,
    idleTimeoutMillis: IDLE_CONNECTION_MS,
    keepAlive: true,
    application_name: "vigie",
    ...options,
  });
  // A connection lost while nobody used it: the pool replaces it, and without a listener the process would end.
  pool.on("error", () => {});
  // The same for one lost between two statements of a transaction: the next statement fails, and says so.
  pool.on("connect", (client) => void client.on("error", () => {}));
  return pool;
}
