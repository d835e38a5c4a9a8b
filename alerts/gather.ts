import type { Channel } from "#database/schema.ts";

/** A due alert, with the current settings of its place. */
export interface Due {
  readonly id: number;
  readonly personId: string;
  readonly channel: Channel;
  /** Key of what the alert is about, such as a fire, a zone or a restriction. */
  readonly subject: string;
  readonly isUrgent: boolean;
  /** True for a fire that grew or moved. This is urgent, but can happen again within a minute. */
  readonly isGrowth: boolean;
  /** True for an official order. Its alert never waits, not even to be grouped with other alerts. */
  readonly isOrder: boolean;
  /** True if the alert waits for the day's digest: it is not urgent, and its place gets one message a day. */
  readonly isDaily: boolean;
  /** True if the place still alerts by this channel, no newer alert was sent, and the change still holds. */
  readonly isWanted: boolean;
  /** True if the alert reassures, and no recent reading confirms that it still holds. */
  readonly isUnsure: boolean;
}

export interface Recent {
  readonly personId: string;
  readonly channel: Channel;
  readonly subject: string;
  readonly at: Date;
}

export interface Gathered {
  readonly personId: string;
  readonly channel: Channel;
  readonly kind: "alert" | "digest";
  /** True if any of its alerts is urgent. */
  readonly isUrgent: boolean;
  readonly alerts: readonly number[];
}

export interface Gathering {
  readonly messages: readonly Gathered[];
  /** Ids of postponed alerts, with the time until which each one waits. */
  readonly later: ReadonlyMap<number, Date>;
  readonly dropped: readonly number[];
}

/** Alerts within this time go in one message. */
export const TOGETHER_MS = 2 * 60_000;
/** Longest delay of an alert that only waited to be grouped with others. */
export const AT_ONCE_MS = TOGETHER_MS + 60_000;
/** Shortest time between two alerts to a person on one subject, unless urgent. */
export const SAME_SUBJECT_MS = 30 * 60_000;
/** Limit on messages in `SAME_SUBJECT_MS` about one fire that grows or moves repeatedly. */
const MOST_OF_GROWTH = 3;
/** Delay before an unsure all-clear is checked again. */
const UNSURE_MS = 5 * 60_000;

/** Groups due alerts by person and channel. `quietUntil` returns the end of quiet hours, or null. */
export function gather(
  due: readonly Due[],
  recent: readonly Recent[],
  now: Date,
  quietUntil: (personId: string) => Date | null,
): Gathering {
  const recentByAddressee = Map.groupBy(recent, addressee);
  const later = new Map<number, Date>();
  const dropped: number[] = [];
  const ready = new Map<string, Gathered & { isUrgent: boolean; readonly alerts: number[] }>();
  for (const alert of due) {
    const { id, personId, channel, isUrgent, isDaily } = alert;
    if (!alert.isWanted) {
      dropped.push(id);
      continue;
    }
    const until = Math.max(
      now.getTime(),
      ...(isDaily ? [] : waitsOf(alert, recentByAddressee.get(addressee(alert)) ?? [], quietUntil)),
      ...(alert.isUnsure ? [now.getTime() + UNSURE_MS] : []),
    );
    if (until > now.getTime()) {
      later.set(id, new Date(until));
      continue;
    }
    const kind = isDaily ? "digest" : "alert";
    const key = `${addressee(alert)} ${kind}`;
    const group = ready.get(key) ?? { personId, channel, kind, isUrgent: false, alerts: [] };
    group.alerts.push(id);
    group.isUrgent ||= isUrgent;
    ready.set(key, group);
  }
  return { messages: [...ready.values()], later, dropped };
}

const addressee = ({ personId, channel }: Due | Recent): string => `${personId} ${channel}`;

/** Returns the times, in ms, until which an alert waits. @param recent alerts to its person by its channel */
function waitsOf(
  { personId, subject, isUrgent, isGrowth, isOrder }: Due,
  recent: readonly Recent[],
  quietUntil: (personId: string) => Date | null,
): number[] {
  if (isOrder) return [];
  const quiet = isUrgent ? null : quietUntil(personId);
  return [
    ...recent.map(({ at }) => at.getTime() + TOGETHER_MS),
    ...waitsOfSubject(
      recent.filter((each) => each.subject === subject),
      isUrgent ? (isGrowth ? MOST_OF_GROWTH : Number.POSITIVE_INFINITY) : 1,
    ),
    ...(quiet === null ? [] : [quiet.getTime()]),
  ];
}

/** Returns when (ms) a limit of `most` alerts per `SAME_SUBJECT_MS` allows another; empty if not reached. */
function waitsOfSubject(recent: readonly Recent[], most: number): number[] {
  // One message can contain a fire at several places.
  const moments = [...new Set(recent.map(({ at }) => at.getTime()))].sort((a, b) => b - a);
  const oldest = moments[most - 1];
  return oldest === undefined ? [] : [oldest + SAME_SUBJECT_MS];
}
