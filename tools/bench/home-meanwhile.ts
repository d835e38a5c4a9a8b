import { Agent, get } from "node:http";

const PAUSE_MS = 20;

export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Returns the milliseconds until a page has arrived completely. @throws {Error} unless its status is 200 */
function timeOf(url: string, agent: Agent): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const startedAt = performance.now();
  get(url, { agent, headers: { Cookie: "vigie-langue=fr", "Accept-Encoding": "br" } }, (response) => {
    if (response.statusCode !== 200) reject(new Error(`${url} responded ${response.statusCode}`));
    response
      .on("error", reject)
      .resume()
      .on("end", () => resolve(performance.now() - startedAt));
  }).on("error", reject);
  return promise;
}

/** Requests a cached page repeatedly until `work` ends. Returns the milliseconds of each request. */
export async function homeMeanwhile(url: string, work: Promise<unknown>): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times: number[] = [];
  let working = true;
  const ended = work.finally(() => {
    working = false;
  });
  while (working) {
    times.push(await timeOf(url, agent));
    await pause(PAUSE_MS);
  }
  await ended;
  agent.destroy();
  return times;
}
