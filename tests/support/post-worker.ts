import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { SMTPServer } from "smtp-server";
import { FOR_DRIZZLE } from "../../tools/launch/programs.ts";

/** The only variables of the test's environment that the worker gets. */
const { PATH, NODE_COMPILE_CACHE } = process.env;
const WORKER = join(import.meta.dirname, "../../worker/main.ts");

/** Starts a mail server that counts, for each delivery, how often it accepted the delivery's email. */
export async function countingMailServer() {
  const accepted = new Map<number, number>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["AUTH", "STARTTLS"],
    onData(stream, _session, done) {
      let head = "";
      stream.on("data", (words: Buffer) => {
        if (head.length < 4_000) head += words;
      });
      stream.on("end", () => {
        const id = Number(/^Message-ID: <delivery-(\d+)@/im.exec(head)?.[1]);
        accepted.set(id, (accepted.get(id) ?? 0) + 1);
        done();
      });
    },
  });
  // Killed clients leave their connections open.
  server.on("error", () => {});
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    accepted,
    url: `smtp://127.0.0.1:${port}`,
    close: () => new Promise<void>((done) => server.close(done)),
  };
}

/** Response of the fake Twilio to a message. `silence` closes the connection without a response. */
export type TwilioAnswer =
  | { readonly status: number; readonly code?: number; readonly retryAfter?: number }
  | "silence";

/** Starts a fake Twilio whose responses the test sets. It records every message, even without a response. */
export async function twilioDouble() {
  const read: string[] = [];
  let answer = (_to: string): TwilioAnswer => ({ status: 201 });
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const words of request) body += words;
    const to = new URLSearchParams(body).get("To") ?? "";
    read.push(to);
    const given = answer(to);
    if (given === "silence") return void request.socket.destroy();
    if (given.retryAfter !== undefined) response.setHeader("Retry-After", given.retryAfter);
    response.writeHead(given.status, { "content-type": "application/json" });
    response.end(JSON.stringify({ sid: `SM${read.length}`, code: given.code, message: "as the test says" }));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    read,
    url: `http://127.0.0.1:${port}`,
    answers: (by: typeof answer) => {
      answer = by;
    },
    close: () => server.close(),
  };
}

/**
 * Starts a worker as a separate process. `kill` ends the worker at once, and `stop` lets it shut down. Its
 * log is discarded unless `log` is a file.
 */
export function startWorker(env: Readonly<Record<string, string>>, log: "ignore" | number = "ignore") {
  const child = spawn(process.execPath, [...FOR_DRIZZLE, WORKER], {
    env: { PATH, NODE_COMPILE_CACHE, NODE_ENV: "test", LOG_LEVEL: "error", ...env },
    stdio: ["ignore", log, "inherit"],
  });
  async function end(signal: "SIGKILL" | "SIGTERM"): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, "exit");
    child.kill(signal);
    await ended;
  }
  return { kill: () => end("SIGKILL"), stop: () => end("SIGTERM") };
}
