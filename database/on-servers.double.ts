import { createHash } from "node:crypto";
import { describe, it } from "vitest";
// Keep this `#` name: the mutation tests replace the module of this name with their own servers.
import { type Prepare, SERVERS } from "#database/servers.double.ts";
import { IS_SOAK } from "#tests/support/soak.ts";

/** One in this many `onEachServer` suites also runs on PGlite in `npm test`. Production uses PostgreSQL. */
const PGLITE_ONE_IN = 4;

function serversOf(title: string): typeof SERVERS {
  const [first = 0] = createHash("sha256").update(title).digest();
  const hasBoth = SERVERS.every(({ prepare }) => prepare !== null);
  if (IS_SOAK || !hasBoth || first % PGLITE_ONE_IN === 0) return SERVERS;
  return SERVERS.filter(({ name }) => name !== "PGlite");
}

/** Runs a suite on PostgreSQL and PGlite; skips a missing server. `$name` in a title is the server's name. */
export function onBothServers(
  title: string,
  suite: (prepare: Prepare) => void,
  servers: typeof SERVERS = SERVERS,
): void {
  describe.for(servers)(title, ({ prepare }) => {
    if (prepare === null) it.skip("the whole suite", () => {});
    else suite(prepare);
  });
}

/** Runs a suite on PostgreSQL. A sample of the suites also runs on PGlite; in `npm run soak`, all do. */
export const onEachServer: typeof onBothServers = (title, suite, servers = serversOf(title)) =>
  onBothServers(title, suite, servers);
