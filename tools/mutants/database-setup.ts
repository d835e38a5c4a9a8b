// Vitest's global setup: one PostgreSQL for all mutants of a run, since starting one takes longer than most tests.

import type { TestProject } from "vitest/node";
import { SERVERS, type TestServer } from "../../database/test-servers.ts";

declare module "vitest" {
  export interface ProvidedContext {
    sharedServer: string;
  }
}

/** Starts the server and tells the tests where it is; ends it after them. */
export default async function startSharedServer(project: TestProject): Promise<() => Promise<void>> {
  const { prepare } = SERVERS.findLast(({ prepare }) => prepare !== null) ?? {};
  if (!prepare) throw new Error("No database can be started");
  const server: TestServer = await prepare();
  await server.start();
  project.provide("sharedServer", server.url);
  return () => server.remove();
}
