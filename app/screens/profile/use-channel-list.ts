import type { AlertChoice } from "#accounts/account-api.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { useDeviceState } from "../../parts/account/push/use-this-device.ts";
import { profileTexts } from "./texts.ts";

type Channels = Pick<AlertChoice, "emailNotification" | "smsNotification" | "pushNotification">;

/** Returns a function that lists channels as text, "" for none. The text says if no device receives push. */
export function useChannelList(): (chosen: Channels) => string {
  const { t, formats } = useTexts(profileTexts);
  const { reach } = useDeviceState();
  const push = reach?.devices === 0 ? "saved.by.push.lost" : "saved.by.push";
  return (chosen) =>
    formats.list(
      [
        chosen.emailNotification && t("saved.by.email"),
        chosen.smsNotification && t("saved.by.sms"),
        chosen.pushNotification && t(push),
      ].filter((each) => each !== false),
    );
}
