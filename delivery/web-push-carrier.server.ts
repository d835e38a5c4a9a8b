import webPush from "web-push";
import { fetchOutside } from "#territory/fetch-outside.server.ts";
import { readRetryAfter } from "#territory/retry-after.ts";
import type { Claimed, Outcome } from "./delivery.ts";
import { type DeviceCarrier, KEPT_SECONDS } from "./device-carrier.server.ts";
import type { Notice } from "./message.ts";
import type { WebPushAddress } from "./push-address.server.ts";

export interface WebPushSettings {
  readonly publicKey: string;
  readonly privateKey: string;
  /** `mailto:` or `https:`: whom a push service writes to about us. */
  readonly contact: string;
  /** Origins of push services. An address is what a browser said: any other is asked for nothing. */
  readonly origins: readonly string[];
  readonly now?: () => Date;
}

const LIMITS = { source: "web-push", timeLimitMs: 10_000, mostBytes: 64 * 1024 };
const PATIENCE_MS = 30_000;
/** Where our key or contact is refused: ours to mend. */
const NO_ACCESS_MS = 30_000;

/** As Mozilla, Google and Apple say that a browser subscribed by another key than ours. */
const OTHER_KEY =
  /VAPID public key mismatch|credentials used to create the subscription|VapidPkHashMismatch/i;

/** Whether an address is of a push service that we know; `https://*.example` stands for every name below. */
export function isPushOrigin(endpoint: string, origins: readonly string[]): boolean {
  const { origin, protocol, hostname } = new URL(endpoint);
  return origins.some((known) => {
    const [scheme, name] = known.split("://*.");
    return name === undefined ? origin === known : `${scheme}:` === protocol && hostname.endsWith(`.${name}`);
  });
}

/**
 * Hands notifications to the push service of each browser's maker, encrypted for that browser alone. A service that refuses us is asked
 * nothing for a while, and others get theirs. One browser that knows us by another key stops nobody else's: either key may be the wrong one.
 */
export function createWebPushCarrier({
  publicKey,
  privateKey,
  contact,
  origins,
  now = () => new Date(),
}: WebPushSettings): DeviceCarrier<WebPushAddress> {
  const vapidDetails = { subject: contact, publicKey, privateKey };
  /** By origin. */
  const resumesAt = new Map<string, number>();

  async function outcomeOf(answer: Response, origin: string): Promise<Outcome> {
    if (answer.ok) return { kind: "sent", reference: answer.headers.get("location") };
    const reason = `${answer.status} ${(await answer.text()).slice(0, 200)}`.trim();
    if (answer.status === 404 || answer.status === 410) return { kind: "refused", reason, isGone: true };
    if (answer.status === 429) {
      const retryAfterMs = readRetryAfter(answer.headers.get("retry-after")) ?? PATIENCE_MS;
      return { kind: "closed", reason, retryAfterMs };
    }
    if (answer.status >= 500 || OTHER_KEY.test(reason)) return { kind: "later", reason };
    if (answer.status === 401 || answer.status === 403) {
      resumesAt.set(origin, now().getTime() + NO_ACCESS_MS);
      return { kind: "held", reason, forMs: NO_ACCESS_MS };
    }
    return { kind: "refused", reason };
  }

  return {
    async hand(to, { language }: Claimed, notice: Notice): Promise<Outcome> {
      if (!isPushOrigin(to.endpoint, origins))
        return { kind: "refused", reason: "no push service that we know", isGone: true };
      const { origin } = new URL(to.endpoint);
      const waitMs = (resumesAt.get(origin) ?? 0) - now().getTime();
      if (waitMs > 0) return { kind: "held", reason: "the push service refuses us", forMs: waitMs };
      try {
        const text = JSON.stringify({ ...notice, language });
        const details = webPush.generateRequestDetails(to, text, {
          vapidDetails,
          TTL: KEPT_SECONDS,
          urgency: notice.isUrgent ? "high" : "normal",
        });
        const answer = await fetchOutside(details.endpoint, LIMITS, {
          method: "POST",
          headers: details.headers as Record<string, string>,
          body: details.body ? new Uint8Array(details.body) : null,
        });
        return await outcomeOf(answer, origin);
      } catch (error) {
        // A second one replaces the first on the screen: they have one tag.
        return { kind: "later", reason: String(Object(error).cause?.code ?? error).slice(0, 300) };
      }
    },
  };
}
