import { z } from "zod";
import type { devices } from "#database/schema.ts";
import type { Seal } from "./seal.server.ts";

/** A browser's address: its push service's endpoint, with the keys that encrypt messages to it. */
const webAddress = z.object({
  endpoint: z.url(),
  keys: z.object({ p256dh: z.string(), auth: z.string() }),
});
/** The address of a phone with the agency's app: its registration at Firebase Cloud Messaging. */
const fcmAddress = z.object({ token: z.string() });
const pushAddress = z.union([webAddress, fcmAddress]);

export type WebPushAddress = z.output<typeof webAddress>;
export type FcmAddress = z.output<typeof fcmAddress>;
export type PushAddress = z.output<typeof pushAddress>;

type Device = Pick<typeof devices.$inferSelect, "kind" | "sealedEndpoint" | "sealedKeys">;

/** Returns a device's address for messages; null if the address cannot be decrypted. */
export function pushAddressOf({ kind, sealedEndpoint, sealedKeys }: Device, seal: Seal): string | null {
  const endpoint = seal.read(sealedEndpoint);
  if (endpoint === null) return null;
  if (kind === "fcm") return JSON.stringify({ token: endpoint } satisfies PushAddress);
  const keys = seal.read(sealedKeys);
  return keys && JSON.stringify({ endpoint, keys: JSON.parse(keys) });
}

/** Parses the address of a message to a device; undefined if the address is invalid. */
export function readPushAddress(address: string): PushAddress | undefined {
  try {
    return pushAddress.safeParse(JSON.parse(address)).data;
  } catch {
    return undefined;
  }
}

/** Returns the part of an address that identifies the device. */
export const endpointOf = (address: PushAddress): string =>
  "token" in address ? address.token : address.endpoint;
