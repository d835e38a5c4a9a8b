import { describe, it } from "vitest";
// By this name, under which the mutants' run puts servers of its own.
import { type Prepare, SERVERS } from "#database/test-servers.ts";

/** The same suite on each server; one that is not installed is named, and its suite skipped. `$name` in the title is the server's. */
export function onEachServer(title: string, suite: (prepare: Prepare) => void): void {
  describe.for(SERVERS)(title, ({ prepare }) => {
    if (prepare === null) it.skip("the whole suite", () => {});
    else suite(prepare);
  });
}
