import { randomUUID } from "node:crypto";
import { createAccountsContext } from "#accounts/accounts-service.server.ts";
import { finishDeletions } from "#accounts/deletions.server.ts";
import { forgetDevice } from "#accounts/device-acts.server.ts";
import { findConfirmed } from "#accounts/find-confirmed.server.ts";
import { createMark } from "#accounts/marks.server.ts";
import { ACCOUNT_MESSAGES } from "#accounts/messages/kinds.ts";
import { finishNewsletterAsks } from "#accounts/newsletter-asks.server.ts";
import { refuseAddress } from "#accounts/refused-addresses.server.ts";
import { ALERT_MESSAGES } from "#alerts/alert-message.ts";
import { CORRECTION_MESSAGES } from "#alerts/correction-message.ts";
import { loadCorrections } from "#alerts/load-corrections.server.ts";
import { loadFacts } from "#alerts/load-facts.server.ts";
import { RELEASE_MESSAGES } from "#alerts/release-message.ts";
import { TEST_MESSAGES } from "#alerts/test-message.ts";
import type { Database } from "#database/open.server.ts";
import { createRateLimits } from "#database/rate-limits.server.ts";
import { createClaims } from "#delivery/claims.server.ts";
import { deliverAll, LETTERS_A_ROUND } from "#delivery/deliver-all.server.ts";
import type { Claimed, Outcome } from "#delivery/delivery.ts";
import { createDeviceCarrier } from "#delivery/device-carrier.server.ts";
import { createEmailCarrier } from "#delivery/email-carrier.server.ts";
import { paced } from "#delivery/pace.ts";
import { pause } from "#delivery/pause.ts";
import type { Route } from "#delivery/round.server.ts";
import type { Seal } from "#delivery/seal.server.ts";
import { SENDER } from "#delivery/sender.ts";
import { createSmsCarrier } from "#delivery/sms-carrier.server.ts";
import { forgetDead, sweepDeliveries } from "#delivery/sweep.server.ts";
import { createContactFileStore } from "#intake/contact/contact-files.server.ts";
import { CONTACT_LETTERS } from "#intake/contact/contact-letters.ts";
import { loadContacts } from "#intake/contact/load-contacts.server.ts";
import { deleteOldContacts, sweepContactFiles } from "#intake/contact/old-contacts.server.ts";
import { loadReports } from "#intake/reports/load-reports.server.ts";
import { REPORT_LETTERS } from "#intake/reports/report-letters.ts";
import type { Settings } from "#settings";
import { deviceCarriers } from "./device-carriers.ts";
import { activeFires } from "./dispatch/active-fires.server.ts";
import { KEPT_DAYS } from "./kept-days.ts";
import { sureTime } from "./sure-time.ts";
import type { Task } from "./task.ts";
import type { WorkerLog } from "./trouble-log.ts";

const SECOND_MS = 1_000;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** How long a message to the agency stays here, beside its mailbox. */
const CONTACT_KEPT_MS = 90 * DAY_MS;
/** How long a dead message may be tried again, and keeps whom it is for. */
const DEAD_MS = 7 * DAY_MS;

interface PostMaterial {
  readonly settings: Settings;
  readonly database: Database;
  readonly seal: Seal;
  readonly log: WorkerLog;
  readonly onOutcome: (letter: Claimed, outcome: Outcome) => void;
}

/** Handing messages over, channel by channel, and what is asked of the identity provider without anybody there. */
export function postTasks({ settings, database, seal, log, onOutcome }: PostMaterial): readonly Task[] {
  const mark = createMark(settings.SEAL_KEYS);
  const claims = createClaims(database, seal);
  const accounts = { ...createAccountsContext(settings, database), seal };
  const contactFiles = createContactFileStore(settings);
  async function forget({ channel, ...letter }: Claimed): Promise<void> {
    if (channel === "push") await forgetDevice(accounts, letter.address);
    else await refuseAddress(accounts, { channel, ...letter });
  }
  const ofReports = {
    ...{ database, seal },
    activeFires: () => activeFires(database, new Date()),
    keptDays: settings.REPORT_KEPT_DAYS,
    dispatchUrl: settings.DISPATCH_URL,
  };
  const parts = {
    claims,
    kinds: {
      ...ACCOUNT_MESSAGES,
      ...ALERT_MESSAGES,
      ...RELEASE_MESSAGES,
      ...TEST_MESSAGES,
      ...CORRECTION_MESSAGES,
      ...CONTACT_LETTERS,
      ...REPORT_LETTERS,
    },
    loading: [
      {
        kinds: Object.keys(ALERT_MESSAGES),
        load: (letters: readonly Claimed[]) => loadFacts({ database, seal, mark }, letters),
      },
      {
        kinds: Object.keys(CORRECTION_MESSAGES),
        load: (letters: readonly Claimed[]) => loadCorrections({ database, seal, mark }, letters),
      },
      {
        kinds: Object.keys(CONTACT_LETTERS),
        load: (letters: readonly Claimed[]) => loadContacts({ database, seal, store: contactFiles }, letters),
      },
      {
        kinds: Object.keys(REPORT_LETTERS),
        load: (letters: readonly Claimed[]) => loadReports(ofReports, letters),
      },
    ],
    worker: randomUUID(),
    siteUrl: settings.SITE_URL,
    reportPhone: settings.REPORT_PHONE.number,
    sender: { address: settings.POSTAL_ADDRESS, email: settings.CONTACT_MAILBOXES.general },
    onTrouble: (error: unknown) => log.error({ err: error }, "messages could not be written; trying again"),
    onOutcome(letter: Claimed, outcome: Outcome) {
      onOutcome(letter, outcome);
      if (outcome.kind !== "refused" || !outcome.isGone) return;
      // Tried again with its next message, should it fail.
      forget(letter).catch((error: unknown) =>
        log.warn({ err: error }, "an address that is gone could not be forgotten"),
      );
    },
  };

  function post<Message>(route: Route<Message>, perSecond: number | undefined): Task {
    let stopping: AbortSignal | undefined;
    const steady = { ...route, carrier: paced(route.carrier, perSecond ?? null, () => stopping) };
    return {
      name: `post-${route.channel}`,
      everyMs: SECOND_MS,
      async run(signal) {
        stopping = signal;
        await deliverAll(steady, parts, { signal, pause });
      },
    };
  }

  const tasks: Task[] = [];
  if (settings.SMTP_URL === "") log.warn({}, "SMTP_URL is not set: no email is sent");
  else {
    tasks.push(
      post(
        {
          channel: "email",
          carrier: createEmailCarrier({
            url: settings.SMTP_URL,
            from: settings.MAIL_FROM,
            brand: SENDER,
            dkim:
              settings.DKIM_DOMAIN === ""
                ? null
                : {
                    domain: settings.DKIM_DOMAIN,
                    selector: settings.DKIM_SELECTOR,
                    privateKey: settings.DKIM_PRIVATE_KEY,
                  },
          }),
          write: (kind, about, writing) => kind.mail(about, writing),
          batch: LETTERS_A_ROUND,
          atOnce: 5,
        },
        settings.EMAIL_PER_SECOND,
      ),
    );
  }
  if (settings.SMS_URL === "") log.warn({}, "SMS_URL is not set: no text message is sent");
  else {
    tasks.push(
      post(
        {
          channel: "sms",
          carrier: createSmsCarrier({
            url: settings.SMS_URL,
            account: settings.SMS_ACCOUNT,
            token: settings.SMS_TOKEN,
            from: settings.SMS_FROM,
            statusUrl: `${settings.SITE_URL}/api/sms/status`,
          }),
          write: (kind, about, writing) => kind.sms(about, writing),
          batch: 10,
          atOnce: 4,
        },
        settings.SMS_PER_SECOND,
      ),
    );
  }
  const carriers = deviceCarriers(settings, log);
  if (carriers.web !== null || carriers.fcm !== null) {
    tasks.push(
      post(
        {
          channel: "push",
          carrier: createDeviceCarrier(carriers),
          write: (kind, about, writing) => kind.push(about, writing),
          batch: 50,
          atOnce: 10,
        },
        settings.PUSH_PER_SECOND,
      ),
    );
  }
  const limits = createRateLimits(database);
  return [
    ...tasks,
    {
      name: "confirmations",
      everyMs: MINUTE_MS,
      run: async () => {
        await findConfirmed(accounts);
      },
    },
    {
      name: "deletions",
      everyMs: MINUTE_MS,
      run: async () => {
        const failed = await finishDeletions(accounts);
        if (failed > 0)
          log.warn({ failed }, "people who left are still at the identity provider; trying again");
      },
    },
    { name: "newsletter-asks", everyMs: HOUR_MS, run: () => finishNewsletterAsks(accounts) },
    { name: "old-limits", everyMs: DAY_MS, run: () => limits.sweep(new Date(Date.now() - DAY_MS)) },
    {
      name: "old-contacts",
      everyMs: DAY_MS,
      run: async () => {
        await deleteOldContacts(database, new Date(sureTime().getTime() - CONTACT_KEPT_MS));
        await sweepContactFiles({ database, store: contactFiles, now: sureTime() });
      },
    },
    {
      name: "old-deliveries",
      everyMs: DAY_MS,
      run: async () => {
        await forgetDead(database, new Date(Date.now() - DEAD_MS));
        await sweepDeliveries(database, new Date(Date.now() - KEPT_DAYS * DAY_MS));
      },
    },
  ];
}
