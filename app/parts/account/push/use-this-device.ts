import { useEffect, useState } from "react";
import { loadIdentitySettings } from "../../../frame/account/identity-settings.ts";
import { useTexts } from "../../../i18n/use-texts.ts";
import { toastRefusal } from "../account-toasts.ts";
import { askAccount } from "../ask-account.ts";
import { useProfile } from "../profile.ts";
import { type PushSupport, pushSupport } from "./push-support.ts";
import { addThisDevice, dropThisDevice, PushDenied, thisDevice } from "./this-device.ts";

interface ThisDevice {
  /** `none` too where the site sends no notifications, and before that is known. */
  readonly support: PushSupport;
  /** Gets notifications of this profile. */
  readonly isOn: boolean;
  readonly isBusy: boolean;
  readonly isTested: boolean;
  /** @returns whether it gets them now */
  add(): Promise<boolean>;
  drop(): Promise<void>;
  test(): Promise<void>;
}

/** This browser as a place where notifications arrive. */
export function useThisDevice(): ThisDevice {
  const { language } = useTexts();
  const known = useProfile();
  const [pushKey, setPushKey] = useState<string | null>(null);
  const [support, setSupport] = useState<PushSupport>("none");
  const [isBusy, setBusy] = useState(false);
  const [isTested, setTested] = useState(false);
  useEffect(() => {
    loadIdentitySettings().then(
      ({ pushKey }) => {
        setPushKey(pushKey);
        setSupport(pushKey === null ? "none" : pushSupport());
      },
      () => {}, // Not offered then.
    );
  }, []);
  const devices = known.state === "ready" ? known.profile.subscriptions.devices : [];
  const id = thisDevice();
  const isOn = devices.some((device) => device.id === id);

  async function during(act: () => Promise<unknown>): Promise<boolean> {
    setBusy(true);
    try {
      await act();
      return true;
    } catch (error) {
      if (error instanceof PushDenied) setSupport("denied");
      else toastRefusal(error);
      return false;
    } finally {
      setBusy(false);
    }
  }

  return {
    support,
    isOn,
    isBusy,
    isTested,
    add: async () => isOn || (pushKey !== null && during(() => addThisDevice(pushKey, language))),
    async drop() {
      if (id !== null) await during(() => dropThisDevice(id, language));
    },
    async test() {
      if (id !== null) setTested(await during(() => askAccount("testDevice", language, { deviceId: id })));
    },
  };
}
