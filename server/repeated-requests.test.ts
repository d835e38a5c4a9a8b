import { connect, type Socket } from "node:net";
import { afterEach, expect, it } from "vitest";
import { startSite } from "./app-for-tests.ts";
import { isWholePlainRequest } from "./repeated-requests.ts";

type Site = Awaited<ReturnType<typeof startSite>>;
const opened: { site: Site; socket: Socket }[] = [];
afterEach(async () => {
  for (const { site, socket } of opened.splice(0)) {
    socket.destroy();
    await site.server.stop();
  }
});

/** A raw connection: `send` writes bytes as one packet; `until` waits for text to have come. */
async function open(site: Site) {
  const socket = connect(Number(new URL(site.origin).port), "127.0.0.1").setNoDelay(true);
  opened.push({ site, socket });
  let received = "";
  socket.on("data", (chunk) => {
    received += chunk.toString("latin1");
  });
  await new Promise((resolve) => socket.once("connect", resolve));
  return {
    send: (text: string) => socket.write(text),
    async answers(count: number) {
      while ((received.match(/HTTP\/1\.1 200/g)?.length ?? 0) < count || !received.endsWith("</script>")) {
        await new Promise((resolve) => setTimeout(resolve, 2));
      }
      return received;
    },
    received: () => received,
  };
}

const GET = "GET /a/ HTTP/1.1\r\nHost: site.test\r\nCookie: langue=fr\r\n\r\n";

it("takes only a plain GET, whole and alone in its packet", () => {
  expect(isWholePlainRequest(GET)).toBe(true);
  expect(isWholePlainRequest(GET.replace("Cookie", "Connection: keep-alive\r\nCookie"))).toBe(true);
  for (const other of [
    GET.slice(0, -2),
    GET + GET,
    `${GET}x`,
    GET.replace("GET", "HEAD"),
    GET.replace("Cookie", "Content-Length: 3\r\nCookie"),
    GET.replace("Cookie", "transfer-encoding: chunked\r\nCookie"),
    GET.replace("Cookie", "If-None-Match: *\r\nCookie"),
    GET.replace("Cookie", "Connection: close\r\nCookie"),
    GET.replace("Cookie", "Upgrade: h2c\r\nCookie"),
  ]) {
    expect(isWholePlainRequest(other), JSON.stringify(other)).toBe(false);
  }
});

it("answers the same request again and again on one connection", async () => {
  const site = await startSite();
  const { send, answers } = await open(site);
  for (let count = 1; count <= 5; count += 1) {
    send(GET);
    const received = await answers(count);
    expect(received.match(/<p>\/a\/<\/p>/g)).toHaveLength(count);
  }
});

it("answers pipelined requests in their order", async () => {
  const site = await startSite();
  const { send, answers } = await open(site);
  send(GET);
  await answers(1);
  send(GET + GET.replace("/a/", "/b/") + GET);
  const received = await answers(4);
  expect([...received.matchAll(/<p>(.*?)<\/p>/g)].map(([, path]) => path)).toEqual([
    "/a/",
    "/a/",
    "/b/",
    "/a/",
  ]);
});

it("never takes the bytes of a body for a request", async () => {
  const site = await startSite();
  const { send, answers, received } = await open(site);
  send(GET);
  await answers(1);
  send(`POST /a/ HTTP/1.1\r\nHost: site.test\r\nContent-Length: ${GET.length}\r\n\r\n`);
  while (!received().includes("405")) await new Promise((resolve) => setTimeout(resolve, 2));
  send(GET);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(received().match(/HTTP\/1\.1 200/g)).toHaveLength(1);
});

it("answers a request that comes in two packets once", async () => {
  const site = await startSite();
  const { send, answers } = await open(site);
  send(GET);
  await answers(1);
  send(GET.slice(0, 20));
  await new Promise((resolve) => setTimeout(resolve, 10));
  send(GET.slice(20));
  await answers(2);
  send(GET);
  expect((await answers(3)).match(/<p>\/a\/<\/p>/g)).toHaveLength(3);
});
