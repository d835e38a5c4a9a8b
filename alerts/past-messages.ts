import { type Due, gather, type Recent, SAME_SUBJECT_MS } from "./gather.ts";
import { digestAt } from "./sending-hours.ts";

/** An alert that would have been sent. */
export interface PastAlert {
  readonly subject: string;
  readonly isUrgent: boolean;
  /** True for a fire that grew. */
  readonly isGrowth: boolean;
  readonly isOrder: boolean;
  readonly at: Date;
}

/**
 * Returns when messages would have been sent, by the real grouping rules: urgent alerts at once, others as
 * chosen.
 */
export function pastMessages(alerts: readonly PastAlert[], isDaily: boolean): Date[] {
  const waiting = alerts.map(({ at, ...alert }, id) => {
    const inDigest = isDaily && !alert.isUrgent;
    const whose = { personId: "", channel: "email", isWanted: true, isUnsure: false } as const;
    return {
      alert: { id, ...whose, ...alert, isDaily: inDigest } satisfies Due,
      dueAt: inDigest ? digestAt(at) : at,
    };
  });
  const sent: Date[] = [];
  let recent: Recent[] = [];
  while (waiting.length > 0) {
    const now = new Date(Math.min(...waiting.map(({ dueAt }) => dueAt.getTime())));
    const due = waiting.filter(({ dueAt }) => dueAt <= now).map(({ alert }) => alert);
    recent = recent.filter(({ at }) => now.getTime() - at.getTime() <= SAME_SUBJECT_MS);
    const { messages, later } = gather(due, recent, now, () => null);
    sent.push(...messages.map(() => now));
    for (let at = waiting.length - 1; at >= 0; at--) {
      const each = waiting[at];
      if (each === undefined || each.dueAt > now) continue;
      const until = later.get(each.alert.id);
      if (until === undefined) {
        recent.push({ ...each.alert, at: now });
        waiting.splice(at, 1);
      } else each.dueAt = until;
    }
  }
  return sent;
}
