import { type ClientBase, Pool, type PoolClient, type PoolConfig } from "pg";
import { DatabaseError, isReadOnlyDatabase } from "./database-error.ts";
import { databaseHosts } from "./database-hosts.ts";

/** Message of the pool's error if all connections stay in use. This is not a failure of the host. */
const ALL_IN_USE = "timeout exceeded when trying to connect";

export interface HostPoolOptions extends Omit<PoolConfig, "connectionString" | "onConnect"> {
  readonly acceptsReplica: boolean;
}

/**
 * Connections to a database with one or several hosts. A new connection tries the last host that worked, then
 * the other hosts in turn. Refuses servers that only allow reading, unless `acceptsReplica` is set.
 */
export class HostPool {
  readonly #hosts: readonly string[];
  readonly #acceptsReplica: boolean;
  readonly #pool: Pool;
  #at = 0;
  #isEmbedded = false;

  constructor(url: string, { acceptsReplica, ...options }: HostPoolOptions) {
    this.#hosts = databaseHosts(url);
    this.#acceptsReplica = acceptsReplica;
    this.#pool = new Pool({
      ...options,
      connectionString: this.#hosts[0],
      onConnect: (client) => this.#meetServer(client),
    });
    // Without a listener, an idle connection that is lost would end the process. The pool replaces it.
    this.#pool.on("error", () => {});
    // Prevents the same for a connection that is lost between two statements of a transaction. The next
    // statement fails instead.
    this.#pool.on("connect", (client) => void client.on("error", () => {}));
  }

  /** Whether the server is PGlite, which runs one transaction at a time. False until a first connection. */
  get isEmbedded(): boolean {
    return this.#isEmbedded;
  }

  connections() {
    const { totalCount: total, idleCount: idle, waitingCount: waiting } = this.#pool;
    return { total, idle, waiting };
  }

  /** Waits for connections in use, then closes every connection. */
  end(): Promise<void> {
    return this.#pool.end();
  }

  async connect(): Promise<PoolClient> {
    const failures: unknown[] = [];
    for (;;) {
      const tried = this.#at;
      try {
        return await this.#pool.connect();
      } catch (error) {
        failures.push(error);
        const isOver = failures.length === this.#hosts.length;
        if (isOver || (error instanceof Error && error.message === ALL_IN_USE)) throw worst(failures);
        this.#leave(tried);
      }
    }
  }

  /** Notes whether a server is PGlite, and refuses a replica. @throws {DatabaseError} `database-read-only` */
  async #meetServer(client: ClientBase): Promise<void> {
    const { rows } = await client.query<{ is_read_only: string; version: string }>({
      text: "SELECT current_setting('transaction_read_only') AS is_read_only, version()",
      // A server can accept connections but never respond.
      ...(this.#pool.options.connectionTimeoutMillis !== undefined && {
        query_timeout: this.#pool.options.connectionTimeoutMillis,
      }),
    });
    this.#isEmbedded = rows[0]?.version.includes("PGlite") ?? false;
    if (rows[0]?.is_read_only !== "on" || this.#acceptsReplica) return;
    throw new DatabaseError(
      "database-read-only",
      "The database only allows reading: set DATABASE_URL to the primary, not to a replica.",
    );
  }

  /** Switches from the host `tried` to the next one, unless another failed connection already did. */
  #leave(tried: number): void {
    if (this.#at !== tried) return;
    this.#at = (tried + 1) % this.#hosts.length;
    this.#pool.options.connectionString = this.#hosts[this.#at];
  }
}

/** Returns the error to report: an unreachable host rather than a read-only host. */
const worst = (failures: readonly unknown[]) =>
  failures.find((each) => !isReadOnlyDatabase(each)) ?? failures[0];
