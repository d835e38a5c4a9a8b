import type { Channel } from "#database/schema.ts";

/** An alert that is due, with what its place says now. */
export interface Due {
  readonly id: number;
  readonly personId: string;
  readonly channel: Channel;
  /** A fire, a zone or a restriction. */
  readonly subject: string;
  readonly isUrgent: boolean;
  /** A fire that grew or whose position changed: urgent, but both can happen again in a minute. */
  readonly isGrowth: boolean;
  /** It waits for the day's digest: it is not urgent, and its person chose so. */
  readonly isDaily: boolean;
  /** Its place still alerts by this channel, which told nothing newer of its subject, and it still holds. */
  readonly isWanted: boolean;
  /** It reassures, and nothing recent says that it holds. */
  readonly isUnsure: boolean;
}

/** When somebody was last told of something, by a channel. */
export interface Recent {
  readonly personId: string;
  readonly channel: Channel;
  readonly subject: string;
  readonly at: Date;
}

/** One message to be: what it tells, to whom and how. */
export interface Gathered {
  readonly personId: string;
  readonly channel: Channel;
  readonly kind: "alert" | "digest";
  /** Something of it waits for nothing. */
  readonly isUrgent: boolean;
  readonly alerts: readonly number[];
}

export interface Gathering {
  readonly messages: readonly Gathered[];
  /** Not yet, these: until when. */
  readonly later: ReadonlyMap<number, Date>;
  /** Nobody wants them any more. */
  readonly dropped: readonly number[];
}

/** What comes within so long goes as one message. */
export const TOGETHER_MS = 2 * 60_000;
/** What was due within this time waited only for what goes in the same message. */
export const AT_ONCE_MS = TOGETHER_MS + 60_000;
/** Somebody hears of one fire, zone or restriction this often at most, unless it is urgent. */
export const SAME_SUBJECT_MS = 30 * 60_000;
/** Most messages of one fire that grows or moves again and again, in that time. */
const MOST_OF_GROWTH = 3;
/** Until it is asked again whether an all-clear holds. */
const UNSURE_MS = 5 * 60_000;

/** Puts what is due together, person by person and channel by channel. `quietUntil` says till when a person sleeps, or null. */
export function gather(
  due: readonly Due[],
  recent: readonly Recent[],
  now: Date,
  quietUntil: (personId: string) => Date | null,
): Gathering {
  const heardBy = Map.groupBy(recent, addressee);
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
      ...(isDaily ? [] : waitsOf(alert, heardBy.get(addressee(alert)) ?? [], quietUntil)),
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

/**
 * Returns the moments that an alert waits for, in milliseconds.
 * @param heard what its person was told lately by its channel
 */
function waitsOf(
  { personId, subject, isUrgent, isGrowth }: Due,
  heard: readonly Recent[],
  quietUntil: (personId: string) => Date | null,
): number[] {
  const quiet = isUrgent ? null : quietUntil(personId);
  return [
    ...heard.map(({ at }) => at.getTime() + TOGETHER_MS),
    ...sameSubject(
      heard.filter((each) => each.subject === subject),
      isUrgent ? (isGrowth ? MOST_OF_GROWTH : Number.POSITIVE_INFINITY) : 1,
    ),
    ...(quiet === null ? [] : [quiet.getTime()]),
  ];
}

/** Until when an alert waits if its person may hear of one subject so many times in `SAME_SUBJECT_MS`. */
function sameSubject(heard: readonly Recent[], most: number): number[] {
  // One message may tell of a fire at several places.
  const moments = [...new Set(heard.map(({ at }) => at.getTime()))].sort((a, b) => b - a);
  const oldest = moments[most - 1];
  return oldest === undefined ? [] : [oldest + SAME_SUBJECT_MS];
}
