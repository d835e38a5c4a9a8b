import { existsSync, globSync } from "node:fs";
import { BROWSERS, HEADLESS_SHELL } from "../chromium.ts";
import { installByApt, installEdgePrograms } from "./edge-programs.ts";
import { GiveUp } from "./give-up.ts";

const NEEDS = "The journeys need a browser";

/**
 * Makes sure that there is a browser for the journeys: Debian's headless one, or any installed Chromium.
 * @throws {GiveUp}
 */
async function installChromium(): Promise<void> {
  if (process.env.CHROMIUM !== undefined || existsSync(HEADLESS_SHELL)) return;
  try {
    await installByApt("chromium-headless-shell", NEEDS);
  } catch (error) {
    if (!(error instanceof GiveUp)) throw error;
    if (!BROWSERS.some((place) => existsSync(place))) await installByApt("chromium", NEEDS);
  }
}

/** Debian packages, each with a file that it installs. */
const PACKAGES = [
  ["postgresql", "/usr/lib/postgresql/*/bin/postgres"],
  ["pgbouncer", "/usr/sbin/pgbouncer"],
  ["pgbackrest", "/usr/bin/pgbackrest"],
] as const;

/**
 * Makes sure that the database's tests also run on PostgreSQL, behind PgBouncer, and restored from a backup,
 * not only on the sandbox's database. @throws {GiveUp}
 */
async function installPostgresql(): Promise<void> {
  for (const [name, file] of PACKAGES)
    if (globSync(file).length === 0) await installByApt(name, `The database's tests need ${name}`);
}

/** Installs xmllint, an independent parser for the tests of feeds, sitemap and alerts. @throws {GiveUp} */
async function installXmllint(): Promise<void> {
  if (existsSync("/usr/bin/xmllint")) return;
  await installByApt("libxml2-utils", "The tests of feeds need xmllint");
}

/** Installs Prometheus and promtool, for the tests of the alarms. @throws {GiveUp} */
async function installPrometheus(): Promise<void> {
  if (existsSync("/usr/bin/prometheus")) return;
  await installByApt("prometheus", "The tests of the alarms need Prometheus");
}

/**
 * Installs the programs that tests need, one by one, because apt-get cannot run in parallel. @throws {GiveUp}
 */
export async function installPrograms(): Promise<void> {
  await installChromium();
  await installPostgresql();
  await installXmllint();
  await installEdgePrograms();
  await installPrometheus();
}
