import type { WebSubscription } from "#accounts/account-api.ts";

// The worker that shows notifications reads it without a page: it has no local storage.

const CACHE = "vigie-push";
const ADDRESS = "/push-subscription";

/** The subscription that the server knows of this browser. */
interface Kept {
  readonly subscription: WebSubscription;
  /** The browser's maker changed it, and the server may not know yet. */
  readonly isChanging: boolean;
}

/** A browser that keeps nothing is repaired on the next visit of the profile. */
export async function keepSubscription(kept: Kept | null): Promise<void> {
  try {
    if (kept === null) await caches.delete(CACHE);
    else await (await caches.open(CACHE)).put(ADDRESS, Response.json(kept));
  } catch {}
}

/** Null if there is none, or if the browser keeps nothing. */
export async function keptSubscription(): Promise<Kept | null> {
  try {
    const answer = await caches.match(ADDRESS, { cacheName: CACHE });
    return answer ? ((await answer.json()) as Kept) : null;
  } catch {
    return null;
  }
}

/** A browser's subscription as the server takes it. */
export function webSubscription(subscription: PushSubscription): WebSubscription {
  const { endpoint = "", keys } = subscription.toJSON();
  return { kind: "web", endpoint, keys: { p256dh: keys?.p256dh ?? "", auth: keys?.auth ?? "" } };
}
