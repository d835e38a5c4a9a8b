import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

/** Starts the fastest possible mail server in a separate process. */
export async function startSmtpSink() {
  const sink = fork(join(import.meta.dirname, "smtp-sink.ts"));
  const [port] = await once(sink, "message");
  return { url: `smtp://127.0.0.1:${Number(port)}`, stop: () => void sink.kill() };
}
