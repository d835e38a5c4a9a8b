import type { DeviceClients } from "#delivery/device-client.server.ts";
import { createFcmClient } from "#delivery/fcm-client.server.ts";
import { createGoogleTokens } from "#delivery/google-token.server.ts";
import { readServiceAccount } from "#delivery/service-account.server.ts";
import { createWebPushClient } from "#delivery/web-push-client.server.ts";
import type { Settings } from "#settings";
import type { WorkerLog } from "./trouble-log.ts";

/**
 * Returns the clients that send notifications to browsers and to phones with the agency's app. Each exists
 * only if its keys are set.
 */
export function deviceClients(settings: Settings, log: WorkerLog): DeviceClients {
  const { PUSH_PRIVATE_KEY, FCM_SERVICE_ACCOUNT } = settings;
  if (PUSH_PRIVATE_KEY === "") log.warn({}, "PUSH_PRIVATE_KEY is not set: browsers get no notifications");
  if (FCM_SERVICE_ACCOUNT === "")
    log.warn({}, "FCM_SERVICE_ACCOUNT is not set: phones with the app get no notifications");
  const readAccount = () => readServiceAccount(FCM_SERVICE_ACCOUNT);
  if (FCM_SERVICE_ACCOUNT !== "")
    readAccount().catch((error: unknown) =>
      log.warn({ err: error }, "FCM_SERVICE_ACCOUNT is not readable: notifications to phones wait"),
    );
  return {
    web:
      PUSH_PRIVATE_KEY === ""
        ? null
        : createWebPushClient({
            publicKey: settings.PUSH_PUBLIC_KEY,
            privateKey: PUSH_PRIVATE_KEY,
            contact: settings.PUSH_CONTACT,
            origins: settings.PUSH_ORIGINS,
          }),
    fcm:
      FCM_SERVICE_ACCOUNT === ""
        ? null
        : createFcmClient({
            url: settings.FCM_URL,
            tokens: createGoogleTokens({ readAccount, tokenUrl: settings.FCM_TOKEN_URL }),
          }),
  };
}
