import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { manyFires } from "#tests/support/many-fires.ts";

interface ManyFires {
  readonly fireDataUrl: string;
  stop(): void;
}

/** Starts a copy of the data service with many fires: its own, repeated under new numbers. */
export async function withManyFires(fireDataUrl: string): Promise<ManyFires> {
  const server = createServer(async (request, response) => {
    const answer = await fetch(fireDataUrl + request.url);
    const body: unknown = await answer.json();
    const isFires = request.url?.startsWith("/public/feux?") && Array.isArray(body);
    response.writeHead(answer.status, { "content-type": "application/json" });
    response.end(JSON.stringify(isFires ? manyFires(body) : body));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { fireDataUrl: `http://127.0.0.1:${port}`, stop: () => server.close() };
}
