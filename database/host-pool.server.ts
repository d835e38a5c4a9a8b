import { type ClientBase, Pool, type PoolClient, type PoolConfig } from "pg";
import { DatabaseError, isReadOnlyDatabase } from "./database-error.ts";
import { databaseHosts } from "./database-hosts.ts";

type Connected = Parameters<Pool["connect"]>[0];

/** The pool's error if all its connections stay in use. It is not a host's failure. */
const ALL_IN_USE = "timeout exceeded when trying to connect";

export interface HostPoolOptions extends Omit<PoolConfig, "connectionString" | "onConnect"> {
  /** Whether read-only servers are accepted. */
  readonly acceptsReplica: boolean;
}

/**
 * Connections to a database of one host or several. A new connection goes to the host that accepted the last one, then to
 * the others in turn. Refuses servers that only allow reading, as libpq does with `target_session_attrs=read-write`.
 */
export class HostPool extends Pool {
  readonly #hosts: readonly string[];
  #at = 0;

  constructor(url: string, { acceptsReplica, ...options }: HostPoolOptions) {
    const hosts = databaseHosts(url);
    super({
      ...options,
      connectionString: hosts[0],
      ...(!acceptsReplica && { onConnect: refuseReadOnly }),
    });
    this.#hosts = hosts;
  }

  override connect(): Promise<PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<PoolClient> | undefined {
    const connecting = this.#connectInTurn();
    if (callback === undefined) return connecting;
    connecting.then(
      (client) => callback(undefined, client, client.release),
      (error) => callback(error, undefined, () => {}),
    );
    return undefined;
  }

  async #connectInTurn(): Promise<PoolClient> {
    const failures: unknown[] = [];
    for (;;) {
      const tried = this.#at;
      try {
        return await super.connect();
      } catch (error) {
        failures.push(error);
        const isOver = failures.length === this.#hosts.length;
        if (isOver || (error instanceof Error && error.message === ALL_IN_USE)) throw worst(failures);
        this.#leave(tried);
      }
    }
  }

  /** If several connections failed, only the first one changes the host. */
  #leave(tried: number): void {
    if (this.#at !== tried) return;
    this.#at = (tried + 1) % this.#hosts.length;
    this.options.connectionString = this.#hosts[this.#at];
  }
}

/**
 * Returns the error to report: with a replica next to an unreachable primary, the database is away and the
 * settings are correct.
 */
const worst = (failures: readonly unknown[]) =>
  failures.find((each) => !isReadOnlyDatabase(each)) ?? failures[0];

async function refuseReadOnly(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ transaction_read_only: string }>("SHOW transaction_read_only");
  if (rows[0]?.transaction_read_only !== "on") return;
  throw new DatabaseError(
    "database-read-only",
    "The database only allows reading: set DATABASE_URL to the primary, not to a replica.",
  );
}
