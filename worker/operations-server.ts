import { randomUUID } from "node:crypto";
import { createServer, type RequestListener } from "node:http";
import { operationsAccess } from "#accounts/operations-access.server.ts";
import { ALWAYS, type NamedValues, NOTHING_ALLOWED } from "#plan/common-headers.ts";
import { withRequestId } from "#program-log";
import type { LogSecurityEvent } from "#security-log";

/** An error that prevents the start, with one sentence that an operator can act on. */
export class StartProblem extends Error {
  readonly code = "port-taken";
}

const METRICS_TYPE = "text/plain; charset=utf-8";
/** Default headers. Pages of the agency replace the policy with their own. */
const SECURITY_HEADERS: NamedValues = [
  ...ALWAYS,
  ["Content-Security-Policy", NOTHING_ALLOWED],
  ["X-Frame-Options", "DENY"],
];

export interface Operations {
  /** Returns null if the worker does its work; otherwise why it does not, as a stable word for monitoring. */
  readonly readiness: () => string | null;
  readonly metricsText: () => Promise<string>;
  readonly metricsToken: string | undefined;
  readonly logEvent: LogSecurityEvent;
  /** Handler of the agency's pages; null if neither a password nor an identity provider is set for them. */
  readonly operator: RequestListener | null;
}

export interface OperationsAddress {
  readonly port: number;
  readonly host: string;
}

/**
 * Serves `/healthz` (the process lives), `/readyz` (the worker does its work), `/metrics` for Prometheus, and
 * `/operator` for the agency. Metrics, and the reason why the worker is not ready, require access.
 * @returns a function that closes the server
 * @throws {StartProblem} with one sentence, if the port is not available
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
