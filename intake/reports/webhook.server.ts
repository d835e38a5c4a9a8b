import { createHmac } from "node:crypto";
import { fetchOutside } from "#territory/fetch-outside.server.ts";
import { readRetryAfter } from "#territory/retry-after.ts";

export interface WebhookSettings {
  readonly url: string;
  /** Signing secret, `whsec_…`. */
  readonly secret: string;
  readonly limitMs?: number;
  readonly now?: () => Date;
}

/** Result of a try. `retryAfterMs` is the delay that the receiver requests. */
export type HandoverResult =
  | { readonly isAccepted: true }
  | { readonly isAccepted: false; readonly reason: string; readonly retryAfterMs: number | null };

const LIMIT_MS = 15_000;

/**
 * Creates the client that sends events to dispatch's own system. It follows no redirect, which could send a
 * report elsewhere, and ignores the response body.
 */
export function createWebhook(settings: WebhookSettings) {
  const { url, secret, limitMs = LIMIT_MS, now = () => new Date() } = settings;
  return {
    /** Sends an event. @param id the same on every try, so that a receiver recognizes a repeated event */
    async send(id: string, event: object): Promise<HandoverResult> {
      const at = now();
      const body = JSON.stringify(event);
      try {
        const answer = await fetchOutside(
          url,
          { source: "dispatch", timeLimitMs: limitMs, mostBytes: 0 },
          {
            method: "POST",
            headers: { "content-type": "application/json", ...webhookHeaders(secret, id, at, body) },
            body,
          },
        );
        if (answer.ok) return { isAccepted: true };
        const retryAfterMs = readRetryAfter(answer.headers.get("retry-after"), at.getTime());
        return { isAccepted: false, reason: String(answer.status), retryAfterMs };
      } catch (error) {
        const { cause, code, name } = Object(error);
        return { isAccepted: false, reason: String(Object(cause).code ?? code ?? name), retryAfterMs: null };
      }
    },
  };
}

export type Webhook = ReturnType<typeof createWebhook>;

const PREFIX = "whsec_";

/** Returns the headers that authenticate us to a receiver, as the Standard Webhooks specification defines. */
function webhookHeaders(secret: string, id: string, at: Date, body: string): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const key = Buffer.from(secret.slice(PREFIX.length), "base64");
  const signature = createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64");
  return { "webhook-id": id, "webhook-timestamp": timestamp, "webhook-signature": `v1,${signature}` };
}
