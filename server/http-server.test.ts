import { once } from "node:events";
import { Agent, request } from "node:http";
import { connect } from "node:net";
import { expect, it } from "vitest";
import { startSite } from "./app.double.ts";
import { createSiteServer } from "./http-server.ts";

const CONNECTIONS = 8;

/** Sends one request. Returns `refused` if no connection could be made. */
function ask(url: string, agent: Agent): Promise<"answered" | "refused"> {
  const { promise, resolve, reject } = Promise.withResolvers<"answered" | "refused">();
  request(url, { agent })
    .on("error", (error: NodeJS.ErrnoException) =>
      error.code === "ECONNREFUSED" ? resolve("refused") : reject(error),
    )
    .on("response", (response) =>
      response
        .resume()
        .on("error", reject)
        .on("end", () => resolve("answered")),
    )
    .end();
  return promise;
}

it("the server answers every request that it received before a stop under load, including slow requests", async () => {
  const slowArrived = Promise.withResolvers<void>();
  const slowMayEnd = Promise.withResolvers<void>();
  const site = await startSite({
    async answer(url) {
      if (url.pathname.startsWith("/uncached/")) {
        slowArrived.resolve();
        await slowMayEnd.promise;
      }
      return new Response("<p>page</p>", { headers: { "content-type": "text/html" } });
    },
  });
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  let answered = 0;
  async function visitor() {
    while ((await ask(`${site.origin}/a/`, agent)) === "answered") answered += 1;
  }
  const visitors = Array.from({ length: CONNECTIONS }, visitor);
  await expect.poll(() => answered, { interval: 5 }).toBeGreaterThan(CONNECTIONS);
  const slow = ask(`${site.origin}/uncached/`, new Agent());
  await slowArrived.promise;
  const stopped = site.server.stop();
  slowMayEnd.resolve();
  await Promise.all([stopped, ...visitors]);
  expect(await slow).toBe("answered");
  agent.destroy();
});

it("a request that is still running when the server stops gets its response, and its connection is closed", async () => {
  const arrived = Promise.withResolvers<void>();
  const mayEnd = Promise.withResolvers<void>();
  const site = await startSite({
    async answer() {
      arrived.resolve();
      await mayEnd.promise;
      return new Response("<p>page</p>", { headers: { "content-type": "text/html" } });
    },
  });
  const agent = new Agent({ keepAlive: true });
  const answered = Promise.withResolvers<string | undefined>();
  request(`${site.origin}/uncached/`, { agent })
    .on("error", answered.reject)
    .on("response", (response) => answered.resolve(response.resume().headers.connection))
    .end();
  await arrived.promise;
  const stopped = site.server.stop();
  mayEnd.resolve();
  expect(await answered.promise).toBe("close");
  await stopped;
  agent.destroy();
});

it("the server's start fails with one sentence if the port is taken", async () => {
  const site = await startSite();
  const port = Number(new URL(site.origin).port);
  const second = createSiteServer({ listener: () => undefined });
  await expect(second.listen(port, "127.0.0.1")).rejects.toMatchObject({
    code: "port-taken",
    message: expect.stringContaining(String(port)),
  });
  await site.server.stop();
});

it("the server's start fails with one sentence if this machine does not have the address, and with the original error otherwise", async () => {
  const server = () => createSiteServer({ listener: () => undefined });
  await expect(server().listen(0, "192.0.2.1")).rejects.toMatchObject({
    code: "address-refused",
    message: expect.stringContaining("192.0.2.1:0"),
  });
  const listening = server();
  await listening.listen(0, "127.0.0.1");
  const fault = Object.assign(new Error("odd"), { code: "EODD" });
  const other = server();
  other.server.listen = () => {
    other.server.emit("error", fault);
    return other.server;
  };
  await expect(other.listen(0, "127.0.0.1")).rejects.toBe(fault);
  await listening.stop();
});

it("the server reports that it is stopping as soon as a stop begins, and a second stop does no harm", async () => {
  const { server } = await startSite();
  expect(server.isStopping()).toBe(false);
  const stopped = server.stop();
  expect(server.isStopping()).toBe(true);
  await Promise.all([stopped, server.stop()]);
});

const HEAD = "POST /a/ HTTP/1.1\r\nHost: site.example\r\n";
/** A request that the site must never see: its sender hid it in the body of another one. */
const HIDDEN = "GET /hidden/ HTTP/1.1\r\nHost: site.example\r\n\r\n";

it.each([
  ["two lengths", `${HEAD}Content-Length: 0\r\nContent-Length: ${HIDDEN.length}\r\n\r\n${HIDDEN}`],
  ["a length and chunks", `${HEAD}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${HIDDEN}`],
  ["an unknown coding", `${HEAD}Transfer-Encoding: xchunked\r\n\r\n${HIDDEN}`],
  ["chunked twice", `${HEAD}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n${HIDDEN}`],
  ["a signed length", `${HEAD}Content-Length: +0\r\n\r\n${HIDDEN}`],
  ["a space before a colon", `${HEAD}Content-Length : 0\r\n\r\n${HIDDEN}`],
  ["a folded line", `${HEAD}X-A: b\r\n Content-Length: 0\r\n\r\n${HIDDEN}`],
  ["a size of a chunk that is no number", `${HEAD}Transfer-Encoding: chunked\r\n\r\n0x0\r\n\r\n${HIDDEN}`],
  ["a header that ends in a bare line feed", `${HEAD}X-A: b\nContent-Length: 0\r\n\r\n${HIDDEN}`],
])(
  "a request whose end is ambiguous is refused, and the request hidden in its body is not served: %s",
  async (_, sent) => {
    const seen: string[] = [];
    const site = await startSite({
      answer(url) {
        seen.push(url.pathname);
        return new Response("<p>page</p>", { headers: { "content-type": "text/html" } });
      },
    });
    const socket = connect(Number(new URL(site.origin).port), "127.0.0.1").setEncoding("utf8");
    let received = "";
    socket.on("data", (text: string) => {
      received += text;
    });
    socket.end(sent);
    await once(socket, "close");
    expect(received).toMatch(/^HTTP\/1\.1 400 [\s\S]*connection: close/i);
    expect(received.match(/^HTTP\/1\.1/gm)).toHaveLength(1);
    expect(seen).not.toContain("/hidden/");
    await site.server.stop();
  },
);
