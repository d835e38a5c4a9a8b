import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { getRequestListener, type HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import { afterEach, expect, it } from "vitest";
import { cutRefusedBodies } from "./cut-refused-bodies.ts";

const MB = 1024 * 1024;
const FORM_BYTES = 20 * MB;
const clock = { now: 0 };
const app = new Hono<{ Bindings: HttpBindings }>();
app.use(cutRefusedBodies(() => clock.now));
app.post("/refused", (c) => c.text("Too Many Requests", 429));
app.post("/taken", async (c) => c.text(String((await c.req.arrayBuffer()).byteLength)));

const servers: ReturnType<typeof createServer>[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** Starts a server in a new minute. Returns a function that sends a body over a new connection. */
async function start() {
  clock.now += 60_000;
  const server = createServer(getRequestListener(app.fetch, { overrideGlobalObjects: false }));
  servers.push(server);
  const { promise: listening, resolve } = Promise.withResolvers<void>();
  server.listen(0, "127.0.0.1", resolve);
  await listening;
  const { port } = server.address() as AddressInfo;
  const post = async (path: string, bytes: number) => {
    let read = 0;
    const { promise: closed, resolve: close } = Promise.withResolvers<void>();
    server.once("connection", (socket) => {
      socket.once("close", () => {
        read = socket.bytesRead;
        close();
      });
    });
    const socket = connect(port, "127.0.0.1");
    const { promise: ended, resolve: end } = Promise.withResolvers<void>();
    socket.once("close", () => end());
    let response = "";
    socket
      .on("error", () => {})
      .on("data", (data) => {
        response += data;
        // End the connection only after a refusal: the server has then read all bytes of the body.
        if (/429/.test(response) && !/^connection: close/im.test(response)) socket.end();
      });
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: site.test\r\nContent-Length: ${bytes}\r\n${path === "/taken" ? "Connection: close\r\n" : ""}\r\n`,
    );
    socket.write(Buffer.alloc(bytes));
    await Promise.all([closed, ended]);
    return { status: Number(response.slice(9, 12)), isCut: /^connection: close/im.test(response), read };
  };
  return post;
}

it("the first two refused long bodies of a minute arrive, and the connections of further long bodies are cut", async () => {
  const post = await start();
  const answers = [];
  for (let sent = 0; sent < 4; sent += 1) answers.push(await post("/refused", FORM_BYTES));
  expect(answers.map(({ status }) => status)).toEqual([429, 429, 429, 429]);
  expect(answers.map(({ isCut }) => isCut)).toEqual([false, false, true, true]);
  expect(answers[0]?.read).toBeGreaterThan(FORM_BYTES);
  expect(answers[3]?.read).toBeLessThan(FORM_BYTES / 2);
});

it("a refused long body can arrive again a minute after others were cut", async () => {
  const post = await start();
  for (let sent = 0; sent < 3; sent += 1) await post("/refused", FORM_BYTES);
  clock.now += 60_000;
  expect((await post("/refused", FORM_BYTES)).isCut).toBe(false);
});

it("the connection of a short refused body stays open although long bodies are cut", async () => {
  const post = await start();
  for (let sent = 0; sent < 3; sent += 1) await post("/refused", FORM_BYTES);
  expect(await post("/refused", 1024)).toMatchObject({ status: 429, isCut: false });
});

it("every accepted body is read although refused long bodies are cut", async () => {
  const post = await start();
  for (let sent = 0; sent < 3; sent += 1) await post("/refused", FORM_BYTES);
  expect(await post("/taken", FORM_BYTES)).toMatchObject({ status: 200 });
});
