import { readFileSync } from "node:fs";
import { migrate } from "#database/migrate.server.ts";
import { type Database, openDatabase } from "#database/open.server.ts";
import { SERVERS } from "#database/servers.double.ts";

export interface Figure {
  readonly what: string;
  readonly value: string;
  readonly target: string;
}

/** Environment of every benchmark: the site in production mode on the sandbox's data. */
export interface Surroundings {
  readonly siteUrl: string;
  readonly sitePid: number;
  readonly fireDataUrl: string;
  /** Environment of the programs. A benchmark can start another program with it. */
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** A named benchmark. To add one, write its file and list it in `main.ts`. */
export interface Benchmark {
  readonly name: string;
  run(surroundings: Surroundings): Promise<readonly Figure[]>;
}

/** Returns the value below which a share of the values, from 0 to 1, lies. */
export function quantile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN;
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** Returns the resident memory of a process in MB. */
export const residentMb = (pid: number): number =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024);

/** Runs a benchmark with an empty database on a PostgreSQL server of its own, if PostgreSQL is installed. */
export async function onPostgresql(
  run: (url: string, database: Database) => Promise<readonly Figure[]>,
): Promise<readonly Figure[]> {
  const prepare = SERVERS.find(({ name }) => name === "PostgreSQL")?.prepare;
  if (!prepare) return [{ what: "not run: PostgreSQL is not installed here", value: "-", target: "" }];
  const server = await prepare();
  await server.start();
  const database = openDatabase(server.url);
  try {
    await migrate(database);
    return await run(server.url, database);
  } finally {
    await database.close();
    await server.remove();
  }
}
