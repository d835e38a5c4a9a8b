// Global setup of Vitest: one PostgreSQL for all mutants of a run, because starting PostgreSQL takes longer
// than most tests.

import type { TestProject } from "vitest/node";
import { SERVERS, type TestServer } from "../../database/servers.double.ts";

declare module "vitest" {
  export interface ProvidedContext {
    sharedServer: string;
  }
}

/** Starts the shared database server, passes its address to the tests, and removes it after them. */
export default async function startSharedServer(project: TestProject): Promise<() => Promise<void>> {
  const { prepare } = SERVERS.findLast(({ prepare }) => prepare !== null) ?? {};
  if (!prepare) throw new Error("no database server can be started");
  const server: TestServer = await prepare();
  await server.start();
  project.provide("sharedServer", server.url);
  return () => server.remove();
}
