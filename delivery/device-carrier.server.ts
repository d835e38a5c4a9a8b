import type { Carrier, Claimed, Outcome } from "./delivery.ts";
import type { Notice } from "./message.ts";
import { type FcmAddress, readPushAddress, type WebPushAddress } from "./push-address.server.ts";

/** A phone that is off gets a notification within a day or never, because an older alert would mislead. */
export const KEPT_SECONDS = 24 * 3600;

/** Delivers notifications to devices of one kind. */
export interface DeviceCarrier<Address> {
  /** Never throws, and has its own time limit. */
  hand(to: Address, letter: Claimed, notice: Notice): Promise<Outcome>;
}

export interface DeviceCarriers {
  /** Null if notifications to browsers are disabled. */
  readonly web: DeviceCarrier<WebPushAddress> | null;
  /** Null if notifications to phones are disabled. */
  readonly fcm: DeviceCarrier<FcmAddress> | null;
}

/**
 * Delivers each notification by the client for its device's kind. A disabled kind drops it, so that another
 * channel is tried.
 */
export function createDeviceCarrier({ web, fcm }: DeviceCarriers): Carrier<Notice> {
  return {
    async hand(letter, notice): Promise<Outcome> {
      const to = readPushAddress(letter.address);
      if (to === undefined) return { kind: "refused", reason: "no device's address", isGone: true };
      if ("token" in to)
        return fcm?.hand(to, letter, notice) ?? { kind: "dropped", reason: "nothing is sent to phones" };
      return web?.hand(to, letter, notice) ?? { kind: "dropped", reason: "nothing is sent to browsers" };
    },
    close() {},
  };
}
