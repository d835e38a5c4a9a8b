import { sweepDepartures, sweepPhoneCodes } from "#accounts/old-rows.server.ts";
import { sweepConsents } from "#accounts/past-consents.server.ts";
import { createRateLimits } from "#database/rate-limits.server.ts";
import { SIGNATURE_SECONDS } from "#delivery/mail-events.ts";
import { forgetDead, sweepDeliveries } from "#delivery/sweep.server.ts";
import { deleteOldChanges } from "#history/old-changes.server.ts";
import { deleteOldCap } from "#history/read-cap.server.ts";
import { sweepSharedReadings } from "#history/shared-readings.server.ts";
import { deleteOldContacts, sweepContactFiles } from "#intake/contact/old-contacts.server.ts";
import { sweepConsultations } from "./consultations/sweep.server.ts";
import { RETENTION_DAYS } from "./retention-days.ts";
import { sweepSessions } from "./sign-in/sessions.server.ts";
import type { Task } from "./task.ts";
import type { TaskParts } from "./task-parts.ts";
import { trustedTime } from "./trusted-time.ts";

const DAY_MS = 24 * 3_600_000;
/** Time that counters of limits are kept: as long as the signature of a mail service's event is valid. */
const LIMITS_KEPT_MS = SIGNATURE_SECONDS * 1000;
/** Time that the database keeps a message to the agency, of which the agency's mailbox has a copy. */
const CONTACT_KEPT_MS = 90 * DAY_MS;
/** Time that a dead message can be retried, and keeps its recipient. */
const DEAD_MS = 7 * DAY_MS;
/** Time that shared readings of an earlier program version are kept. */
const READINGS_KEPT_MS = 7 * DAY_MS;

/** Time that consent to messages can be proven, after the last message. */
const CONSENT_KEPT_MS = 1095 * DAY_MS;

export function oldRowsTasks({
  database,
  contactFiles,
  log,
}: Pick<TaskParts, "database" | "contactFiles" | "log">): readonly Task[] {
  const limits = createRateLimits(database);
  const before = (ms: number) => new Date(Date.now() - ms);
  const daily = (name: string, run: () => Promise<void>): Task => ({ name, everyMs: DAY_MS, run });
  return [
    daily("old-limits", () => limits.sweep(before(LIMITS_KEPT_MS))),
    daily("old-contacts", async () => {
      const now = trustedTime();
      await deleteOldContacts(database, new Date(now.getTime() - CONTACT_KEPT_MS));
      await sweepContactFiles({ database, store: contactFiles, now });
    }),
    daily("old-deliveries", async () => {
      await forgetDead(database, before(DEAD_MS));
      await sweepDeliveries(database, before(RETENTION_DAYS * DAY_MS));
    }),
    daily("old-changes", async () => {
      const deleted = await deleteOldChanges(database);
      if (deleted > 0) log.info({ deleted }, "deleted changes of past seasons");
    }),
    daily("old-cap-messages", async () => {
      await deleteOldCap(database, trustedTime());
    }),
    daily("old-readings", () => sweepSharedReadings(database, before(READINGS_KEPT_MS))),
    daily("old-operator-sessions", () => sweepSessions(database)),
    daily("old-consents", () => sweepConsents(database, new Date(trustedTime().getTime() - CONSENT_KEPT_MS))),
    daily("old-departures", () =>
      sweepDepartures(database, new Date(trustedTime().getTime() - RETENTION_DAYS * DAY_MS)),
    ),
    daily("old-phone-codes", () => sweepPhoneCodes(database, before(DAY_MS))),
    daily("old-consultations", async () => {
      await sweepConsultations(database, new Date(trustedTime().getTime() - RETENTION_DAYS * DAY_MS));
    }),
  ];
}
