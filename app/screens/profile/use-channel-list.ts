import type { AlertChoice } from "#accounts/account-api.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { profileTexts } from "./texts.ts";

type Channels = Pick<AlertChoice, "emailNotification" | "smsNotification" | "pushNotification">;

/** Writes out the channels that alerts come by; empty where none is chosen. */
export function useChannelList(): (chosen: Channels) => string {
  const { t, formats } = useTexts(profileTexts);
  return (chosen) =>
    formats.list(
      [
        chosen.emailNotification && t("saved.by.email"),
        chosen.smsNotification && t("saved.by.sms"),
        chosen.pushNotification && t("saved.by.push"),
      ].filter((each) => each !== false),
    );
}
