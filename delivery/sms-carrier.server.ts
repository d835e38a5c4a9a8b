import { z } from "zod";
import type { Carrier, Outcome } from "./delivery.ts";

export interface SmsSettings {
  /** Base of Twilio's API. */
  readonly url: string;
  readonly account: string;
  readonly token: string;
  /** E.164. */
  readonly from: string;
}

const LIMIT_MS = 10_000;
/** Seconds, where it asks for patience and does not say how much. */
const PATIENCE_SECONDS = 30;

const accepted = z.object({ sid: z.string() });
const refusal = z.object({ code: z.number().nullish(), message: z.string().nullish() });

/** Hands text messages to Twilio. One whose answer never came is not sent again: it may have gone (decision 35). */
export function createSmsCarrier({ url, account, token, from }: SmsSettings): Carrier<string> {
  const endpoint = `${url}/2010-04-01/Accounts/${encodeURIComponent(account)}/Messages.json`;
  const authorization = `Basic ${Buffer.from(`${account}:${token}`).toString("base64")}`;

  async function outcomeOf(answer: Response): Promise<Outcome> {
    const body: unknown = await answer.json().catch(() => null);
    if (answer.ok) return { kind: "sent", reference: accepted.safeParse(body).data?.sid ?? null };
    const { code, message } = refusal.safeParse(body).data ?? {};
    const reason = `${answer.status} ${code ?? ""} ${message ?? ""}`.trim().slice(0, 300);
    if (answer.status === 429) {
      const seconds = Number(answer.headers.get("retry-after")) || PATIENCE_SECONDS;
      return { kind: "closed", reason, retryAfterMs: seconds * 1000 };
    }
    // Ours to mend, not the message's fault.
    if (answer.status === 401 || answer.status === 403) return { kind: "closed", reason };
    if (answer.status >= 500) return { kind: "later", reason };
    return { kind: "refused", reason };
  }

  return {
    async hand({ address }, text): Promise<Outcome> {
      try {
        const answer = await fetch(endpoint, {
          method: "POST",
          headers: { Authorization: authorization, "Content-Type": "application/x-www-form-urlencoded" },
          body: new URLSearchParams({ To: address, From: from, Body: text }),
          signal: AbortSignal.timeout(LIMIT_MS),
        });
        return await outcomeOf(answer);
      } catch (error) {
        const cause = Object(Object(error).cause);
        const reason = String(cause.code ?? error).slice(0, 300);
        // Nothing went out on a connection that never was.
        return cause.code === "ECONNREFUSED" || cause.code === "ENOTFOUND"
          ? { kind: "closed", reason }
          : { kind: "unsure", reason };
      }
    },
    close() {},
  };
}
