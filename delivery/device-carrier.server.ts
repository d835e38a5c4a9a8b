import type { Carrier, Claimed, Outcome } from "./delivery.ts";
import type { Notice } from "./message.ts";
import { type FcmAddress, readPushAddress, type WebPushAddress } from "./push-address.server.ts";

/** A phone that is off gets it within a day, or not at all: an older alert would mislead. */
export const KEPT_SECONDS = 24 * 3600;

/** Hands notifications to devices of one kind. */
export interface DeviceCarrier<Address> {
  /** Never throws, and ends within a time of its own. */
  hand(to: Address, letter: Claimed, notice: Notice): Promise<Outcome>;
}

export interface DeviceCarriers {
  /** Null: none is sent to browsers. */
  readonly web: DeviceCarrier<WebPushAddress> | null;
  /** Null: none is sent to phones. */
  readonly fcm: DeviceCarrier<FcmAddress> | null;
}

/** Hands each notification to the carrier of its device's kind. One that is not set up drops it, so that another channel is tried. */
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
