import type { DeviceCarriers } from "#delivery/device-carrier.server.ts";
import { createFcmCarrier } from "#delivery/fcm-carrier.server.ts";
import { createGoogleTokens } from "#delivery/google-token.server.ts";
import { readServiceAccount } from "#delivery/service-account.server.ts";
import { createWebPushCarrier } from "#delivery/web-push-carrier.server.ts";
import type { Settings } from "#settings";
import type { WorkerLog } from "./trouble-log.ts";

/** What takes notifications, to browsers and to phones with the agency's app: each is there once its keys are. */
export function deviceCarriers(settings: Settings, log: WorkerLog): DeviceCarriers {
  const { PUSH_PRIVATE_KEY, FCM_SERVICE_ACCOUNT } = settings;
  if (PUSH_PRIVATE_KEY === "") log.warn({}, "PUSH_PRIVATE_KEY is not set: no notification goes to browsers");
  if (FCM_SERVICE_ACCOUNT === "")
    log.warn({}, "FCM_SERVICE_ACCOUNT is not set: no notification goes to phones with the app");
  const readAccount = () => readServiceAccount(FCM_SERVICE_ACCOUNT);
  if (FCM_SERVICE_ACCOUNT !== "")
    readAccount().catch((error: unknown) =>
      log.warn({ err: error }, "FCM_SERVICE_ACCOUNT: notifications to phones wait until it can be read"),
    );
  return {
    web:
      PUSH_PRIVATE_KEY === ""
        ? null
        : createWebPushCarrier({
            publicKey: settings.PUSH_PUBLIC_KEY,
            privateKey: PUSH_PRIVATE_KEY,
            contact: settings.PUSH_CONTACT,
            origins: settings.PUSH_ORIGINS,
          }),
    fcm:
      FCM_SERVICE_ACCOUNT === ""
        ? null
        : createFcmCarrier({
            url: settings.FCM_URL,
            tokens: createGoogleTokens({ readAccount, tokenUrl: settings.FCM_TOKEN_URL }),
          }),
  };
}
