import { connect } from "node:net";

const LIMIT_MS = 10_000;

/** Returns true if an address responds now. For `tcp://`, a connection is enough. */
export async function answers(url: string): Promise<boolean> {
  if (url.startsWith("tcp:")) return connects(new URL(url));
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(LIMIT_MS) })).status < 500;
  } catch {
    return false;
  }
}

function connects({ hostname, port }: URL): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const socket = connect({ host: hostname, port: Number(port), timeout: LIMIT_MS });
  socket
    .once("connect", () => resolve(true))
    .once("error", () => resolve(false))
    .once("timeout", () => resolve(false));
  return promise.finally(() => socket.destroy());
}
