import { createServer, type RequestListener } from "node:http";
import { StartProblem } from "./start-problem.ts";

/** This machine alone may come in; the agency's page comes through a proxy on it, and asks for a password too. */
const HOST = "127.0.0.1";

export interface Operations {
  /** Null when the worker does its work, else why not: a stable word for whoever watches. */
  readonly readiness: () => string | null;
  readonly metricsText: () => Promise<string>;
  /** What the agency does about alerts; null without a password for it. */
  readonly operator: RequestListener | null;
}

/**
 * `/healthz` while the process lives, `/readyz` while it does its work, `/metrics` for Prometheus, `/operator` for the agency.
 * @returns what closes it
 * @throws {StartProblem} one sentence, when the port cannot be had
 */
export async function serveOperations(port: number, operations: Operations): Promise<() => void> {
  const server = createServer(async (request, response) => {
    const send = (status: number, body: string, type = "application/json") =>
      response.writeHead(status, { "Content-Type": type, "Cache-Control": "no-store" }).end(body);
    if (request.url === "/healthz") return send(200, '{"healthy":true}');
    if (request.url === "/metrics") return send(200, await operations.metricsText(), "text/plain");
    if (operations.operator && /^\/operator(?:[/?]|$)/.test(request.url ?? ""))
      return operations.operator(request, response);
    if (request.url !== "/readyz") return send(404, '{"error":"not-found"}');
    const reason = operations.readiness();
    return send(reason === null ? 200 : 503, JSON.stringify({ ready: reason === null, reason }));
  });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once("error", (error: NodeJS.ErrnoException) =>
    reject(
      new StartProblem(
        `Port ${port}, for the worker's health, cannot be had (${error.code}): set WORKER_PORT.`,
      ),
    ),
  );
  server.listen(port, HOST, resolve);
  await promise;
  return () => {
    server.close();
    server.closeAllConnections();
  };
}
