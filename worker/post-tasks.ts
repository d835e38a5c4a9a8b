import { randomUUID } from "node:crypto";
import { loseDevice } from "#accounts/device-commands.server.ts";
import { ACCOUNT_MESSAGES } from "#accounts/messages/kinds.ts";
import { refuseAddress } from "#accounts/refused-addresses.server.ts";
import { ALERT_MESSAGES } from "#alerts/alert-message.ts";
import { CANARY_MESSAGES } from "#alerts/canary.server.ts";
import { CORRECTION_MESSAGES } from "#alerts/correction-message.ts";
import { loadCorrections } from "#alerts/load-corrections.server.ts";
import { loadFacts } from "#alerts/load-facts.server.ts";
import type { AlertAbout } from "#alerts/message-text.ts";
import { RELEASE_MESSAGES } from "#alerts/release-message.ts";
import { TEST_MESSAGES } from "#alerts/test-message.ts";
import { createClaims, hasDue } from "#delivery/claims.server.ts";
import { deliverAll, MESSAGES_A_ROUND } from "#delivery/deliver-all.server.ts";
import type { Claimed, DeliveryResult } from "#delivery/delivery.ts";
import { createDeviceClient, type DeviceClients } from "#delivery/device-client.server.ts";
import { createEmailClient } from "#delivery/email-client.server.ts";
import { createFcmClient } from "#delivery/fcm-client.server.ts";
import { createGoogleTokens, readServiceAccount } from "#delivery/google-token.server.ts";
import { paced } from "#delivery/pace.ts";
import { pause } from "#delivery/pause.ts";
import { redactAddress } from "#delivery/redact-address.ts";
import type { Loading, Route } from "#delivery/round.server.ts";
import { SENDER } from "#delivery/sender.ts";
import { createSmsClient } from "#delivery/sms-client.server.ts";
import { createWebPushClient } from "#delivery/web-push-client.server.ts";
import { CONTACT_EMAILS } from "#intake/contact/contact-emails.ts";
import { loadContacts } from "#intake/contact/load-contacts.server.ts";
import { loadReports } from "#intake/reports/load-reports.server.ts";
import { REPORT_EMAILS, SUSPECT_EMAILS } from "#intake/reports/report-emails.ts";
import { loadSuspects } from "#intake/reports/suspect-digest.server.ts";
import type { Settings } from "#settings";
import { activeFires } from "./dispatch/active-fires.server.ts";
import type { WorkerMetrics } from "./metrics.ts";
import { limitRun, type TaskParts } from "./task.ts";
import { createThrottledLog } from "./throttled-log.ts";
import type { WorkerLog } from "./trouble-log.ts";
import type { QueueTask } from "./waiting-work.ts";

const SECOND_MS = 1_000;

type PostParts = Pick<TaskParts, "settings" | "accounts" | "contactFiles" | "log" | "metrics">;

export function postTasks({
  settings,
  accounts,
  contactFiles,
  log,
  metrics,
}: PostParts): readonly QueueTask[] {
  const { database, seal, keyedHash } = accounts;
  const claims = createClaims(database, seal);
  const ofReports = {
    ...{ database, seal },
    activeFires: () => activeFires(database, new Date()),
    keptDays: settings.REPORT_KEPT_DAYS,
    dispatchUrl: settings.DISPATCH_URL,
  };
  const loading: readonly Loading[] = [
    { kinds: Object.keys(ALERT_MESSAGES), load: (each) => loadFacts({ database, seal, keyedHash }, each) },
    {
      kinds: Object.keys(CORRECTION_MESSAGES),
      load: (each) => loadCorrections({ database, seal, keyedHash }, each),
    },
    {
      kinds: Object.keys(CONTACT_EMAILS),
      load: (each) => loadContacts({ database, seal, store: contactFiles }, each),
    },
    { kinds: Object.keys(REPORT_EMAILS), load: (each) => loadReports(ofReports, each) },
    { kinds: Object.keys(SUSPECT_EMAILS), load: (each) => loadSuspects(ofReports, each) },
  ];
  const parts = {
    claims,
    kinds: {
      ...ACCOUNT_MESSAGES,
      ...ALERT_MESSAGES,
      ...RELEASE_MESSAGES,
      ...TEST_MESSAGES,
      ...CANARY_MESSAGES,
      ...CORRECTION_MESSAGES,
      ...CONTACT_EMAILS,
      ...REPORT_EMAILS,
      ...SUSPECT_EMAILS,
    },
    loading,
    worker: randomUUID(),
    siteUrl: settings.SITE_URL,
    reportPhone: settings.REPORT_PHONE.number,
    sender: { address: settings.POSTAL_ADDRESS, email: settings.CONTACT_MAILBOXES.general },
    onTrouble: (error: unknown) => log.error({ err: error }, "could not write messages; trying again"),
    onOutcome: recordResult({ log, metrics }),
    onGone(claimedMessages: readonly Claimed[]) {
      for (const { channel, address, personId } of claimedMessages) {
        const marked =
          channel === "push"
            ? loseDevice(accounts, address)
            : refuseAddress(accounts, { channel, address, personId });
        // If it fails, the next message to the address tries again.
        marked.catch((error: unknown) => log.warn({ err: error }, "could not mark a dead address"));
      }
    },
  };

  function postBy<Message>(route: Route<Message>, perSecond: number | undefined): QueueTask {
    let stopping: AbortSignal | undefined;
    const steady = { ...route, client: paced(route.client, perSecond ?? null, () => stopping) };
    return {
      name: `post-${route.channel}`,
      everyMs: SECOND_MS,
      hasWork: hasDue(route.channel),
      async run(signal) {
        stopping = signal;
        await deliverAll(steady, parts, { signal, pause, isOver: limitRun(signal) });
      },
    };
  }

  return routeTasks(settings, log, postBy);
}

/** Makes a function that reports a message's result, delay and reason of refusal, without the address. */
export function recordResult({
  log,
  metrics,
}: Pick<TaskParts, "log"> & { readonly metrics: Pick<WorkerMetrics, "handedOver" | "delayed"> }) {
  const warnThrottled = createThrottledLog(log);
  return (claimed: Claimed, outcome: DeliveryResult, about: unknown): void => {
    const { channel, kind, address } = claimed;
    metrics.handedOver(claimed, outcome);
    if (outcome.kind === "sent" && kind === "alert") {
      const { delayedSince } = about as AlertAbout;
      if (delayedSince) metrics.delayed(channel, (Date.now() - delayedSince.getTime()) / 1_000);
    }
    // The result `later` only concerns one mailbox.
    if (outcome.kind === "sent" || outcome.kind === "dropped" || outcome.kind === "later") return;
    const details = { channel, kind, reason: redactAddress(outcome.reason, address) };
    if (outcome.kind === "refused")
      log.warn({ ...details, isGone: outcome.isGone ?? false }, "channel refused a message");
    else
      warnThrottled(
        `${channel} ${outcome.kind}`,
        { ...details, outcome: outcome.kind },
        "channel did not take a message",
      );
  };
}

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
function routeTasks(settings: Settings, log: WorkerLog, postBy: PostBy): readonly QueueTask[] {
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
