import { z } from "zod";
import { fetchOutside, JSON_TYPES, OutsideRefusal } from "#territory/fetch-outside.server.ts";
import { readRetryAfter } from "#territory/retry-after.ts";
import { isDeadNumber } from "./dead-number-codes.ts";
import type { ChannelClient, DeliveryResult } from "./delivery.ts";

export interface SmsSettings {
  readonly url: string;
  readonly account: string;
  readonly token: string;
  /** Sender number (E.164). */
  readonly from: string;
  /** URL for Twilio's status events of each message. */
  readonly statusUrl: string;
}

/** Time limit of a request: twice undici's connection timeout, so that a failed connection ends first. */
const LIMIT_MS = 20_000;
const LIMITS = { source: "sms", timeLimitMs: LIMIT_MS, mostBytes: 64 * 1024, types: JSON_TYPES };
/** Default delay if Twilio asks to retry later without a time. */
const PATIENCE_MS = 30_000;

const accepted = z.object({ sid: z.string() });
const refusal = z.object({ code: z.number().nullish(), message: z.string().nullish() });

/** Returns true if the request was not sent, because no address of the host accepted a connection. */
function wasNeverSent(cause: unknown): boolean {
  const { code, syscall, errors } = Object(cause);
  if (Array.isArray(errors) && errors.length > 0) return errors.every(wasNeverSent);
  return code === "UND_ERR_CONNECT_TIMEOUT" || syscall === "connect" || syscall === "getaddrinfo";
}

/** Returns true for a redirect: the URL is not Twilio's, so no service accepted the message. */
const isRedirect = (error: unknown) => error instanceof OutsideRefusal && error.code === "outside-redirect";

/**
 * Creates the client that sends text messages by Twilio. After no response or a server error, a message is
 * not sent again, because it may have been sent (decision 35).
 */
export function createSmsClient({
  url,
  account,
  token,
  from,
  statusUrl,
}: SmsSettings): ChannelClient<string> {
  const endpoint = `${url}/2010-04-01/Accounts/${encodeURIComponent(account)}/Messages.json`;
  const authorization = `Basic ${Buffer.from(`${account}:${token}`).toString("base64")}`;

  async function outcomeOf(answer: Response): Promise<DeliveryResult> {
    const body: unknown = await answer.json().catch(() => null);
    if (answer.ok) return { kind: "sent", reference: accepted.safeParse(body).data?.sid ?? null };
    const { code, message } = refusal.safeParse(body).data ?? {};
    const reason = `${answer.status} ${code ?? ""} ${message ?? ""}`.trim().slice(0, 300);
    const retryAfterMs = readRetryAfter(answer.headers.get("retry-after")) ?? PATIENCE_MS;
    if (answer.status === 429) return { kind: "closed", reason, retryAfterMs };
    // The agency must fix this: the message is not at fault.
    if (answer.status === 401 || answer.status === 403) return { kind: "closed", reason };
    // Twilio documents that a text may have been sent after such an error, and that a second request sends it
    // twice.
    if (answer.status >= 500) return { kind: "unsure", reason, retryAfterMs };
    return { kind: "refused", reason, isGone: code != null && isDeadNumber(code) };
  }

  return {
    async deliver({ address }, text): Promise<DeliveryResult> {
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
        return { kind: wasNeverSent(cause) || isRedirect(error) ? "closed" : "unsure", reason };
      }
    },
    close() {},
  };
}
