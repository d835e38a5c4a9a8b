import { z } from "zod";
import type { devices } from "#database/schema.ts";
import type { Seal } from "./seal.server.ts";

/** Where a browser is reached: by its maker's push service, with the keys that messages to it are encrypted by. */
const webAddress = z.object({
  endpoint: z.url(),
  keys: z.object({ p256dh: z.string(), auth: z.string() }),
});
/** Where a phone with the agency's app is: its registration at Firebase Cloud Messaging. */
const fcmAddress = z.object({ token: z.string() });
const pushAddress = z.union([webAddress, fcmAddress]);

export type WebPushAddress = z.output<typeof webAddress>;
export type FcmAddress = z.output<typeof fcmAddress>;
export type PushAddress = z.output<typeof pushAddress>;

type Device = Pick<typeof devices.$inferSelect, "kind" | "sealedEndpoint" | "sealedKeys">;

/** A device's address, as letters to it carry it; null where no key opens it. */
export function pushAddressOf({ kind, sealedEndpoint, sealedKeys }: Device, seal: Seal): string | null {
  const endpoint = seal.read(sealedEndpoint);
  if (endpoint === null) return null;
  if (kind === "fcm") return JSON.stringify({ token: endpoint } satisfies PushAddress);
  const keys = seal.read(sealedKeys);
  return keys && JSON.stringify({ endpoint, keys: JSON.parse(keys) });
}

/** What a letter's address says; undefined for what is none. */
export function readPushAddress(address: string): PushAddress | undefined {
  try {
    return pushAddress.safeParse(JSON.parse(address)).data;
  } catch {
    return undefined;
  }
}

/** What tells a device apart from any other. */
export const endpointOf = (address: PushAddress): string =>
  "token" in address ? address.token : address.endpoint;
