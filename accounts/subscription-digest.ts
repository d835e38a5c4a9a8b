import type { WebSubscription } from "./account-api.ts";

const BASE64 = { "+": "-", "/": "_", "=": "" } as const;

/** Returns the SHA-256 of a browser's endpoint and keys, in base64url, to compare browser and server. */
export async function subscriptionDigest({ endpoint, keys }: Omit<WebSubscription, "kind">): Promise<string> {
  const text = [endpoint, bare(keys.p256dh), bare(keys.auth)].join("\n");
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
  return bare(btoa(String.fromCharCode(...bytes)));
}

/** Converts base64 to base64url without padding, because browsers write keys in either form. */
const bare = (key: string) => key.replace(/[+/=]/g, (sign) => BASE64[sign as keyof typeof BASE64]);
