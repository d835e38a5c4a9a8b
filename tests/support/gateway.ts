import { once } from "node:events";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";

/** Starts a gateway in front of a site. After `setAway(true)`, the gateway responds 502 to every request. */
export async function startGateway(site: string) {
  let isAway = false;
  const server = createServer((question, answer) => {
    if (isAway) {
      answer.writeHead(502, { "content-type": "text/plain" }).end("Bad Gateway");
      return;
    }
    const { method, headers, url = "/" } = question;
    const requested = request(new URL(url, site), { method, headers }, (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers);
      given.pipe(answer);
    });
    requested.on("error", () => answer.destroy());
    question.pipe(requested);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    setAway: (away: boolean) => {
      isAway = away;
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
