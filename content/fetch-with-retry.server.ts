import { fetchOutside, JSON_TYPES } from "#territory/fetch-outside.server.ts";

/** Pause after a 429, in ms: the service allows a few calls a second. */
const RATE_PAUSE_MS = 300;
/** Least time that a retry after a 429 needs, in ms. If less time is left, the 429 is returned. */
const LEAST_ANSWER_MS = 100;
/** Pauses before each retry after a 5xx, in ms. */
const PAUSES_MS = [200, 400] as const;
/** Maximum bytes of a response. A page of 25 stories has some hundred kilobytes. */
const LONGEST_BODY = 20_000_000;

export interface FetchWithRetryOptions {
  readonly fetch?: typeof globalThis.fetch | undefined;
  /** Time limit of the whole call, including retries and bodies. */
  readonly timeLimitMs: number;
  /** Called before each wait after a 429, with the wait in seconds. */
  readonly onRateLimit?: (path: string, seconds: number) => void;
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Makes a `fetch` with features that the content service's client lacks: a time limit that includes the body,
 * two retries after a 5xx, and pauses after a 429, which it reports to `onRateLimit`. It converts an error
 * response that is not JSON (such as a proxy's page) to JSON: the client would lose the status otherwise.
 */
export function createFetchWithRetry({
  fetch,
  timeLimitMs,
  onRateLimit,
}: FetchWithRetryOptions): typeof globalThis.fetch {
  const limits = { source: "content", mostBytes: LONGEST_BODY, types: JSON_TYPES, fetch };
  return async (input, init) => {
    const endsAt = performance.now() + timeLimitMs;
    const ask = () => {
      const leftMs = Math.max(0, Math.ceil(endsAt - performance.now()));
      return fetchOutside(String(input), { ...limits, timeLimitMs: leftMs }, init);
    };
    const askWithinRate = async () => {
      let answer = await ask();
      const leastMs = RATE_PAUSE_MS + LEAST_ANSWER_MS;
      while (answer.status === 429 && endsAt - performance.now() > leastMs) {
        onRateLimit?.(pathOf(String(input)), RATE_PAUSE_MS / 1000);
        await pause(RATE_PAUSE_MS);
        answer = await ask();
      }
      return answer;
    };
    let answer = await askWithinRate();
    for (const pauseMs of PAUSES_MS) {
      if (answer.status < 500) break;
      await pause(pauseMs);
      answer = await askWithinRate();
    }
    return answer.ok ? answer : inJson(answer);
  };
}

/** Returns the path of a call and its page number, without the token. */
function pathOf(address: string): string {
  const { pathname, searchParams } = new URL(address);
  const page = searchParams.get("page");
  return page === null ? pathname : `${pathname} page ${page}`;
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
