import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";

/** Starts an HTTP server on a free port. */
export async function startHttpDouble(answer: RequestListener) {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo; // the address of a TCP server is never a string
  return {
    origin: `http://127.0.0.1:${port}`,
    async close(): Promise<void> {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
