import webPush from "web-push";
import { fetchOutside } from "#territory/fetch-outside.server.ts";
import { readRetryAfter } from "#territory/retry-after.ts";
import type { Claimed, DeliveryResult } from "./delivery.ts";
import { type DeviceClient, TIME_TO_LIVE_SECONDS } from "./device-client.server.ts";
import type { Notice } from "./message.ts";
import type { WebPushAddress } from "./push-address.server.ts";

export interface WebPushSettings {
  readonly publicKey: string;
  readonly privateKey: string;
  /** Contact for push services, a `mailto:` or `https:` URL. */
  readonly contact: string;
  /** Origins of push services. Requests to other origins are blocked: browsers send the addresses. */
  readonly origins: readonly string[];
  readonly now?: () => Date;
}

const LIMITS = { source: "web-push", timeLimitMs: 10_000, mostBytes: 64 * 1024 };
const PATIENCE_MS = 30_000;
/** Delay if a push service refuses our key or contact, which the agency must fix. */
const NO_ACCESS_MS = 30_000;

/** Texts of Mozilla, Google and Apple which say that a browser subscribed with another key than ours. */
const OTHER_KEY =
  /VAPID public key mismatch|credentials used to create the subscription|VapidPkHashMismatch/i;

/** Returns true if a known push service owns the endpoint. `https://*.example` matches every subdomain. */
export function isPushOrigin(endpoint: string, origins: readonly string[]): boolean {
  const { origin, protocol, hostname } = new URL(endpoint);
  return origins.some((known) => {
    const [scheme, name] = known.split("://*.");
    return name === undefined ? origin === known : `${scheme}:` === protocol && hostname.endsWith(`.${name}`);
  });
}

/**
 * Creates the client that sends notifications to each browser's push service, encrypted for that browser. A
 * push service that refuses us gets no requests for a while, but requests to others continue. If a
 * browser subscribed with another key, only its message waits, because either key could be wrong.
 */
export function createWebPushClient({
  publicKey,
  privateKey,
  contact,
  origins,
  now = () => new Date(),
}: WebPushSettings): DeviceClient<WebPushAddress> {
  const vapidDetails = { subject: contact, publicKey, privateKey };
  /** Times when requests resume, by origin. */
  const resumesAt = new Map<string, number>();

  async function outcomeOf(answer: Response, origin: string): Promise<DeliveryResult> {
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
    async hand(to, { language }: Claimed, notice: Notice): Promise<DeliveryResult> {
      if (!isPushOrigin(to.endpoint, origins))
        return { kind: "refused", reason: "no push service that we know", isGone: true };
      const { origin } = new URL(to.endpoint);
      const waitMs = (resumesAt.get(origin) ?? 0) - now().getTime();
      if (waitMs > 0) return { kind: "held", reason: "the push service refuses us", forMs: waitMs };
      try {
        const text = JSON.stringify({ ...notice, language });
        const details = webPush.generateRequestDetails(to, text, {
          vapidDetails,
          TTL: TIME_TO_LIVE_SECONDS,
          urgency: notice.isUrgent ? "high" : "normal",
        });
        const answer = await fetchOutside(details.endpoint, LIMITS, {
          method: "POST",
          headers: details.headers as Record<string, string>,
          body: details.body ? new Uint8Array(details.body) : null,
        });
        return await outcomeOf(answer, origin);
      } catch (error) {
        // A duplicate replaces the first notification on the screen, because both have the same tag.
        return { kind: "later", reason: String(Object(error).cause?.code ?? error).slice(0, 300) };
      }
    },
  };
}
