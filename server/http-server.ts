import { createServer, type Server, type ServerResponse } from "node:http";
import { Server as NetServer } from "node:net";
import type { Site } from "./site.ts";
import { StartProblem } from "./start-problem.ts";

const LIMITS = {
  headersTimeout: 10_000,
  /** A photo from where there is hardly any network takes its time. */
  requestTimeout: 120_000,
  /** Longer than a usual proxy keeps an idle connection, so that the proxy closes first. */
  keepAliveTimeout: 65_000,
  maxHeaderSize: 16 * 1024,
  /** Nearly all of them are: nothing waits for a body that does not come. */
  optimizeEmptyRequests: true,
} as const;

/** While stopping, a request already on its way on a kept connection is still answered for this long. */
const LINGER_MS = 1_000;
/** Then whatever still runs is cut. */
const STOP_LIMIT_MS = 25_000;

/** A server whose stop drops no request. */
export interface SiteServer {
  readonly server: Server;
  /** @throws {StartProblem} one sentence, when the address cannot be had. */
  listen(port: number, host: string): Promise<void>;
  readonly isStopping: () => boolean;
  /** Resolves when every connection is closed. */
  stop(): Promise<void>;
}

export function createSiteServer({ listener }: Pick<Site, "listener">): SiteServer {
  let stopping = false;
  /** Those on their way: what is answered at once is never among them. */
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
      // Kept open, their connections would hold up the end until its limit, while nobody new can come in.
      for (const response of open) if (!response.headersSent) response.setHeader("Connection", "close");
      const { promise: closed, resolve } = Promise.withResolvers<void>();
      // http's own close() cuts idle connections at once, and with them a request in flight toward us.
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
