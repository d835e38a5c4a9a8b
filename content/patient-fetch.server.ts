import { fetchOutside, JSON_TYPES } from "#territory/fetch-outside.server.ts";

/** Waits before each new try of what answered with a 5xx. */
const PAUSES_MS = [200, 400] as const;
/** A page of 25 stories is some hundred kilobytes. */
const LONGEST_BODY = 20_000_000;

export interface PatientFetchOptions {
  readonly fetch?: typeof globalThis.fetch | undefined;
  /** For the whole call: its tries, and their bodies. */
  readonly timeLimitMs: number;
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * A `fetch` with what the content service's client lacks: a time limit that holds for the body too, and two more
 * tries of a 5xx. An error that is told in anything but JSON (a proxy's page) is told in JSON: the client would
 * lose its status, and with it the wait after a 429.
 */
export function createPatientFetch({ fetch, timeLimitMs }: PatientFetchOptions): typeof globalThis.fetch {
  const limits = { source: "content", mostBytes: LONGEST_BODY, types: JSON_TYPES, fetch };
  return async (input, init) => {
    const endsAt = performance.now() + timeLimitMs;
    const ask = () => {
      const leftMs = Math.max(0, Math.ceil(endsAt - performance.now()));
      return fetchOutside(String(input), { ...limits, timeLimitMs: leftMs }, init);
    };
    let answer = await ask();
    for (const pauseMs of PAUSES_MS) {
      if (answer.status < 500) break;
      await pause(pauseMs);
      answer = await ask();
    }
    return answer.ok ? answer : inJson(answer);
  };
}

async function inJson(answer: Response): Promise<Response> {
  const { status, statusText, headers } = answer;
  const text = await answer.text();
  const body = isJson(text) ? text : JSON.stringify({ error: `The service answered ${status}` });
  return new Response(body, { status, statusText, headers });
}

function isJson(text: string): boolean {
  try {
    return typeof JSON.parse(text) === "object";
  } catch {
    return false;
  }
}
