import type { AlertChoice } from "#accounts/account-api.ts";
import { takesTexts } from "#accounts/phone-number.ts";

/** Channels as a form has them, before they are saved. */
export interface ChannelDraft extends Omit<AlertChoice, "phone"> {
  readonly phone: string;
}

export const hasChannel = (
  choice: Pick<AlertChoice, "emailNotification" | "smsNotification" | "pushNotification">,
): boolean => choice.emailNotification || choice.smsNotification || choice.pushNotification;

/** The phone is asked for where text messages are chosen and no number is on file. */
export const asksPhone = ({ smsNotification }: ChannelDraft, phoneOnFile: string | null): boolean =>
  smsNotification && phoneOnFile === null;

/** The rule of the save button, of a place's form and of alerts' alone. */
export function maySave(draft: ChannelDraft, phoneOnFile: string | null): boolean {
  if (!hasChannel(draft)) return true;
  if (!draft.consent) return false;
  return !asksPhone(draft, phoneOnFile) || takesTexts(draft.phone);
}

/** What the server is asked to save of them. */
export function channelQuestion(draft: ChannelDraft, phoneOnFile: string | null): AlertChoice {
  const { emailNotification, smsNotification, pushNotification, consent, phone } = draft;
  const isGiven = asksPhone(draft, phoneOnFile) || takesTexts(phone);
  return {
    emailNotification,
    smsNotification,
    pushNotification,
    phone: smsNotification && isGiven ? phone : null,
    consent,
  };
}
