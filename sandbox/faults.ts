import type { MiddlewareHandler } from "hono";
import { z } from "zod";
import { randomOf } from "./season/random.ts";
import type { FaultyService } from "./services.ts";

const MAX_DELAY_MS = 600_000;

/** Fault of a service. An empty fault gives a status 503. `rate` is the share of requests with the fault. */
export const fault = z.strictObject({
  status: z.number().int().min(200).max(599).optional(),
  delayMs: z.number().int().min(0).max(MAX_DELAY_MS).optional(),
  body: z.string().optional(),
  /** Value of the Retry-After header of a 429. */
  retryAfterS: z.number().int().min(0).max(3600).optional(),
  rate: z.number().min(0).max(1).optional(),
});
export type Fault = z.output<typeof fault>;

/** Faults in force, by service. They are only in memory, so a restart clears all faults. */
export class Faults {
  readonly #inForce = new Map<FaultyService, Fault>();

  set(service: FaultyService, given: Fault): void {
    this.#inForce.set(service, given);
  }

  clear(service?: FaultyService): void {
    if (service === undefined) this.#inForce.clear();
    else this.#inForce.delete(service);
  }

  get(service: FaultyService): Fault | undefined {
    return this.#inForce.get(service);
  }

  list(): Partial<Record<FaultyService, Fault>> {
    return Object.fromEntries(this.#inForce);
  }
}

/** Waits for `ms` milliseconds, or until `signal` is aborted. */
export function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** Applies a service's fault to its responses. With only a delay, the response is slow but correct. */
export function faultInjection(faults: Faults, service: FaultyService): MiddlewareHandler {
  const random = randomOf("faults", service);
  return async (context, next) => {
    const given = faults.get(service);
    if (given === undefined || !random.chance(given.rate ?? 1)) return next();
    if (given.delayMs !== undefined) await wait(given.delayMs, context.req.raw.signal);
    if (given.status === undefined && given.body === undefined)
      return given.delayMs === undefined ? down() : next();
    return answer(given.status ?? 200, given.body ?? "", given.retryAfterS);
  };
}

const down = () => answer(503, "");
const PATIENCE_S = 30;

function answer(status: number, body: string, retryAfterS = PATIENCE_S): Response {
  const bodiless = status === 204 || status === 205 || status === 304;
  const type = body.trimStart().startsWith("<")
    ? "text/html; charset=utf-8"
    : "application/json; charset=utf-8";
  return new Response(bodiless ? null : body, {
    status,
    headers: { "content-type": type, ...(status === 429 ? { "retry-after": String(retryAfterS) } : {}) },
  });
}
