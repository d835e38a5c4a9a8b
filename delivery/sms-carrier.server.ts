import { z } from "zod";
import { fetchOutside, JSON_TYPES, OutsideRefusal } from "#territory/fetch-outside.server.ts";
import { readRetryAfter } from "#territory/retry-after.ts";
import { isDeadNumber } from "./dead-number-codes.ts";
import type { Carrier, Outcome } from "./delivery.ts";

export interface SmsSettings {
  /** Base of Twilio's API. */
  readonly url: string;
  readonly account: string;
  readonly token: string;
  /** E.164. */
  readonly from: string;
  /** Where Twilio tells what became of each message. */
  readonly statusUrl: string;
}

/** Twice what a connection may take (undici's own limit), so that one never made is told as such. */
const LIMIT_MS = 20_000;
const LIMITS = { source: "sms", timeLimitMs: LIMIT_MS, mostBytes: 64 * 1024, types: JSON_TYPES };
/** Where it asks for patience and does not say how much. */
const PATIENCE_MS = 30_000;

const accepted = z.object({ sid: z.string() });
const refusal = z.object({ code: z.number().nullish(), message: z.string().nullish() });

/** Whether there was no connection for a request to go out on: at none of the host's addresses, where it has several. */
function neverLeft(cause: unknown): boolean {
  const { code, syscall, errors } = Object(cause);
  if (Array.isArray(errors) && errors.length > 0) return errors.every(neverLeft);
  return code === "UND_ERR_CONNECT_TIMEOUT" || syscall === "connect" || syscall === "getaddrinfo";
}

/** Whether the address is not Twilio's: nothing took the message. */
const isRedirect = (error: unknown) => error instanceof OutsideRefusal && error.code === "outside-redirect";

/** Hands text messages to Twilio. One whose answer never came, or was a server's error, is not sent again: it may have gone (decision 35). */
export function createSmsCarrier({ url, account, token, from, statusUrl }: SmsSettings): Carrier<string> {
  const endpoint = `${url}/2010-04-01/Accounts/${encodeURIComponent(account)}/Messages.json`;
  const authorization = `Basic ${Buffer.from(`${account}:${token}`).toString("base64")}`;

  async function outcomeOf(answer: Response): Promise<Outcome> {
    const body: unknown = await answer.json().catch(() => null);
    if (answer.ok) return { kind: "sent", reference: accepted.safeParse(body).data?.sid ?? null };
    const { code, message } = refusal.safeParse(body).data ?? {};
    const reason = `${answer.status} ${code ?? ""} ${message ?? ""}`.trim().slice(0, 300);
    const retryAfterMs = readRetryAfter(answer.headers.get("retry-after")) ?? PATIENCE_MS;
    if (answer.status === 429) return { kind: "closed", reason, retryAfterMs };
    // Ours to mend, not the message's fault.
    if (answer.status === 401 || answer.status === 403) return { kind: "closed", reason };
    // Twilio documents that a text may have gone after such an error, and that a second request sends it twice.
    if (answer.status >= 500) return { kind: "unsure", reason, retryAfterMs };
    return { kind: "refused", reason, isGone: code != null && isDeadNumber(code) };
  }

  return {
    async hand({ address }, text): Promise<Outcome> {
      try {
        const answer = await fetchOutside(endpoint, LIMITS, {
          method: "POST",
          headers: { Authorization: authorization, "Content-Type": "application/x-www-form-urlencoded" },
          body: new URLSearchParams({ To: address, From: from, Body: text, StatusCallback: statusUrl }),
        });
        return await outcomeOf(answer);
      } catch (error) {
        const { cause } = Object(error);
        const reason = String(Object(cause).code ?? error).slice(0, 300);
        return { kind: neverLeft(cause) || isRedirect(error) ? "closed" : "unsure", reason };
      }
    },
    close() {},
  };
}
