import { MESSAGES_A_ROUND } from "#delivery/deliver-all.server.ts";
import { createDeviceClient, type DeviceClients } from "#delivery/device-client.server.ts";
import { createEmailClient } from "#delivery/email-client.server.ts";
import { createFcmClient } from "#delivery/fcm-client.server.ts";
import { createGoogleTokens, readServiceAccount } from "#delivery/google-token.server.ts";
import type { Route } from "#delivery/round.server.ts";
import { SENDER } from "#delivery/sender.ts";
import { createSmsClient } from "#delivery/sms-client.server.ts";
import { createWebPushClient } from "#delivery/web-push-client.server.ts";
import type { Settings } from "#settings";
import type { WorkerLog } from "./trouble-log.ts";
import type { QueueTask } from "./waiting-work.ts";

/** Returns the clients of notifications to browsers and phones. Each exists only if its keys are set. */
function deviceClients(settings: Settings, log: WorkerLog): DeviceClients {
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

/** Makes the task of one channel, with the provider's limit of messages per second, or without a limit. */
type PostBy = <Message>(route: Route<Message>, perSecond: number | undefined) => QueueTask;

/** Makes a task for each channel that is set up, and logs which channels are not. */
export function routeTasks(settings: Settings, log: WorkerLog, postBy: PostBy): readonly QueueTask[] {
  const email = emailRoute(settings);
  const sms = smsRoute(settings);
  if (email === null) log.warn({}, "SMTP_URL is not set: no emails are sent");
  if (sms === null) log.warn({}, "SMS_URL is not set: no text messages are sent");
  const push = pushRoute(settings, log);
  return [
    ...(email ? [postBy(email, settings.EMAIL_PER_SECOND)] : []),
    ...(sms ? [postBy(sms, settings.SMS_PER_SECOND)] : []),
    ...(push ? [postBy(push, settings.PUSH_PER_SECOND)] : []),
  ];
}

function emailRoute(settings: Settings) {
  if (settings.SMTP_URL === "") return null;
  const dkim = {
    domain: settings.DKIM_DOMAIN,
    selector: settings.DKIM_SELECTOR,
    privateKey: settings.DKIM_PRIVATE_KEY,
  };
  return route({
    channel: "email",
    client: createEmailClient({
      url: settings.SMTP_URL,
      from: settings.MAIL_FROM,
      brand: SENDER,
      dkim: dkim.domain === "" ? null : dkim,
    }),
    write: (kind, about, writing) => kind.mail(about, writing),
    batch: MESSAGES_A_ROUND,
    atOnce: 5,
  });
}

function smsRoute(settings: Settings) {
  if (settings.SMS_URL === "") return null;
  return route({
    channel: "sms",
    client: createSmsClient({
      url: settings.SMS_URL,
      account: settings.SMS_ACCOUNT,
      token: settings.SMS_TOKEN,
      from: settings.SMS_FROM,
      statusUrl: `${settings.SITE_URL}/api/sms/status`,
    }),
    write: (kind, about, writing) => kind.sms(about, writing),
    batch: 10,
    atOnce: 4,
  });
}

function pushRoute(settings: Settings, log: WorkerLog) {
  const clients = deviceClients(settings, log);
  if (clients.web === null && clients.fcm === null) return null;
  return route({
    channel: "push",
    client: createDeviceClient(clients),
    write: (kind, about, writing) => kind.push(about, writing),
    batch: 50,
    atOnce: 10,
  });
}

/** Checks that the route's message type is the type that its client sends. */
const route = <Message>(definition: Route<Message>): Route<Message> => definition;
