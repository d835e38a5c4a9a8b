import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";
import { readSettings, type Settings } from "#settings";
import { runCheck } from "./check.ts";
import { CHECKS } from "./doctor.ts";

const DEMO = readSettings({ NODE_ENV: "test" });

/** Runs the check called `name`, with the demo's settings and some changes. */
export function examineOne(name: string, changes: Partial<Settings>) {
  const check = CHECKS.find((each) => each.name === name);
  if (check === undefined) throw new Error(`No check is called ${name}.`);
  return runCheck(check, { ...DEMO, ...changes });
}

/** Starts an HTTP server until the test ends. @returns its origin */
export async function serve(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<string> {
  const server = createServer(answer);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Starts a server with the same response for every request. */
export const serveAlways = (status: number, body: unknown = {}, headers: Record<string, string> = {}) =>
  serve((_, response) =>
    response
      .writeHead(status, { "content-type": "application/json", ...headers })
      .end(typeof body === "string" ? body : JSON.stringify(body)),
  );

/** An address with an unused port. */
export const CLOSED = "127.0.0.1:2";
