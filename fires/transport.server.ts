import { isUtf8 } from "node:buffer";
import { z } from "zod";
import type { Cleanings } from "#territory/cleanings.ts";
import {
  fetchOutside,
  JSON_TYPES,
  OutsideRefusal,
  type RefusalCode,
} from "#territory/fetch-outside.server.ts";
import { readRetryAfter } from "#territory/retry-after.ts";
import { FireDataError, type FireDataFailure } from "./fire-data-error.ts";
import { reasonOf } from "./reading-report.server.ts";

/** Pause after a rate-limited response without a delay, in ms: less than the pause between two refreshes. */
export const DEFAULT_RATE_LIMIT_WAIT_MS = 30_000;

/** Most bytes of a response: ten times a whole season of fires, or the detailed shapes of all zones. */
const MOST_BYTES = 32 * 1024 * 1024;

const FAILURES: Readonly<Record<RefusalCode, FireDataFailure>> = {
  "outside-redirect": "fire-data-unreachable",
  "outside-type": "fire-data-not-json",
  "outside-size": "fire-data-shape",
  "outside-time": "fire-data-timeout",
};

export interface TransportOptions {
  /** The service's name in metrics; the data service if unset. */
  readonly source?: string;
  readonly mostBytes?: number;
  readonly fetch?: typeof globalThis.fetch | undefined;
  readonly now: () => number;
  /** Time limit of the whole exchange, including the body. */
  readonly timeLimitMs: number;
  readonly cleanings: Cleanings;
}

/**
 * Makes the functions that request JSON, text or bytes. Cleaned texts are counted by path. The message of an
 * error is the server's `error`, otherwise the raw error's message. If a response asks for a delay
 * (Retry-After), every call fails at once until the delay is over: the limit applies to all paths.
 * @throws {FireDataError} with the code of the failure
 */
export function createTransport(options: TransportOptions) {
  const { source = "fire-data", mostBytes = MOST_BYTES, fetch, now, timeLimitMs, cleanings } = options;
  const limits = { source, timeLimitMs, mostBytes, fetch };
  let heldUntil = 0;

  async function getText(url: string, path: string, types: readonly string[]): Promise<string> {
    return cleanings.text(path, await textOf(await getGood(url, types)));
  }

  async function getBytes(url: string, types: readonly string[]): Promise<Uint8Array> {
    return new Uint8Array(await (await getGood(url, types)).arrayBuffer());
  }

  async function getGood(url: string, types: readonly string[]): Promise<Response> {
    const response = await exchange(url, types);
    if (!response.ok) throw statusError(response, null);
    return response;
  }

  async function getJson(url: string, path: string): Promise<unknown> {
    const response = await exchange(url, JSON_TYPES);
    const data = cleanings.parsed(path, await textOf(response));
    const text = data === undefined ? null : (failure.safeParse(data).data?.error ?? null);
    if (!response.ok) throw statusError(response, text);
    if (text !== null) throw new FireDataError("fire-data-status", text, { status: response.status });
    if (data === undefined) throw new FireDataError("fire-data-not-json", "The response is not JSON");
    return data;
  }

  /** Returns a response whose whole body has arrived. */
  async function exchange(url: string, types: readonly string[]): Promise<Response> {
    const retryAfterMs = heldForMs();
    if (retryAfterMs > 0) {
      throw new FireDataError("fire-data-rate-limited", "Waiting because the server requested a delay", {
        retryAfterMs,
      });
    }
    try {
      const accept = types === JSON_TYPES ? "application/json" : types.join(", ");
      return await fetchOutside(url, { ...limits, types }, { headers: { accept } });
    } catch (cause) {
      const code = cause instanceof OutsideRefusal ? FAILURES[cause.code] : "fire-data-unreachable";
      throw new FireDataError(code, reasonOf(cause), { cause });
    }
  }

  function statusError(response: Response, text: string | null): FireDataError {
    const limited = response.status === 429;
    const statedMs = readRetryAfter(response.headers.get("retry-after"), now());
    const retryAfterMs = statedMs ?? (limited ? DEFAULT_RATE_LIMIT_WAIT_MS : null);
    if (retryAfterMs !== null) heldUntil = Math.max(heldUntil, now() + retryAfterMs);
    return new FireDataError(
      limited ? "fire-data-rate-limited" : "fire-data-status",
      text ?? `The server answered ${response.status}`,
      { status: response.status, ...(retryAfterMs !== null && { retryAfterMs }) },
    );
  }

  /** Returns the ms until calls are possible again; 0 if they are possible now. */
  function heldForMs(): number {
    return Math.max(0, heldUntil - now());
  }

  return { getBytes, getJson, getText, heldForMs };
}

/** Finds characters that only a text in UTF-8 has. */
const OF_UTF_8 = /[^\p{ASCII}\ufffd]/u;

/** Decodes a response as UTF-8, otherwise as Windows-1252: declared encodings are often wrong. */
async function textOf(response: Response): Promise<string> {
  const bytes = new Uint8Array(await response.arrayBuffer());
  const text = new TextDecoder().decode(bytes);
  return isUtf8(bytes) || OF_UTF_8.test(text) ? text : new TextDecoder("windows-1252").decode(bytes);
}

/** Schema of the text of a failure, as the data service sends it. */
const failure = z.object({
  error: z.union([
    z.string().refine((text) => text.trim() !== ""),
    z.object({ message: z.string() }).transform(({ message }) => message),
  ]),
});
