import { useEffect, useState } from "react";
import type { Place, Profile, SavedFire } from "#accounts/account-api.ts";
import type { Language } from "#territory/language.ts";
import { loadIdentitySettings } from "../../../frame/account/identity-settings.ts";
import { createStore } from "../../../frame/store.ts";
import { useTexts } from "../../../i18n/use-texts.ts";
import { toastRefusal } from "../account-toasts.ts";
import { useProfile } from "../profile.ts";
import { sendAccountCommand } from "../send-account-command.ts";
import { pushSupport } from "./push-support.ts";
import {
  addThisDevice,
  type BrowserPush,
  deviceState,
  dropThisDevice,
  PushDenied,
  readBrowser,
  subscribeThisDevice,
  thisDevice,
} from "./this-device.ts";

/** The browser's last known push state; null before it is read. Shared by all parts of a page. */
const browserPush = createStore<BrowserPush | null>(null);

async function readPush(): Promise<void> {
  if (document.visibilityState === "visible") browserPush.set(await readBrowser());
}

/**
 * Returns the browser's push state, read once and again when the person returns to the page: they may have
 * changed the settings.
 */
function useBrowserPush(): BrowserPush | null {
  useEffect(() => {
    if (browserPush.get() === null) void readPush();
    const again = () => void readPush();
    document.addEventListener("visibilitychange", again);
    window.addEventListener("focus", again);
    return () => {
      document.removeEventListener("visibilitychange", again);
      window.removeEventListener("focus", again);
    };
  }, []);
  return browserPush.use();
}

interface PushReach {
  readonly devices: number;
  /** Places and fires that use notifications, and whose alerts reach no one by any channel. */
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

export type ThisDevice = ReturnType<typeof useThisDevice>;

/** The renewal of the subscription in progress, shared by all parts of the page; null without one. */
let repair: Promise<void> | null = null;

function repairOnce(pushKey: string, language: Language): Promise<void> {
  repair ??= subscribeThisDevice(pushKey, language)
    // If the silent repair fails, the person gets a button: a press can do what the browser refused.
    .catch((): BrowserPush => ({ permission: "granted", digest: null, isChanging: false }))
    .then(browserPush.set)
    .finally(() => {
      repair = null;
    });
  return repair;
}

/** Returns whether this browser receives notifications, and which alerts reach no one. Sends no request. */
export function useDeviceState() {
  const known = useProfile();
  const browser = useBrowserPush();
  const profile = known.state === "ready" ? known.profile : null;
  const id = thisDevice();
  const own = profile?.subscriptions.devices.find((device) => device.id === id);
  const state = deviceState(own, browser);
  return {
    state,
    /** Id of this device on the profile; null if the profile does not have the device. */
    id: own?.id ?? null,
    /** Number of reached devices, and alerts that reach no one; null before the profile is loaded. */
    reach: profile && pushReach(profile, state === "lost" ? id : null),
  };
}

export function useThisDevice() {
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
    /** Whether notifications can be turned on; also `none` if the site sends none, or until it is known. */
    support,
    state,
    id,
    reach,
    isBusy,
    isTested,
    /** Turns on notifications. @returns true if this browser now receives notifications */
    add: async () =>
      state === "on" ||
      (pushKey !== null && during(async () => browserPush.set(await addThisDevice(pushKey, language)))),
    async drop() {
      if (id !== null) await during(() => dropThisDevice(id, language));
    },
    async test() {
      if (id !== null)
        setTested(await during(() => sendAccountCommand("testDevice", language, { deviceId: id })));
    },
  };
}
