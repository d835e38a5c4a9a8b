import { randomUUID } from "node:crypto";
import { Agent, request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { parentPort } from "node:worker_threads";
import type { Answered, VisitorRequest, Visits } from "./visitors.ts";

/** Time limit of a response. A slower response counts as an error. */
const LIMIT_MS = 15_000;
const TICK_MS = 2;

/** ETags of the pages that visitors have, by address and encoding. */
const tags = new Map<string, string>();
const tagKey = ({ path, headers }: VisitorRequest) => path + headers["Accept-Encoding"];

interface Raw {
  readonly status: number;
  readonly tag: string | undefined;
}

/** Sends a request and reads the complete response. The status is 0 if it was incomplete. */
function send(origin: string, agent: Agent, requested: VisitorRequest): Promise<Raw> {
  const { path, body } = requested;
  const tag = requested.isConditional ? tags.get(tagKey(requested)) : undefined;
  const headers = {
    ...requested.headers,
    ...(tag !== undefined && { "If-None-Match": tag }),
    ...(body !== undefined && { "Content-Length": Buffer.byteLength(body) }),
  };
  const { promise, resolve } = Promise.withResolvers<Raw>();
  const fail = () => resolve({ status: 0, tag: undefined });
  const method = body === undefined ? "GET" : "POST";
  const sent = request(origin + path, { method, agent, headers, timeout: LIMIT_MS }, (response) => {
    const { statusCode: status = 0, headers: answered } = response;
    response
      .on("error", fail)
      .on("end", () => resolve({ status, tag: answered.etag }))
      .resume();
  });
  sent.on("timeout", () => sent.destroy()).on("error", fail);
  sent.end(body);
  return promise;
}

/** Returns the request with an address that no visitor used before, from a random network. */
function asNew({ path, headers, ...others }: VisitorRequest): VisitorRequest {
  const network = Array.from({ length: 3 }, () => Math.floor(Math.random() * 256)).join(".");
  return {
    ...others,
    path: path + randomUUID(),
    headers: { ...headers, "X-Forwarded-For": `10.${network}` },
  };
}

async function visit(visits: Visits): Promise<Answered[]> {
  const { origin, requests, connections, perSecond, count, isEachNew = false } = visits;
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const began = performance.now();
  const answers: Answered[] = [];
  let next = 0;
  /** Sends one request, and measures its time from the moment at which it was due. */
  async function one(at: number, dueMs: number): Promise<void> {
    const listed = requests[at % requests.length];
    if (listed === undefined) return;
    const requested = isEachNew ? asNew(listed) : listed;
    const { status, tag } = await send(origin, agent, requested);
    if (tag !== undefined) tags.set(tagKey(requested), tag);
    const { kind, path } = requested;
    answers.push({ kind, path, status, dueMs, ms: performance.now() - began - dueMs });
  }
  async function oneAfterTheOther(): Promise<void> {
    while (next < count) {
      const at = next;
      next += 1;
      await one(at, performance.now() - began);
    }
  }
  async function atTheirRate(perMs: number): Promise<void> {
    const waiting: Promise<void>[] = [];
    while (next < count) {
      const due = Math.min(count, Math.floor((performance.now() - began) * perMs));
      for (; next < due; next += 1) waiting.push(one(next, next / perMs));
      await pause(TICK_MS);
    }
    await Promise.all(waiting);
  }
  if (perSecond === undefined) await Promise.all(Array.from({ length: connections }, oneAfterTheOther));
  else await atTheirRate(perSecond / 1_000);
  agent.destroy();
  return answers;
}

parentPort?.on("message", async (visits: Visits) => parentPort?.postMessage(await visit(visits)));
