import { describe, it } from "vitest";
// Imported by this name, which the mutation tests replace with their own servers.
import { type Prepare, SERVERS } from "#database/servers.double.ts";

/**
 * Runs the same suite on each of the servers. The suite of a missing server is skipped. `$name` in the title is the
 * server's name.
 */
export function onEachServer(
  title: string,
  suite: (prepare: Prepare) => void,
  servers: typeof SERVERS = SERVERS,
): void {
  describe.for(servers)(title, ({ prepare }) => {
    if (prepare === null) it.skip("the whole suite", () => {});
    else suite(prepare);
  });
}
