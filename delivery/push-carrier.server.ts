import webPush from "web-push";
import { z } from "zod";
import type { Carrier, Outcome } from "./delivery.ts";
import type { Notice } from "./message.ts";

export interface PushSettings {
  readonly publicKey: string;
  readonly privateKey: string;
  /** `mailto:` or `https:`: whom a push service writes to about us. */
  readonly contact: string;
  /** Origins of push services. An address is what a browser said: any other is asked for nothing. */
  readonly origins: readonly string[];
}

const address = z.object({
  endpoint: z.url(),
  keys: z.object({ p256dh: z.string(), auth: z.string() }),
});

const LIMIT_MS = 10_000;
/** A phone that is off gets it within a day, or not at all: an older alert would mislead. */
const KEPT_SECONDS = 24 * 3600;
const PATIENCE_SECONDS = 30;

/** Whether an address is of a push service that we know; `https://*.example` stands for every name below. */
export function isPushOrigin(endpoint: string, origins: readonly string[]): boolean {
  const { origin, protocol, hostname } = new URL(endpoint);
  return origins.some((known) => {
    const [scheme, name] = known.split("://*.");
    return name === undefined ? origin === known : `${scheme}:` === protocol && hostname.endsWith(`.${name}`);
  });
}

/** Hands notifications to the push service of each browser's maker, encrypted for that browser alone. */
export function createPushCarrier({
  publicKey,
  privateKey,
  contact,
  origins,
}: PushSettings): Carrier<Notice> {
  const vapidDetails = { subject: contact, publicKey, privateKey };

  async function outcomeOf(answer: Response): Promise<Outcome> {
    if (answer.ok) return { kind: "sent", reference: answer.headers.get("location") };
    const reason = `${answer.status} ${(await answer.text()).slice(0, 200)}`.trim();
    if (answer.status === 404 || answer.status === 410) return { kind: "refused", reason, isGone: true };
    if (answer.status === 429) {
      const seconds = Number(answer.headers.get("retry-after")) || PATIENCE_SECONDS;
      return { kind: "closed", reason, retryAfterMs: seconds * 1000 };
    }
    return answer.status >= 500 ? { kind: "later", reason } : { kind: "refused", reason };
  }

  return {
    async hand(letter, notice): Promise<Outcome> {
      const to = address.safeParse(JSON.parse(letter.address)).data;
      if (to === undefined || !isPushOrigin(to.endpoint, origins))
        return { kind: "refused", reason: "no push service that we know", isGone: true };
      try {
        const text = JSON.stringify({ ...notice, language: letter.language });
        const details = webPush.generateRequestDetails(to, text, {
          vapidDetails,
          TTL: KEPT_SECONDS,
          urgency: "high",
        });
        const answer = await fetch(details.endpoint, {
          method: "POST",
          headers: details.headers as Record<string, string>,
          body: details.body ? new Uint8Array(details.body) : null,
          redirect: "error",
          signal: AbortSignal.timeout(LIMIT_MS),
        });
        return await outcomeOf(answer);
      } catch (error) {
        // A second one replaces the first on the screen: they have one tag.
        return { kind: "later", reason: String(Object(error).cause?.code ?? error).slice(0, 300) };
      }
    },
    close() {},
  };
}
