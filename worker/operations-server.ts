import { randomUUID } from "node:crypto";
import { createServer, type RequestListener } from "node:http";
import { operationsAccess } from "#accounts/operations-access.server.ts";
import { ALWAYS, type NamedValues, NOTHING_ALLOWED } from "#common-headers";
import { withRequestId } from "#program-log";
import type { LogSecurityEvent } from "#security-log";
import { StartProblem } from "./start-problem.ts";

const METRICS_TYPE = "text/plain; charset=utf-8";
/** Pages of the agency replace the policy by their own. */
const SECURITY_HEADERS: NamedValues = [
  ...ALWAYS,
  ["Content-Security-Policy", NOTHING_ALLOWED],
  ["X-Frame-Options", "DENY"],
];

export interface Operations {
  /** Null when the worker does its work, else why not: a stable word for whoever watches. */
  readonly readiness: () => string | null;
  readonly metricsText: () => Promise<string>;
  readonly metricsToken: string | undefined;
  readonly logEvent: LogSecurityEvent;
  /** What the agency does about alerts; null without a password for it. */
  readonly operator: RequestListener | null;
}

/** Where the worker listens. */
export interface OperationsAddress {
  readonly port: number;
  readonly host: string;
}

/**
 * Serves `/healthz` while the process lives, `/readyz` while it does its work, `/metrics` for Prometheus, `/operator` for the agency.
 * Reasons and metrics are for those who have access.
 * @returns what closes it
 * @throws {StartProblem} one sentence, when the port cannot be had
 */
export async function serveOperations(
  { port, host }: OperationsAddress,
  operations: Operations,
): Promise<() => void> {
  const hasAccess = operationsAccess(operations.metricsToken);
  const answer: RequestListener = async (request, response) => {
    for (const [name, value] of SECURITY_HEADERS) response.setHeader(name, value);
    const send = (status: number, body: string, type = "application/json") =>
      response.writeHead(status, { "Content-Type": type, "Cache-Control": "no-store" }).end(body);
    if (request.url === "/healthz") return send(200, '{"healthy":true}');
    if (operations.operator && /^\/operator(?:[/?]|$)/.test(request.url ?? ""))
      return operations.operator(request, response);
    const mayRead = hasAccess(request);
    if (request.url === "/metrics" && mayRead) return send(200, await operations.metricsText(), METRICS_TYPE);
    if (request.url === "/metrics")
      operations.logEvent("refused-access", () => ({
        method: request.method,
        route: "/metrics",
        status: 404,
      }));
    if (request.url !== "/readyz") return send(404, '{"error":"not-found"}');
    const reason = operations.readiness();
    if (reason === null) return send(200, '{"ready":true}');
    return send(503, JSON.stringify({ ready: false, ...(mayRead && { reason }) }));
  };
  const server = createServer((request, response) =>
    withRequestId(randomUUID(), () => answer(request, response)),
  );
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once("error", (error: NodeJS.ErrnoException) =>
    reject(
      new StartProblem(
        `The worker cannot listen on port ${port} of ${host} (${error.code}): set WORKER_PORT and WORKER_HOST.`,
      ),
    ),
  );
  server.listen(port, host, resolve);
  await promise;
  return () => {
    server.close();
    server.closeAllConnections();
  };
}
