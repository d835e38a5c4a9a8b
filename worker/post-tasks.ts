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
import { deliverAll } from "#delivery/deliver-all.server.ts";
import type { Claimed, DeliveryResult } from "#delivery/delivery.ts";
import { paced } from "#delivery/pace.ts";
import { pause } from "#delivery/pause.ts";
import { redactAddress } from "#delivery/redact-address.ts";
import type { Loading, Route } from "#delivery/round.server.ts";
import { CONTACT_EMAILS } from "#intake/contact/contact-emails.ts";
import { loadContacts } from "#intake/contact/load-contacts.server.ts";
import { loadReports } from "#intake/reports/load-reports.server.ts";
import { REPORT_EMAILS, SUSPECT_EMAILS } from "#intake/reports/report-emails.ts";
import { loadSuspects } from "#intake/reports/suspect-digest.server.ts";
import { activeFires } from "./dispatch/active-fires.server.ts";
import { limitRun } from "./limit-run.ts";
import type { WorkerMetrics } from "./metrics.ts";
import { routeTasks } from "./post-routes.ts";
import type { TaskParts } from "./task-parts.ts";
import { createThrottledLog } from "./throttled-log.ts";
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
