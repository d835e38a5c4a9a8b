import type { Server } from "node:http";
import { serve } from "@hono/node-server";

/** Error for an unavailable port, with a sentence that a person can act on. */
export class PortError extends Error {
  readonly code = "port-unavailable";
}

/** Starts a server. @returns a function that closes the server and its connections @throws {PortError} */
export function listen(
  app: { readonly fetch: Parameters<typeof serve>[0]["fetch"] },
  name: string,
  hostname: string,
  port: number,
): Promise<() => void> {
  return new Promise((resolve, reject) => {
    // Without its createServer option, serve() creates a plain HTTP/1 server.
    const server = serve({ fetch: app.fetch, hostname, port }, () =>
      resolve(() => {
        server.close();
        server.closeAllConnections();
      }),
    ) as Server;
    server.once("error", (error) => reject(portError(error, name, port)));
  });
}

/** Returns an error that says in one sentence why a simulated service could not listen. */
export function portError(error: unknown, name: string, port: number): PortError {
  const code = error instanceof Error && "code" in error ? error.code : error;
  const why = code === "EADDRINUSE" ? "is already in use" : `cannot be used (${code})`;
  return new PortError(
    `Port ${port}, for the sandbox's ${name}, ${why}: stop what holds it or set SANDBOX_PORT.`,
  );
}
