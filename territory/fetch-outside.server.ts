/** Reasons why a response was refused. Metrics count refusals by these codes, which must not change. */
export type RefusalCode = "outside-redirect" | "outside-type" | "outside-size" | "outside-time";

/** Error for a refused response. The message contains no address, because a query can be personal. */
export class OutsideRefusal extends Error {
  override readonly name = "OutsideRefusal";
  readonly code: RefusalCode;

  constructor(code: RefusalCode, message: string) {
    super(message);
    this.code = code;
  }
}

/** Error for a response with an error status. */
export class OutsideStatus extends Error {
  readonly code = "outside-status";
  readonly status: number;

  constructor(status: number) {
    super(`The service answered ${status}`);
    this.status = status;
  }
}

export interface OutsideLimits {
  /** The service's name in metrics: a constant in the code. */
  readonly source: string;
  /** Time limit of the whole exchange: redirects, headers and body. */
  readonly timeLimitMs: number;
  /** Maximum bytes of the body after decompression; if 0, the body is dropped unread. */
  readonly mostBytes: number;
  /** Accepted media types of a successful response; all if unset. */
  readonly types?: readonly string[];
  readonly fetch?: typeof globalThis.fetch | undefined;
}

export const JSON_TYPES = ["application/json", "application/geo+json", "application/jwk-set+json"] as const;

/**
 * Maximum numbers of objects and lists in a JSON response, including positions of shapes: several times more
 * than in the largest real responses. Parsing and cleaning millions of empty objects or lists would stop the
 * program for seconds.
 */
const MOST_PARTS = { "{": 500_000, "[": 1_500_000 } as const;

const MOST_REDIRECTS = 3;
const REDIRECTS: readonly number[] = [301, 302, 303, 307, 308];

/** Outcome of a request: a good response, an error status, or no usable response. */
export type RequestOutcome = "answered" | "status" | "failed";

/** Creates a counter of events by source and kind, since the start of the program. */
function createTally<Kind extends string>() {
  const counts = new Map<string, Readonly<{ source: string; kind: Kind; count: number }>>();
  return {
    add(source: string, kind: Kind): void {
      const key = `${source} ${kind}`;
      counts.set(key, { source, kind, count: (counts.get(key)?.count ?? 0) + 1 });
    },
    counts: () => counts.values(),
  };
}

const requests = createTally<RequestOutcome>();
/** Returns the number of requests since the start of the program, by source and outcome. */
export const outsideRequests = requests.counts;

const refusals = createTally<RefusalCode>();
/** Returns the number of refused responses since the start of the program, by source and code. */
export const refusedAnswers = refusals.counts;

/**
 * Sends a request to an outside service and reads the whole response. Every call of site and worker to
 * another service uses this function. Only a GET follows redirects, at most three, and only to the same
 * origin.
 * @throws {OutsideRefusal} if the response redirects elsewhere, has another type, or is too long or too slow;
 * refusals are counted
 * @throws the error of `fetch` if there is no response
 */
export async function fetchOutside(
  url: string,
  { source, timeLimitMs, mostBytes, types, fetch = globalThis.fetch }: OutsideLimits,
  init: RequestInit = {},
): Promise<Response> {
  const limit = AbortSignal.timeout(timeLimitMs);
  const signal = init.signal ? AbortSignal.any([init.signal, limit]) : limit;
  try {
    const answer = await followed(url, { ...init, signal }, fetch);
    const { status, statusText, headers } = answer;
    if (types) await refuseOthers(types, answer);
    const body =
      mostBytes === 0
        ? await drop(answer)
        : await wholeBody(answer, mostBytes, signal, answer.ok && types?.includes("application/json"));
    requests.add(source, status < 400 ? "answered" : "status");
    return new Response(body, { status, statusText, headers });
  } catch (error) {
    requests.add(source, "failed");
    const thrown =
      limit.aborted && !(error instanceof OutsideRefusal)
        ? new OutsideRefusal("outside-time", `No whole answer in ${timeLimitMs} ms`)
        : error;
    if (thrown instanceof OutsideRefusal) refusals.add(source, thrown.code);
    throw thrown;
  }
}

async function followed(url: string, init: RequestInit, fetch: typeof globalThis.fetch): Promise<Response> {
  const isGet = init.method === undefined || init.method.toUpperCase() === "GET";
  let address = url;
  for (let redirects = 0; ; redirects += 1) {
    const answer = await fetch(address, { ...init, redirect: "manual" });
    const location = REDIRECTS.includes(answer.status) ? answer.headers.get("location") : null;
    if (location === null) return answer;
    await drop(answer);
    const next = URL.parse(location, address);
    if (!isGet || redirects === MOST_REDIRECTS || next?.origin !== new URL(address).origin)
      throw new OutsideRefusal("outside-redirect", `The answer ${answer.status} redirects elsewhere`);
    address = next.href;
  }
}

/** Refuses a successful response if the type of its body is not in `types`. */
async function refuseOthers(types: readonly string[], answer: Response): Promise<void> {
  const type = (answer.headers.get("content-type") ?? "").split(";", 1)[0]?.trim().toLowerCase() ?? "";
  if (!answer.ok || answer.body === null || types.includes(type)) return;
  await drop(answer);
  throw new OutsideRefusal("outside-type", `The answer has the type ${JSON.stringify(type.slice(0, 100))}`);
}

/** Reads the body, and refuses it if it exceeds `mostBytes`; null if the response has no body. */
async function wholeBody(
  answer: Response,
  mostBytes: number,
  signal: AbortSignal,
  isJson = false,
): Promise<ReadableStream | null> {
  const { body, headers } = answer;
  if (body === null) return null;
  const tooLong = () => new OutsideRefusal("outside-size", `The answer is longer than ${mostBytes} bytes`);
  const reader = body.getReader();
  const stop = () => void reader.cancel().catch(() => {});
  signal.addEventListener("abort", stop);
  try {
    if (Number(headers.get("content-length")) > mostBytes) throw tooLong();
    const parts: Uint8Array[] = [];
    let length = 0;
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      length += part.value.length;
      if (length > mostBytes) throw tooLong();
      parts.push(part.value);
    }
    signal.throwIfAborted();
    if (isJson && hasTooManyParts(parts))
      throw new OutsideRefusal("outside-size", "The answer has too many objects or lists");
    return new ReadableStream({
      start(controller) {
        for (const part of parts) controller.enqueue(part);
        controller.close();
      },
    });
  } finally {
    signal.removeEventListener("abort", stop);
    stop();
  }
}

function hasTooManyParts(chunks: readonly Uint8Array[]): boolean {
  return Object.entries(MOST_PARTS).some(([start, most]) => {
    const byte = start.charCodeAt(0);
    let count = 0;
    for (const chunk of chunks) {
      for (let at = chunk.indexOf(byte); at !== -1; at = chunk.indexOf(byte, at + 1)) {
        count += 1;
        if (count > most) return true;
      }
    }
    return false;
  });
}

async function drop({ body }: Response): Promise<null> {
  await body?.cancel().catch(() => {});
  return null;
}
