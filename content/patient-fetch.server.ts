/** Waits before each new try of what answered with a 5xx. */
const PAUSES_MS = [200, 400] as const;
/** A page of 25 stories is some hundred kilobytes. */
const LONGEST_BODY = 20_000_000;

export interface PatientFetchOptions {
  readonly fetch: typeof fetch;
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
  return async (input, init) => {
    const limit = AbortSignal.timeout(timeLimitMs);
    const signal = init?.signal ? AbortSignal.any([init.signal, limit]) : limit;
    try {
      for (const pauseMs of PAUSES_MS) {
        const answer = await wholeAnswer(await fetch(input, { ...init, signal }));
        if (answer.status < 500) return answer;
        await pause(pauseMs);
      }
      return await wholeAnswer(await fetch(input, { ...init, signal }));
    } catch (cause) {
      throw limit.aborted ? new Error(`No whole answer in ${timeLimitMs} ms`, { cause }) : cause;
    }
  };
}

async function wholeAnswer(response: Response): Promise<Response> {
  const { ok, status, statusText, headers } = response;
  const text = await response.text();
  if (text.length > LONGEST_BODY) throw new Error("The answer is too long");
  const body = ok || isJson(text) ? text : JSON.stringify({ error: `The service answered ${status}` });
  return new Response(text === "" && ok ? null : body, { status, statusText, headers });
}

function isJson(text: string): boolean {
  try {
    return typeof JSON.parse(text) === "object";
  } catch {
    return false;
  }
}
