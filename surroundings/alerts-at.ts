import type { Area } from "#fires/area.ts";
import { divisionsOf, QUEBEC_CODE } from "#territory/census-divisions.ts";
import type { Point } from "#territory/point.ts";
import { isIn } from "./is-in.ts";
import type { AlertGround, AlertMessage } from "./model.ts";

/** An official alert in force: the last message of its chain. */
export interface ActiveAlert {
  /** Key of the chain's first message: it stays the same when the alert is updated. */
  readonly id: string;
  readonly message: AlertMessage;
}

/** A place, as exactly as it is known. */
export interface AlertPlace {
  readonly at: Point;
  /** Code of the municipality: five digits of Quebec, or seven of Statistics Canada. Null if it is unknown. */
  readonly municipality: string | null;
  /** Code of the census division, such as "2490". Null if it is unknown. */
  readonly division: string | null;
}

export interface AlertsAt {
  /** Alerts whose ground contains the place. */
  readonly applying: readonly ActiveAlert[];
  /** Alerts that can apply: they name a part of the place's municipality, or one of its division. */
  readonly possible: readonly ActiveAlert[];
}

/** Returns the alerts in force: the last of each chain, unless it is cancelled or has expired. */
export function activeAlerts(messages: readonly AlertMessage[], now: Date): readonly ActiveAlert[] {
  const byKey = new Map(messages.map((message) => [message.key, message]));
  const replaced = new Set(
    messages.flatMap((message) =>
      message.references.filter((key) => isLater(message, byKey.get(key) ?? null)),
    ),
  );
  return messages
    .filter((message) => message.kind !== "Cancel" && !replaced.has(message.key) && !isExpired(message, now))
    .map((message) => ({ id: rootOf(message, byKey), message }));
}

/** A message never replaces a later one, so no two messages replace each other. */
function isLater(message: AlertMessage, other: AlertMessage | null): boolean {
  if (other === null) return true;
  const ms = message.sentAt.getTime() - other.sentAt.getTime();
  return ms > 0 || (ms === 0 && message.key > other.key);
}

const isExpired = ({ expiresAt }: AlertMessage, now: Date) => expiresAt !== null && expiresAt <= now;

function rootOf(message: AlertMessage, byKey: ReadonlyMap<string, AlertMessage>): string {
  const seen = new Set([message.key]);
  let root = message.key;
  for (let next = message.references[0]; next !== undefined && !seen.has(next); ) {
    seen.add(next);
    root = next;
    next = byKey.get(next)?.references[0];
  }
  return root;
}

/** Returns the alerts in force for a point. */
export function alertsAt(messages: readonly AlertMessage[], place: AlertPlace, now: Date): AlertsAt {
  const active = activeAlerts(messages, now);
  const of = (answer: Answer) =>
    active.filter(
      ({ message }) => answerOf(message.grounds.map((ground) => groundAnswer(ground, place))) === answer,
    );
  return { applying: of("yes"), possible: of("maybe") };
}

/** Returns the alerts in force in a municipality, for all of it or a part. */
export function alertsIn(
  messages: readonly AlertMessage[],
  municipality: string,
  now: Date,
): readonly ActiveAlert[] {
  const code = sevenDigits(municipality);
  return activeAlerts(messages, now).filter(({ message }) =>
    message.grounds.some(({ codes }) => codes.some((each) => code.startsWith(each))),
  );
}

/** Ground of a page: a region, a zone, or all of Quebec. */
export interface PageGround {
  readonly contains: (at: Point) => boolean;
  /** Codes of its census divisions, or of the province. */
  readonly divisions: readonly string[];
}

/** Returns the alerts in force on a ground: one of its points, or a code of its divisions. */
export const alertsOn = (messages: readonly AlertMessage[], { contains, divisions }: PageGround, now: Date) =>
  activeAlerts(messages, now).filter(({ message }) =>
    message.grounds.some(
      ({ area, codes }) =>
        codes.some((code) => divisions.some((each) => each.startsWith(code) || code.startsWith(each))) ||
        (area !== null && cornersOf(area).some(([lon = 0, lat = 0]) => contains({ lon, lat }))),
    ),
  );

const cornersOf = ({ type, coordinates }: Area): readonly GeoJSON.Position[] =>
  type === "Polygon" ? coordinates.flat() : coordinates.flat(2);

type Answer = "yes" | "maybe" | "no";

const answerOf = (answers: readonly Answer[]): Answer =>
  answers.includes("yes") ? "yes" : answers.includes("maybe") ? "maybe" : "no";

function groundAnswer({ area, codes }: AlertGround, place: AlertPlace): Answer {
  const municipality = place.municipality === null ? null : sevenDigits(place.municipality);
  const isNamed = municipality !== null && codes.some((code) => municipality.startsWith(code));
  if (area !== null) {
    if (isIn(area, place.at)) return "yes";
    // The polygon draws a part of the municipality, and it is drawn by hand.
    return isNamed ? "maybe" : "no";
  }
  if (municipality !== null) return isNamed ? "yes" : "no";
  const { division } = place;
  if (division === null) return codes.some((code) => code.startsWith(QUEBEC_CODE)) ? "maybe" : "no";
  if (codes.some((code) => division.startsWith(code))) return "yes";
  return codes.some((code) => code.startsWith(division)) ? "maybe" : "no";
}

const sevenDigits = (code: string) => (code.length === 5 ? QUEBEC_CODE + code : code);

/** Returns the alerts in force for a point of which only the region is known, by its code. */
export function alertsAtPoint(
  messages: readonly AlertMessage[],
  at: Point,
  region: string | null,
  now: Date,
): AlertsAt {
  const divisions = region === null ? [null] : divisionsOf(region);
  const answers = divisions.map((division) => alertsAt(messages, { at, municipality: null, division }, now));
  const isListed =
    (list: keyof AlertsAt, { message }: ActiveAlert) =>
    (answer: AlertsAt) =>
      answer[list].some((other) => other.message === message);
  const active = activeAlerts(messages, now);
  const applying = active.filter((alert) => answers.every(isListed("applying", alert)));
  const possible = active.filter(
    (alert) =>
      !applying.includes(alert) &&
      answers.some((answer) => isListed("applying", alert)(answer) || isListed("possible", alert)(answer)),
  );
  return { applying, possible };
}
