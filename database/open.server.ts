import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import type { PoolClient } from "pg";
import { asDatabaseError, DatabaseError, isDatabaseAway, isReadOnlyDatabase } from "./database-error.ts";
import { HostPool, type HostPoolOptions } from "./host-pool.server.ts";

/** Connections of each process. Few, because the sandbox's database runs one transaction at a time. */
const CONNECTIONS = 5;
const CONNECT_LIMIT_MS = 5_000;
const STATEMENT_LIMIT_MS = 15_000;
/** Time in ms that the driver waits for a response after the server's own time limit has passed. */
const ANSWER_MARGIN_MS = 2_000;
/** Time in ms that a call waits after its limit, so that the server first ends a slow statement, unsaved. */
const CALL_MARGIN_MS = 500;
/** Time after which the server ends an idle transaction, in ms, because it could block other transactions. */
const IDLE_TRANSACTION_LIMIT_MS = 10_000;
const IDLE_CONNECTION_MS = 30_000;

export type Queries = NodePgDatabase;
export type Transaction = Parameters<Parameters<Queries["transaction"]>[0]>[0];

/**
 * PostgreSQL options for statements that read few rows, as ours do. Otherwise PostgreSQL would compile some
 * statements (40 to 200 ms each time), and start processes for some statements (10 to 30 ms).
 */
const FEW_ROWS = "-c jit=off -c max_parallel_workers_per_gather=0";

export interface Connections {
  readonly total: number;
  readonly idle: number;
  readonly waiting: number;
}

/** The only access to the database: every failure is a `DatabaseError`. */
export interface Database {
  /** Runs statements, each in its own transaction. @throws {DatabaseError} */
  run<T>(work: (queries: Queries) => Promise<T>): Promise<T>;
  /** Runs statements in one short transaction. Call no other service in it. @throws {DatabaseError} */
  transaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T>;
  /**
   * Runs statements on one direct connection to the server, each in its own transaction and without a time
   * limit.
   * @throws {DatabaseError} `database-refused` behind a pooler such as PgBouncer, which would later give the
   * connection to another program
   */
  unlimited<T>(work: (queries: Queries) => Promise<T>): Promise<T>;
  connections(): Connections;
  /** Waits for running statements, then closes every connection. */
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /**
   * Time limit of a call, in ms, including its waits for a connection and for locks. If unset, only
   * statements have limits. A call to PGlite can take longer: it runs one transaction at a time.
   */
  readonly callLimitMs?: number;
  /** Time after which a statement without a response fails, in ms. */
  readonly answerMs?: number;
  readonly connections?: number;
  /** Time limit of a statement, in ms. If 0, no limits are sent: the limits of the database's user apply. */
  readonly statementLimitMs?: number;
  /** Whether a replica is accepted, for reading only. */
  readonly acceptsReplica?: boolean;
}

export const connectionOptions = (settings: {
  readonly DATABASE_CONNECTIONS: number;
  readonly DATABASE_STATEMENT_SECONDS: number;
}) => ({
  connections: settings.DATABASE_CONNECTIONS,
  statementLimitMs: settings.DATABASE_STATEMENT_SECONDS * 1_000,
});

/**
 * Opens a small pool on a `postgres://` address, which can have several hosts. Connects on the first call.
 * PgBouncer refuses connections that send their own limits or options.
 */
export function openDatabase(url: string, options: DatabaseOptions = {}): Database {
  const { callLimitMs, connections = CONNECTIONS, statementLimitMs = STATEMENT_LIMIT_MS } = options;
  const { answerMs = (statementLimitMs || STATEMENT_LIMIT_MS) + ANSWER_MARGIN_MS } = options;
  const pool = createPool(url, {
    acceptsReplica: options.acceptsReplica ?? false,
    max: connections,
    query_timeout: answerMs,
    ...(statementLimitMs > 0 && {
      options: FEW_ROWS,
      statement_timeout: Math.min(statementLimitMs, callLimitMs ?? statementLimitMs),
      idle_in_transaction_session_timeout: IDLE_TRANSACTION_LIMIT_MS,
    }),
  });

  async function mapped<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      throw asDatabaseError(error);
    }
  }

  /** Fails a call that takes too long. The call's signal then ends the work in the background. */
  async function limited<T>(work: (call: AbortSignal) => Promise<T>): Promise<T> {
    const call = new AbortController();
    const tooLate = Promise.withResolvers<never>();
    call.signal.addEventListener("abort", () => tooLate.reject(call.signal.reason));
    const giveUp = () => {
      if (!pool.isEmbedded) call.abort(new DatabaseError("database-timeout", "The database took too long."));
    };
    const timer = callLimitMs === undefined ? undefined : setTimeout(giveUp, callLimitMs + CALL_MARGIN_MS);
    try {
      return await mapped(() => Promise.race([work(call.signal), tooLate.promise]));
    } finally {
      clearTimeout(timer);
    }
  }

  /**
   * Runs work on one connection, and always releases the connection: Drizzle keeps a connection whose `begin`
   * failed. A connection that did not answer is closed: its transaction could stay open.
   */
  async function onConnection<T>(call: AbortSignal, work: (queries: Queries) => Promise<T>): Promise<T> {
    const client = await pool.connect();
    const cut = () => void client.connection.stream.destroy();
    let isLost = false;
    try {
      if (call.aborted) throw new Error("The caller no longer waits for a connection.");
      call.addEventListener("abort", cut);
      return await work(drizzle(client));
    } catch (error) {
      isLost = isDatabaseAway(asDatabaseError(error));
      throw error;
    } finally {
      call.removeEventListener("abort", cut);
      client.release(isLost);
    }
  }

  async function unlimited<T>(work: (queries: Queries) => Promise<T>): Promise<T> {
    const client = await createPool(url, { acceptsReplica: false, max: 1 }).connect();
    try {
      await refusePooler(client);
      const own = drizzle(client);
      // Disable the limits of the database's user, if there are any.
      for (const limit of ["statement_timeout", "lock_timeout"]) await own.execute(`SET ${limit} = 0`);
      return await work(own);
    } finally {
      // Close the connection, since its limits are disabled.
      client.release(true);
    }
  }

  let closed: Promise<void> | undefined;
  return {
    run: (work) => limited((call) => onConnection(call, work)),
    transaction: (work) => limited((call) => onConnection(call, (queries) => queries.transaction(work))),
    unlimited: (work) => mapped(() => unlimited(work)),
    connections: () => pool.connections(),
    close: () => {
      closed ??= pool.end();
      return closed;
    },
  };
}

/**
 * Rejects if the server is read-only, because such a server would lose each fire report. If the database is
 * away, programs start without it.
 * @throws {DatabaseError} `database-read-only`
 */
export async function refuseReadOnly(database: Database): Promise<void> {
  try {
    await database.run((queries) => queries.execute("SELECT 1"));
  } catch (error) {
    if (isReadOnlyDatabase(error)) throw error;
  }
}

/** Refuses a pooler, which gives clients an invented process id. */
async function refusePooler(client: PoolClient): Promise<void> {
  const { rows } = await client.query<{ pid: number }>("SELECT pg_backend_pid() AS pid");
  if (!("processID" in client) || client.processID === rows[0]?.pid) return;
  throw new DatabaseError(
    "database-refused",
    "This work needs a connection to PostgreSQL itself: run `npm run migrate` with the primary's address, not PgBouncer's.",
  );
}

function createPool(url: string, options: HostPoolOptions): HostPool {
  return new HostPool(url, {
    connectionTimeoutMillis: CONNECT_LIMIT_MS,
    idleTimeoutMillis: IDLE_CONNECTION_MS,
    keepAlive: true,
    application_name: "vigie",
    ...options,
  });
}
