import type { WebSubscription } from "#accounts/account-api.ts";

// Cache that the service worker can read without a page. It has no local storage.

const CACHE = "vigie-push";
const ADDRESS = "/push-subscription";

/** The subscription of this browser that the server knows. */
interface StoredSubscription {
  readonly subscription: WebSubscription;
  /** True if the browser changed the subscription and the server may not know the new one yet. */
  readonly isChanging: boolean;
}

/** Stores the subscription; null deletes it. If storing fails, the next visit to the profile repairs it. */
export async function keepSubscription(stored: StoredSubscription | null): Promise<void> {
  try {
    if (stored === null) await caches.delete(CACHE);
    else await (await caches.open(CACHE)).put(ADDRESS, Response.json(stored));
  } catch {}
}

/** Returns the stored subscription; null if there is none or if the browser cannot store any. */
export async function storedSubscription(): Promise<StoredSubscription | null> {
  try {
    const answer = await caches.match(ADDRESS, { cacheName: CACHE });
    return answer ? ((await answer.json()) as StoredSubscription) : null;
  } catch {
    return null;
  }
}

export function webSubscription(subscription: PushSubscription): WebSubscription {
  const { endpoint = "", keys } = subscription.toJSON();
  return { kind: "web", endpoint, keys: { p256dh: keys?.p256dh ?? "", auth: keys?.auth ?? "" } };
}
