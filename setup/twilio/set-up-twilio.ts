import { WEBHOOK_PATHS } from "#plan/webhook-paths.ts";
import type { Settings } from "#settings";
import { SetupProblem } from "../setup-problem.ts";
import { isPhoneNumber, textWebhookOf } from "./text-webhook.ts";
import { createTwilio, TwilioRefusal } from "./twilio-client.ts";

type TwilioSettings = Pick<Settings, "SMS_URL" | "SMS_ACCOUNT" | "SMS_TOKEN" | "SMS_FROM" | "SITE_URL">;

/** Sets Twilio's webhook for incoming texts. Receipts need no webhook. @throws {SetupProblem} */
export async function setUpTwilio(settings: TwilioSettings, say: (text: string) => void): Promise<void> {
  const { SMS_URL, SMS_ACCOUNT, SMS_TOKEN, SMS_FROM, SITE_URL } = settings;
  if (SMS_URL === "") throw new SetupProblem("Set SMS_URL, SMS_ACCOUNT, SMS_TOKEN and SMS_FROM first.");
  if (!isPhoneNumber(SMS_FROM))
    throw new SetupProblem(
      `SMS_FROM (${SMS_FROM}) is no phone number: set its webhook to ${SITE_URL + WEBHOOK_PATHS.text} in Twilio's console.`,
    );
  const wanted = SITE_URL + WEBHOOK_PATHS.text;
  const twilio = createTwilio({ url: SMS_URL, account: SMS_ACCOUNT, token: SMS_TOKEN });
  try {
    const webhook = await textWebhookOf(twilio, SMS_FROM);
    if (webhook === null)
      throw new SetupProblem(`The Twilio account does not have the number ${SMS_FROM}: correct SMS_FROM.`);
    if (webhook.url === wanted && webhook.application === null) {
      say(`${webhook.holder} posts texts to ${wanted} already: nothing was changed.\n`);
      return;
    }
    await webhook.set(wanted);
    say(`${webhook.holder} now posts texts to ${wanted} (before: ${webhook.url || "nowhere by POST"}).\n`);
  } catch (error) {
    if (error instanceof SetupProblem) throw error;
    const text =
      error instanceof TwilioRefusal
        ? `refuses the request (${error.status} ${error.message})`
        : `does not answer (${Object(error).cause?.code ?? Object(error).message})`;
    throw new SetupProblem(`Twilio ${text}: run \`npm run doctor\`, which says what to correct.`);
  }
}
