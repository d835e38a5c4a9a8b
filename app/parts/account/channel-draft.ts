import type { AlertChoice } from "#accounts/account-api.ts";
import { takesTexts } from "#accounts/phone-number.ts";

export interface ChannelDraft extends Omit<AlertChoice, "phone"> {
  readonly phone: string;
}

export const hasChannel = (
  choice: Pick<AlertChoice, "emailNotification" | "smsNotification" | "pushNotification">,
): boolean => choice.emailNotification || choice.smsNotification || choice.pushNotification;

/** Returns true if the form needs a phone number: text messages are chosen and no number is on file. */
export const asksPhone = ({ smsNotification }: ChannelDraft, phoneOnFile: string | null): boolean =>
  smsNotification && phoneOnFile === null;

/** Returns true if the save button is enabled, in the form of a place and in the alerts form. */
export function maySave(draft: ChannelDraft, phoneOnFile: string | null): boolean {
  if (!hasChannel(draft)) return true;
  if (!draft.consent) return false;
  return !asksPhone(draft, phoneOnFile) || takesTexts(draft.phone);
}

export function channelQuestion(draft: ChannelDraft, phoneOnFile: string | null): AlertChoice {
  const { emailNotification, smsNotification, pushNotification, consent, phone } = draft;
  const includesPhone = asksPhone(draft, phoneOnFile) || takesTexts(phone);
  return {
    emailNotification,
    smsNotification,
    pushNotification,
    phone: smsNotification && includesPhone ? phone : null,
    consent,
  };
}
