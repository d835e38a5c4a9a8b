import { type Due, gather, type Recent, SAME_SUBJECT_MS } from "./gather.ts";
import { digestAt } from "./sending-hours.ts";

/** An alert as it would have been. */
export interface PastAlert {
  readonly subject: string;
  readonly isUrgent: boolean;
  readonly at: Date;
}

/** When messages would have left, by the very rules that put alerts together. */
export function pastMessages(alerts: readonly PastAlert[], isDaily: boolean): Date[] {
  const waiting = alerts.map(({ subject, isUrgent, at }, id) => ({
    alert: { id, personId: "", channel: "email", subject, isUrgent, isDaily, isWanted: true } satisfies Due,
    dueAt: isDaily ? digestAt(at) : at,
  }));
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
