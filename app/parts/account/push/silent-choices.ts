import type { Place, Profile, SavedFire } from "#accounts/account-api.ts";

export interface PushReach {
  /** Number of devices that receive notifications. */
  readonly devices: number;
  /** Places and fires with notifications on whose alerts reach no one by any channel. */
  readonly places: readonly Place[];
  readonly fires: readonly SavedFire[];
}

/**
 * Finds the saved places and fires whose alerts reach no one while devices are lost. If notifications fail,
 * alerts go by any other channel chosen at any place or fire (`alerts/fall-back.server.ts`).
 * @param lostId this browser's device, if the browser itself reports that notifications do not arrive
 */
export function pushReach({ userInfo, subscriptions }: Profile, lostId: string | null): PushReach {
  const { locations, fires } = subscriptions;
  const devices = subscriptions.devices.filter(({ id, lostAt }) => lostAt === null && id !== lostId).length;
  const { isEmailConfirmed, emailRefusedAt, isPhoneVerified, phoneRefusedAt } = userInfo;
  const takes = {
    email: isEmailConfirmed && emailRefusedAt === null,
    sms: isPhoneVerified && phoneRefusedAt === null,
    push: devices > 0,
  };
  const isReached = [...locations, ...fires].some(
    (chosen) =>
      (chosen.emailNotification && takes.email) ||
      (chosen.smsNotification && takes.sms) ||
      (chosen.pushNotification && takes.push),
  );
  const silent = <Chosen extends Place | SavedFire>(all: readonly Chosen[]) =>
    isReached ? [] : all.filter(({ pushNotification }) => pushNotification);
  return { devices, places: silent(locations), fires: silent(fires) };
}
