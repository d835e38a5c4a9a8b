import { endUnusedProfiles } from "#alerts/unused-profiles.server.ts";
import { deleteBefore, type OldRows } from "#database/in-batches.server.ts";
import {
  consultations,
  deletions,
  deliveries,
  newsletterConsents,
  pastConsents,
  phoneCodes,
  rateLimits,
  sharedReadings,
} from "#database/schema.ts";
import { SIGNATURE_SECONDS } from "#delivery/mail-events.ts";
import { pause } from "#delivery/pause.ts";
import { forgetDead } from "#delivery/sweep.server.ts";
import { deleteOldChanges } from "#history/old-changes.server.ts";
import { deleteOldCap } from "#history/read-cap.server.ts";
import { deleteOldContacts, sweepContactFiles } from "#intake/contact/old-contacts.server.ts";
import { eraseOldReports, sweepPhotos } from "#intake/reports/old-reports.server.ts";
import { RETENTION_DAYS } from "./retention-days.ts";
import { sweepSessions } from "./sign-in/sessions.server.ts";
import type { Task, TaskParts } from "./task.ts";

/**
 * Returns the time for erasing: the clock's time, or the process's start time plus its uptime, whichever is
 * earlier. A clock that jumps ahead erases nothing.
 */
export const trustedTime = (): Date =>
  new Date(Math.min(Date.now(), performance.timeOrigin + performance.now()));

const DAY_MS = 24 * 3_600_000;
/** Time that counters of limits are kept: as long as the signature of a mail service's event is valid. */
const LIMITS_KEPT_MS = SIGNATURE_SECONDS * 1000;
/** Counters deleted per batch. Each batch scans the whole table, so a few large batches cost less. */
const LIMITS_AT_ONCE = 20_000;
/** Time that the database keeps a message to the agency, of which the agency's mailbox has a copy. */
const CONTACT_KEPT_MS = 90 * DAY_MS;
/** Time that a dead message can be retried, and keeps its recipient. */
const DEAD_MS = 7 * DAY_MS;
/** Time that shared readings of an earlier program version are kept. */
const READINGS_KEPT_MS = 7 * DAY_MS;
/** Time that consent to messages can be proven, after the last message. */
const CONSENT_KEPT_MS = 1095 * DAY_MS;

/** Tables whose old rows are deleted without any other work. */
export const SWEPT = {
  consultations: { id: consultations.id, time: consultations.readAt },
  /** A deletion without an end time stays: the identity provider still has the person. */
  deletions: { id: deletions.id, time: deletions.finishedAt },
  deliveries: { id: deliveries.id, time: deliveries.endedAt },
  limits: { id: rateLimits.key, time: rateLimits.windowStart },
  newsletterConsents: { id: newsletterConsents.id, time: newsletterConsents.withdrawnAt },
  pastConsents: { id: pastConsents.id, time: pastConsents.withdrawnAt },
  phoneCodes: { id: phoneCodes.personId, time: phoneCodes.expiresAt },
  sharedReadings: { id: sharedReadings.key, time: sharedReadings.storedAt },
} as const satisfies Record<string, OldRows>;

/** Makes the daily tasks that erase old data, by `docs/retention.md`, and warn owners of unused profiles. */
export function retentionTasks({
  settings,
  database,
  accounts,
  photos,
  contactFiles,
  log,
}: TaskParts): readonly Task[] {
  const before = (ms: number) => new Date(trustedTime().getTime() - ms);
  const sweep = async (keptMs: number, ...swept: readonly OldRows[]) => {
    for (const rows of swept) await deleteBefore(database, rows, before(keptMs));
  };
  const daily = (name: string, run: Task["run"]): Task => ({ name, everyMs: DAY_MS, run });
  return [
    daily("old-reports", async (signal) => {
      const now = trustedTime();
      const erased = await eraseOldReports({ database, keptDays: settings.REPORT_KEPT_DAYS, now }, signal);
      if (erased > 0) log.info({ erased }, "erased the personal data of old reports");
      const deleted = await sweepPhotos({ database, store: photos, now });
      if (deleted > 0) log.info({ deleted }, "deleted photos without a report");
    }),
    daily("unused-profiles", async (signal) => {
      const done = await endUnusedProfiles(
        { ...accounts, keptDays: settings.PROFILE_KEPT_DAYS, now: trustedTime, pause },
        signal,
      );
      if (done.first + done.last + done.erased + done.unconfirmed > 0)
        log.info(done, "warned owners of unused profiles, or erased the profiles");
    }),
    daily("old-limits", async () => {
      await deleteBefore(database, SWEPT.limits, before(LIMITS_KEPT_MS), LIMITS_AT_ONCE);
    }),
    daily("old-contacts", async () => {
      await deleteOldContacts(database, before(CONTACT_KEPT_MS));
      await sweepContactFiles({ database, store: contactFiles, now: trustedTime() });
    }),
    daily("old-deliveries", async () => {
      await forgetDead(database, before(DEAD_MS));
      await sweep(RETENTION_DAYS * DAY_MS, SWEPT.deliveries);
    }),
    daily("old-changes", async () => {
      const deleted = await deleteOldChanges(database);
      if (deleted > 0) log.info({ deleted }, "deleted changes of past seasons");
    }),
    daily("old-cap-messages", async () => {
      await deleteOldCap(database, trustedTime());
    }),
    daily("old-readings", () => sweep(READINGS_KEPT_MS, SWEPT.sharedReadings)),
    daily("old-operator-sessions", () => sweepSessions(database)),
    daily("old-consents", () => sweep(CONSENT_KEPT_MS, SWEPT.pastConsents, SWEPT.newsletterConsents)),
    daily("old-departures", () => sweep(RETENTION_DAYS * DAY_MS, SWEPT.deletions)),
    daily("old-phone-codes", () => sweep(DAY_MS, SWEPT.phoneCodes)),
    daily("old-consultations", () => sweep(RETENTION_DAYS * DAY_MS, SWEPT.consultations)),
  ];
}
