import { Client } from "pg";

const PAUSE_MS = 20;

export interface Writers {
  /** Writes that the database has acknowledged so far. */
  readonly acknowledged: readonly number[];
  stop(): Promise<void>;
}

/** Starts clients that insert rows one by one and reconnect whenever their connection is lost. */
export async function startWriters(url: string, count: number): Promise<Writers> {
  const acknowledged: number[] = [];
  let next = 0;
  let stopping = false;

  async function write(client: Client): Promise<void> {
    await client.connect();
    await client.query("create table if not exists acknowledged (n integer primary key)");
    while (!stopping) {
      const n = next++;
      await client.query("insert into acknowledged values ($1)", [n]);
      acknowledged.push(n);
    }
  }

  async function keepWriting(): Promise<void> {
    while (!stopping) {
      const client = connection(url);
      await write(client).catch(() => new Promise((resolve) => setTimeout(resolve, PAUSE_MS)));
      await client.end().catch(() => {});
    }
  }

  const writing = Array.from({ length: count }, keepWriting);
  return {
    acknowledged,
    async stop() {
      stopping = true;
      await Promise.all(writing);
    },
  };
}

/** Returns the acknowledged writes that the database does not have. */
export async function missingWrites(
  url: string,
  acknowledged: readonly number[],
): Promise<readonly number[]> {
  const client = connection(url);
  await client.connect();
  const { rows } = await client.query<{ n: number }>("select n from acknowledged");
  await client.query("reindex table acknowledged");
  await client.end();
  const present = new Set(rows.map(({ n }) => n));
  return acknowledged.filter((n) => !present.has(n));
}

/** Returns true if a new client can connect to the database and query it. */
export async function answersQueries(url: string): Promise<boolean> {
  const client = connection(url);
  try {
    await client.connect();
    await client.query("select 1");
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

function connection(url: string): Client {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000, query_timeout: 5_000 });
  client.on("error", () => {});
  return client;
}
