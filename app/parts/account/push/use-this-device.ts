import { useEffect, useState } from "react";
import type { Language } from "#territory/language.ts";
import { loadIdentitySettings } from "../../../frame/account/identity-settings.ts";
import { useTexts } from "../../../i18n/use-texts.ts";
import { toastRefusal } from "../account-toasts.ts";
import { useProfile } from "../profile.ts";
import { sendAccountCommand } from "../send-account-command.ts";
import { setBrowserPush, useBrowserPush } from "./browser-push.ts";
import { type BrowserPush, type DeviceState, deviceState } from "./device-state.ts";
import { type PushSupport, pushSupport } from "./push-support.ts";
import { type PushReach, pushReach } from "./silent-choices.ts";
import { addThisDevice, dropThisDevice, PushDenied, subscribeThisDevice, thisDevice } from "./this-device.ts";

export interface ThisDevice {
  /** Also `none` if the site sends no notifications, and until this is known. */
  readonly support: PushSupport;
  readonly state: DeviceState;
  /** Its id on the profile; null if it is not there. */
  readonly id: string | null;
  /** Devices, places and fires that notifications and alerts reach; null before the profile is loaded. */
  readonly reach: PushReach | null;
  readonly isBusy: boolean;
  readonly isTested: boolean;
  /** @returns true if this browser now receives notifications */
  add(): Promise<boolean>;
  drop(): Promise<void>;
  test(): Promise<void>;
}

/** The repair in progress, shared by all parts of the page. */
let repair: Promise<void> | null = null;

function repairOnce(pushKey: string, language: Language): Promise<void> {
  repair ??= subscribeThisDevice(pushKey, language)
    // If the silent repair fails, the person gets a button: a press can do what the browser refused.
    .catch((): BrowserPush => ({ permission: "granted", digest: null, isChanging: false }))
    .then(setBrowserPush)
    .finally(() => {
      repair = null;
    });
  return repair;
}

/**
 * Returns whether this browser receives the profile's notifications and whom they reach, without a request to
 * the server.
 */
export function useDeviceState(): Pick<ThisDevice, "state" | "id" | "reach"> {
  const known = useProfile();
  const browser = useBrowserPush();
  const profile = known.state === "ready" ? known.profile : null;
  const id = thisDevice();
  const own = profile?.subscriptions.devices.find((device) => device.id === id);
  const state = deviceState(own, browser);
  return {
    state,
    id: own?.id ?? null,
    reach: profile && pushReach(profile, state === "lost" ? id : null),
  };
}

/** Returns the notification state of this browser and the actions to change it. */
export function useThisDevice(): ThisDevice {
  const { language } = useTexts();
  const { state, id, reach } = useDeviceState();
  const permission = useBrowserPush()?.permission;
  const [pushKey, setPushKey] = useState<string | null>(null);
  const [isDenied, setDenied] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [isTested, setTested] = useState(false);
  useEffect(() => {
    loadIdentitySettings().then(
      ({ pushKey }) => setPushKey(pushKey),
      () => {}, // Then notifications are not offered.
    );
  }, []);
  const isStillDenied = isDenied && permission !== "granted";
  const support = pushKey === null ? "none" : isStillDenied ? "denied" : pushSupport();
  useEffect(() => {
    if (state === "changed" && pushKey !== null) void repairOnce(pushKey, language);
  }, [state, pushKey, language]);

  async function during(act: () => Promise<unknown>): Promise<boolean> {
    setBusy(true);
    try {
      await act();
      return true;
    } catch (error) {
      if (error instanceof PushDenied) setDenied(true);
      else toastRefusal(error);
      return false;
    } finally {
      setBusy(false);
    }
  }

  return {
    support,
    state,
    id,
    reach,
    isBusy,
    isTested,
    add: async () =>
      state === "on" ||
      (pushKey !== null && during(async () => setBrowserPush(await addThisDevice(pushKey, language)))),
    async drop() {
      if (id !== null) await during(() => dropThisDevice(id, language));
    },
    async test() {
      if (id !== null)
        setTested(await during(() => sendAccountCommand("testDevice", language, { deviceId: id })));
    },
  };
}
