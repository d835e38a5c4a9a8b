import type { Area } from "#fires/area.ts";
import { QUEBEC_CODE } from "#territory/census-divisions.ts";
import { lazyFor } from "#territory/lazy.ts";
import type { Point } from "#territory/point.ts";
import { isIn } from "./is-in.ts";
import type { AlertGround, AlertMessage } from "./model.ts";

/** An official alert in force: the last message of its chain. */
export interface ActiveAlert {
  /** Key of the chain's first message; the key of `message` if the chain has a newer branch. */
  readonly id: string;
  readonly message: AlertMessage;
}

/** A place, as exactly as it is known. */
export interface AlertPlace {
  readonly at: Point;
  /** Code of the municipality: five digits of Quebec, or seven of Statistics Canada. Null if unknown. */
  readonly municipality: string | null;
  /** Codes of the census divisions that can contain the place, such as "2490". Empty if they are unknown. */
  readonly divisions: readonly string[];
}

export interface AlertsAt {
  /** Alerts whose ground contains the place. */
  readonly applying: readonly ActiveAlert[];
  /** Alerts for a part of the place's municipality, or of its division if that is all that is known. */
  readonly possible: readonly ActiveAlert[];
}

/** Returns the alerts in force: the last message of each chain, unless it is a cancellation or expired. */
export const activeAlerts = (messages: readonly AlertMessage[], now: Date): readonly ActiveAlert[] =>
  endsOf(messages).list.filter(
    ({ message: { kind, expiresAt } }) => kind !== "Cancel" && (expiresAt === null || expiresAt > now),
  );

/** An alert that ended: `message` is its last message that was in force. */
export interface EndedAlert extends ActiveAlert {
  readonly endedAt: Date;
  /** The message that cancelled the alert; null if the alert expired. */
  readonly cancel: AlertMessage | null;
}

/** Returns the alerts that were cancelled or have expired, while their messages are kept. */
export function endedAlerts(messages: readonly AlertMessage[], now: Date): readonly EndedAlert[] {
  const { list, rootOf, byKey } = endsOf(messages);
  const active = new Set(activeAlerts(messages, now).map(({ message }) => rootOf(message.key)));
  const ended = new Map<string, EndedAlert>();
  function add(alert: EndedAlert): void {
    const known = ended.get(alert.id);
    // A later message can bring a cancelled alert back.
    if (!active.has(rootOf(alert.message.key)) && (!known || alert.endedAt >= known.endedAt))
      ended.set(alert.id, alert);
  }
  for (const { id, message } of list) {
    const { kind, references, expiresAt, sentAt } = message;
    if (kind !== "Cancel") {
      if (expiresAt !== null && expiresAt <= now) add({ id, message, cancel: null, endedAt: expiresAt });
      continue;
    }
    // A cancellation can name several alerts, each with all of its messages.
    const named = references.flatMap((key) => byKey.get(key) ?? []).filter((each) => each.kind !== "Cancel");
    for (const [root, own] of Map.groupBy(named, ({ key }) => rootOf(key))) {
      const last = own.reduce((latest, each) => (isLater(each, latest) ? each : latest));
      add({ id: root, message: last, cancel: message, endedAt: sentAt });
    }
  }
  return [...ended.values()];
}

interface Ends {
  /** The last message of each chain, even if it is a cancellation. */
  readonly list: readonly ActiveAlert[];
  readonly byKey: ReadonlyMap<string, AlertMessage>;
  readonly rootOf: (key: string) => string;
}

/** Returns the last message of each chain, computed once for each list of messages. */
const endsOf = lazyFor((messages: readonly AlertMessage[]): Ends => {
  const byKey = new Map(messages.map((message) => [message.key, message]));
  const rootOf = createRoots(byKey);
  const last = lastOfChains(messages);
  // Only the newest branch of a chain has the chain's id. A cancellation never takes the id from an alert.
  const newest = new Map<string, AlertMessage>();
  for (const message of last.filter(({ kind }) => kind !== "Cancel")) {
    const root = rootOf(message.key);
    if (isLater(message, newest.get(root) ?? null)) newest.set(root, message);
  }
  const list = last.map((message) => {
    const root = rootOf(message.key);
    return { id: (newest.get(root) ?? message) === message ? root : message.key, message };
  });
  return { list, byKey, rootOf };
});

/** The facts of a message that decide which message of its chain is in force. */
export type ChainLink = Pick<AlertMessage, "key" | "kind" | "sentAt" | "references">;

/** Returns the last message of each chain that is not cancelled. */
export const endsOfChains = <M extends ChainLink>(messages: readonly M[]): readonly M[] =>
  lastOfChains(messages).filter(({ kind }) => kind !== "Cancel");

function lastOfChains<M extends ChainLink>(messages: readonly M[]): readonly M[] {
  const byKey = new Map(messages.map((message) => [message.key, message]));
  const replaced = new Set(
    messages.flatMap((message) =>
      message.references.filter((key) => isLater(message, byKey.get(key) ?? null)),
    ),
  );
  return messages.filter((message) => !replaced.has(message.key));
}

/** Order of messages that were sent in the same second. */
const KINDS: readonly AlertMessage["kind"][] = ["Alert", "Update", "Cancel"];

/** Returns whether a message is later than another: only then can it replace the other in their chain. */
export function isLater(message: ChainLink, other: ChainLink | null): boolean {
  if (other === null) return true;
  const ms = message.sentAt.getTime() - other.sentAt.getTime();
  const kinds = KINDS.indexOf(message.kind) - KINDS.indexOf(other.kind);
  return ms !== 0 ? ms > 0 : kinds !== 0 ? kinds > 0 : message.key > other.key;
}

/** Creates a function that returns the key of a chain's first message, and follows each reference once. */
function createRoots(byKey: ReadonlyMap<string, AlertMessage>): (key: string) => string {
  const roots = new Map<string, string>();
  return (key) => {
    const passed = new Set<string>();
    let root = key;
    for (let next: string | undefined = key; next !== undefined && !passed.has(next); ) {
      passed.add(next);
      root = roots.get(next) ?? next;
      next = roots.has(next) ? undefined : byKey.get(next)?.references[0];
    }
    for (const each of passed) roots.set(each, root);
    return root;
  };
}

export function alertsAt(messages: readonly AlertMessage[], place: AlertPlace, now: Date): AlertsAt {
  const active = activeAlerts(messages, now);
  const of = (answer: Answer) =>
    active.filter(
      ({ message }) => answerOf(message.grounds.map((ground) => groundAnswer(ground, place))) === answer,
    );
  return { applying: of("yes"), possible: of("maybe") };
}

/** Ground of a page: a region, a zone, or all of Quebec. */
export interface PageGround {
  readonly contains: (at: Point) => boolean;
  /** Points spread over the ground. */
  readonly points: () => readonly Point[];
  /** Codes of the census divisions that are on the ground; for all of Quebec, the province's code. */
  readonly divisions: readonly string[];
  /** Codes of divisions that are possibly on the ground. They only count for an alert without a polygon. */
  readonly touchedDivisions: readonly string[];
}

/** Returns the alerts in force for a ground or a part of it. */
export const alertsOn = (messages: readonly AlertMessage[], ground: PageGround, now: Date) =>
  activeAlerts(messages, now).filter(({ message }) => isOn(message, ground));

/** Returns whether a message is about a ground or a part of it. */
export const isOn = ({ grounds }: Pick<AlertMessage, "grounds">, ground: PageGround): boolean =>
  grounds.some((each) => meets(each, ground));

function meets({ area, codes }: AlertGround, ground: PageGround): boolean {
  const { contains, points, divisions, touchedDivisions } = ground;
  const isNamedIn = (list: readonly string[]) =>
    codes.some((code) => list.some((each) => each.startsWith(code) || code.startsWith(each)));
  if (isNamedIn(divisions)) return true;
  if (area === null) return isNamedIn(touchedDivisions);
  // A small area has a corner on the ground; a large one contains points of it.
  return cornersOf(area).some(contains) || points().some((point) => isIn(area, point));
}

/** Returns an area's corners, always as the same objects, so that callers can cache each corner's zone. */
const cornersOf = lazyFor((area: Area): readonly Point[] => {
  const positions = area.type === "Polygon" ? area.coordinates.flat() : area.coordinates.flat(2);
  return positions.map(([lon = 0, lat = 0]) => ({ lon, lat }));
});

/** Suffix of a census division's code for an unreadable part of the division. No place has such a code. */
export const PART = "?";

/** Returns whether an alert's ground is an unreadable area. */
export const isUnread = ({ area, codes }: AlertGround) =>
  area === null && codes.every((code) => code.endsWith(PART));

type Answer = "yes" | "maybe" | "no";

const answerOf = (answers: readonly Answer[]): Answer =>
  answers.includes("yes") ? "yes" : answers.includes("maybe") ? "maybe" : "no";

function groundAnswer({ area, codes }: AlertGround, place: AlertPlace): Answer {
  const municipality = place.municipality === null ? null : sevenDigits(place.municipality);
  const isNamed = municipality !== null && codes.some((code) => municipality.startsWith(code));
  if (area !== null) {
    if (isIn(area, place.at)) return "yes";
    // The polygon is drawn by hand, and shows a part of the municipality.
    return isNamed ? "maybe" : "no";
  }
  if (municipality !== null) {
    if (isNamed) return "yes";
    return codes.some((code) => code.endsWith(PART) && municipality.startsWith(code.slice(0, -1)))
      ? "maybe"
      : "no";
  }
  const { divisions } = place;
  if (divisions.length === 0) return codes.some((code) => code.startsWith(QUEBEC_CODE)) ? "maybe" : "no";
  const isWhole = (division: string) => codes.some((code) => division.startsWith(code));
  if (divisions.every(isWhole)) return "yes";
  const isPart = (division: string) => codes.some((code) => code.startsWith(division));
  return divisions.some((each) => isWhole(each) || isPart(each)) ? "maybe" : "no";
}

const sevenDigits = (code: string) => (code.length === 5 ? QUEBEC_CODE + code : code);
