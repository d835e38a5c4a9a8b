import { createServer, type Server, type ServerResponse } from "node:http";
import { Server as NetServer } from "node:net";
import type { Site } from "./site.ts";
import { StartProblem } from "./start-problem.ts";

const LIMITS = {
  headersTimeout: 10_000,
  /** Time in ms to receive a whole request: photos take long on very slow networks. */
  requestTimeout: 120_000,
  /** Time in ms that an idle connection stays open: most proxies use a shorter time, and close it first. */
  keepAliveTimeout: 65_000,
  maxHeaderSize: 16 * 1024,
  /** Nearly all requests are empty; this skips the wait for their body. */
  optimizeEmptyRequests: true,
} as const;

/** Time in ms that a stopping site still answers requests in transit on open connections. */
const LINGER_MS = 1_000;
/** Time in ms after which a stopping site cuts all remaining work. */
const STOP_LIMIT_MS = 25_000;

/** An HTTP server that drops no request when it stops. */
export interface SiteServer {
  readonly server: Server;
  /** Starts to listen. @throws {StartProblem} with one sentence, if the address is not available */
  listen(port: number, host: string): Promise<void>;
  readonly isStopping: () => boolean;
  /** Resolves when every connection is closed. */
  stop(): Promise<void>;
}

export function createSiteServer({ listener }: Pick<Site, "listener">): SiteServer {
  let stopping = false;
  /** Responses in progress. A response that is sent at once is never among them. */
  const open = new Set<ServerResponse>();
  const server = createServer(LIMITS, (request, response) => {
    if (stopping) response.setHeader("Connection", "close");
    listener(request, response);
    if (response.writableEnded) return;
    open.add(response);
    response.once("close", () => open.delete(response));
  });
  return {
    server,
    isStopping: () => stopping,
    async listen(port, host) {
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      server.once("error", (error: NodeJS.ErrnoException) => reject(listenProblem(error, port, host)));
      server.listen(port, host, resolve);
      await promise;
    },
    async stop() {
      if (stopping) return;
      stopping = true;
      // Close each connection after its response: an open connection would delay the stop until its limit.
      for (const response of open) if (!response.headersSent) response.setHeader("Connection", "close");
      const { promise: closed, resolve } = Promise.withResolvers<void>();
      // Node's HTTP close() would cut idle connections at once, even if a request on them is in transit.
      NetServer.prototype.close.call(server, () => resolve());
      const linger = setTimeout(() => server.closeIdleConnections(), LINGER_MS);
      const limit = setTimeout(() => server.closeAllConnections(), STOP_LIMIT_MS);
      await closed;
      clearTimeout(linger);
      clearTimeout(limit);
      server.close();
    },
  };
}

function listenProblem(error: NodeJS.ErrnoException, port: number, host: string): Error {
  if (error.code === "EADDRINUSE") {
    return new StartProblem(
      "port-taken",
      `Port ${port} of ${host} is taken: stop what uses it, or set PORT.`,
    );
  }
  if (error.code === "EACCES" || error.code === "EADDRNOTAVAIL" || error.code === "ENOTFOUND") {
    return new StartProblem(
      "address-refused",
      `This machine refuses to listen on ${host}:${port}; set HOST and PORT.`,
    );
  }
  return error;
}
