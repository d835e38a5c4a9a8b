import { existsSync, globSync } from "node:fs";
import { BROWSERS, HEADLESS_SHELL } from "../chromium.ts";
import { installByApt } from "./apt.ts";
import { GiveUp } from "./give-up.ts";

const NEEDS = "The journeys need a browser";

/** Makes sure that the journeys have a browser: Debian's headless one, or any Chromium. @throws {GiveUp} */
async function installChromium(): Promise<void> {
  if (process.env.CHROMIUM !== undefined || existsSync(HEADLESS_SHELL)) return;
  try {
    await installByApt("chromium-headless-shell", NEEDS);
  } catch (error) {
    if (!(error instanceof GiveUp)) throw error;
    if (!BROWSERS.some((place) => existsSync(place))) await installByApt("chromium", NEEDS);
  }
}

/** Debian packages, each with a file that it installs and what needs it. */
const PACKAGES = [
  // The database's tests also run on PostgreSQL, behind PgBouncer, and restored from a backup.
  ["postgresql", "/usr/lib/postgresql/*/bin/postgres", "The database's tests need postgresql"],
  ["pgbouncer", "/usr/sbin/pgbouncer", "The database's tests need pgbouncer"],
  ["pgbackrest", "/usr/bin/pgbackrest", "The database's tests need pgbackrest"],
  // An independent parser for the tests of feeds, sitemap and alerts.
  ["libxml2-utils", "/usr/bin/xmllint", "The tests of feeds need xmllint"],
  ["nginx-light", "/usr/sbin/nginx", "The tests of deploy/nginx.conf need it"],
  // Shifts the clock of nginx.
  ["faketime", "/usr/bin/faketime", "The tests of deploy/nginx.conf need it"],
  ["prometheus", "/usr/bin/prometheus", "The tests of the alarms need Prometheus"],
] as const;

/** Installs the programs of tests one by one, because apt-get cannot run in parallel. @throws {GiveUp} */
export async function installPrograms(): Promise<void> {
  await installChromium();
  for (const [name, file, needs] of PACKAGES)
    if (globSync(file).length === 0) await installByApt(name, needs);
}
