import type { MessageKinds } from "#delivery/message.ts";
import { accountDeleted } from "./account-deleted.ts";
import { newsletterConfirm } from "./newsletter-confirm.ts";
import { phoneCode } from "./phone-code.ts";
import { pushTest } from "./push-test.ts";
import { unusedProfile } from "./unused-profile.ts";
import { welcome } from "./welcome.ts";

export const ACCOUNT_MESSAGES = {
  welcome,
  "phone-code": phoneCode,
  "account-deleted": accountDeleted,
  "push-test": pushTest,
  "newsletter-confirm": newsletterConfirm,
  "unused-profile": unusedProfile,
} as const satisfies MessageKinds;
