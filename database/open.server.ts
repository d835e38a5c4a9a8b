import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import { Pool } from "pg";
import { asDatabaseError, isDatabaseAway } from "./database-error.ts";

/** Few: the sandbox's database runs one transaction at a time, and production counts them by process. */
const CONNECTIONS = 5;
const CONNECT_LIMIT_MS = 5_000;
const STATEMENT_LIMIT_MS = 15_000;
/** The driver's own, for a server that no longer answers at all. */
const ANSWER_LIMIT_MS = STATEMENT_LIMIT_MS + 2_000;
/** A transaction left open holds everybody up. */
const IDLE_TRANSACTION_LIMIT_MS = 10_000;
const IDLE_CONNECTION_MS = 30_000;

export type Queries = NodePgDatabase;
export type Transaction = Parameters<Parameters<Queries["transaction"]>[0]>[0];

/** The one way to the database: every failure comes out as a `DatabaseError`. */
export interface Database {
  /** Runs statements, each on its own. @throws {DatabaseError} */
  run<T>(work: (queries: Queries) => Promise<T>): Promise<T>;
  /** Runs statements as one; keep it short, and call nothing outside within it. @throws {DatabaseError} */
  transaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T>;
  /** Waits for what runs, then lets every connection go. */
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** Longest wait for a lock. Without it a statement waits as long as it may run. */
  readonly lockLimitMs?: number;
  /** Time after which a statement without an answer fails. */
  readonly answerMs?: number;
}

/** Opens a small pool on a `postgres://` address. Nothing is asked of the server before the first call. */
export function openDatabase(url: string, options: DatabaseOptions = {}): Database {
  const { lockLimitMs, answerMs = ANSWER_LIMIT_MS } = options;
  const pool = new Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_LIMIT_MS,
    idleTimeoutMillis: IDLE_CONNECTION_MS,
    statement_timeout: STATEMENT_LIMIT_MS,
    ...(lockLimitMs !== undefined && { lock_timeout: lockLimitMs }),
    query_timeout: answerMs,
    idle_in_transaction_session_timeout: IDLE_TRANSACTION_LIMIT_MS,
    keepAlive: true,
    application_name: "vigie",
  });
  // A connection lost while nobody used it: the pool replaces it, and without a listener the process would end.
  pool.on("error", () => {});
  // The same for one lost between two statements of a transaction: the next statement fails, and says so.
  pool.on("connect", (client) => void client.on("error", () => {}));
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

  let closed: Promise<void> | undefined;
  return {
    run: (work) => mapped(() => work(queries)),
    transaction: (work) => mapped(() => transaction(work)),
    close: () => {
      closed ??= pool.end();
      return closed;
    },
  };
}
