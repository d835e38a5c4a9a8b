import type { ChannelClient, Claimed, DeliveryResult } from "./delivery.ts";
import type { Notice } from "./message.ts";
import { type FcmAddress, readPushAddress, type WebPushAddress } from "./push-address.server.ts";

/** Time after which a notification to a device that is off is dropped, because an old alert would mislead. */
export const TIME_TO_LIVE_SECONDS = 24 * 3600;

export interface DeviceClient<Address> {
  /** Never throws, and has its own time limit. */
  hand(to: Address, claimed: Claimed, notice: Notice): Promise<DeliveryResult>;
}

export interface DeviceClients {
  /** Null if notifications to browsers are disabled. */
  readonly web: DeviceClient<WebPushAddress> | null;
  /** Null if notifications to phones are disabled. */
  readonly fcm: DeviceClient<FcmAddress> | null;
}

/** Delivers by the client of the device's kind. Without one, drops the message: another channel is tried. */
export function createDeviceClient({ web, fcm }: DeviceClients): ChannelClient<Notice> {
  return {
    async deliver(claimed, notice): Promise<DeliveryResult> {
      const to = readPushAddress(claimed.address);
      if (to === undefined) return { kind: "refused", reason: "no device's address", isGone: true };
      if ("token" in to)
        return fcm?.hand(to, claimed, notice) ?? { kind: "dropped", reason: "nothing is sent to phones" };
      return web?.hand(to, claimed, notice) ?? { kind: "dropped", reason: "nothing is sent to browsers" };
    },
    close() {},
  };
}
