import webPush from "web-push";
import type { Claimed, Outcome } from "./delivery.ts";
import { type DeviceCarrier, KEPT_SECONDS } from "./device-carrier.server.ts";
import type { Notice } from "./message.ts";
import type { WebPushAddress } from "./push-address.server.ts";
import { waitAsked } from "./wait-asked.ts";

export interface WebPushSettings {
  readonly publicKey: string;
  readonly privateKey: string;
  /** `mailto:` or `https:`: whom a push service writes to about us. */
  readonly contact: string;
  /** Origins of push services. An address is what a browser said: any other is asked for nothing. */
  readonly origins: readonly string[];
}

const LIMIT_MS = 10_000;
const PATIENCE_MS = 30_000;

/** Whether an address is of a push service that we know; `https://*.example` stands for every name below. */
export function isPushOrigin(endpoint: string, origins: readonly string[]): boolean {
  const { origin, protocol, hostname } = new URL(endpoint);
  return origins.some((known) => {
    const [scheme, name] = known.split("://*.");
    return name === undefined ? origin === known : `${scheme}:` === protocol && hostname.endsWith(`.${name}`);
  });
}

/** Hands notifications to the push service of each browser's maker, encrypted for that browser alone. */
export function createWebPushCarrier({
  publicKey,
  privateKey,
  contact,
  origins,
}: WebPushSettings): DeviceCarrier<WebPushAddress> {
  const vapidDetails = { subject: contact, publicKey, privateKey };

  async function outcomeOf(answer: Response): Promise<Outcome> {
    if (answer.ok) return { kind: "sent", reference: answer.headers.get("location") };
    const reason = `${answer.status} ${(await answer.text()).slice(0, 200)}`.trim();
    if (answer.status === 404 || answer.status === 410) return { kind: "refused", reason, isGone: true };
    if (answer.status === 429) {
      const retryAfterMs = waitAsked(answer.headers.get("retry-after")) ?? PATIENCE_MS;
      return { kind: "closed", reason, retryAfterMs };
    }
    return answer.status >= 500 ? { kind: "later", reason } : { kind: "refused", reason };
  }

  return {
    async hand(to, { language }: Claimed, notice: Notice): Promise<Outcome> {
      if (!isPushOrigin(to.endpoint, origins))
        return { kind: "refused", reason: "no push service that we know", isGone: true };
      try {
        const text = JSON.stringify({ ...notice, language });
        const details = webPush.generateRequestDetails(to, text, {
          vapidDetails,
          TTL: KEPT_SECONDS,
          urgency: notice.isUrgent ? "high" : "normal",
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
  };
}
