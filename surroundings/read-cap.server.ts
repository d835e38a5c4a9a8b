import { z } from "zod";
import { areaOfPolygons, isRing } from "#fires/area.ts";
import { readNumber } from "#fires/wire-values.ts";
import { divisionsOf, QUEBEC_CODE } from "#territory/census-divisions.ts";
import { pointAt } from "#territory/distance.ts";
import type { Point } from "#territory/point.ts";
import { REGIONS } from "#territory/regions.ts";
import { isOn, PART } from "./alerts-at.ts";
import type { AlertGround, AlertMessage, AlertText } from "./model.ts";
import { regionGround } from "./page-ground.server.ts";
import { readXml } from "./read-xml.server.ts";
import {
  isPossible,
  LONGEST_TEXT,
  label,
  MOST_POSITIONS,
  officialText,
  optionalLabel,
  optionalText,
  optionalUtcEnd,
  pointOf,
  touchesBox,
  utc,
} from "./wire.ts";

/** Maximum characters of a message, several times more than real ones. Parsing more would take seconds. */
const LONGEST = 2_500_000;
/** Statuses of messages that are never shown. */
export const HIDDEN_STATUSES = ["Exercise", "System", "Test", "Draft"] as const;
/** Name of a value that is a code of Statistics Canada, in any version of the profile. */
const CODES = /^profile:CAP-CP:Location:/;
const EVENTS = /^profile:CAP-CP:Event:/;
/** Event of the public tests, which are sent as actual alerts so that phones ring. */
const TEST = "testMessage";
const BROADCAST = "layer:SOREM:1.0:Broadcast_Immediately";
/** Sender of Environment Canada's warnings, which are omitted: the site reads them from another source. */
const WEATHER_SENDER = "cap-pac@canada.ca";

const valued = z.object({ valueName: optionalLabel, value: optionalLabel });

/** Creates a schema of a ground. A bad ground makes the message unreadable: an order must not lose a part. */
const ground = (read: (text: string) => unknown) =>
  z.string().transform((text, context) => {
    const ring = read(text.trim());
    if (isRing(ring) && ring.length <= MOST_POSITIONS && ring.every(isPossible)) return ring;
    context.addIssue({ code: "custom", message: "not a ground" });
    return z.NEVER;
  });

/** Reads a latitude and a longitude. */
function readPair(pair: string): Point | null {
  const [lat, lon, ...more] = pair.split(",");
  return more.length === 0 ? pointOf(lon, lat) : null;
}

const positionOf = (at: Point | null) => at && [at.lon, at.lat];
const polygon = ground((text) => text.split(/\s+/).map((pair) => positionOf(readPair(pair))));

const CORNERS = 64;
const LONGEST_RADIUS_KM = 1_000;

/** Schema of a circle: its centre and its radius in kilometres become a polygon around it. */
const circle = ground((text) => {
  const [centre = "", radius, ...more] = text.split(/\s+/);
  const at = readPair(centre);
  const km = readNumber(radius);
  if (at === null || km === null || km <= 0 || km > LONGEST_RADIUS_KM || more.length > 0) return null;
  const corners = Array.from({ length: CORNERS }, (_, corner) =>
    positionOf(pointAt(at, (360 / CORNERS) * corner, km / Math.cos(Math.PI / CORNERS))),
  );
  return [...corners, corners[0]];
});

const wireArea = z.object({
  areaDesc: optionalText,
  polygon: z.array(polygon).default([]),
  circle: z.array(circle).default([]),
  geocode: z.array(valued).default([]),
});

const RESPONSES = [
  ...["Evacuate", "Shelter", "Prepare", "Avoid", "Execute", "Monitor", "Assess", "AllClear", "None"],
];
/** Schema of a response type, converted to the capitals of CAP, so that rules can compare it. */
const response = optionalLabel.transform(
  (given) => RESPONSES.find((each) => each.toLowerCase() === given?.toLowerCase()) ?? given,
);

const wireInfo = z.object({
  language: optionalLabel.transform((given) => given ?? "en-CA"),
  ...{ event: officialText, headline: optionalText },
  ...{ description: optionalText, instruction: optionalText, senderName: optionalText },
  ...{ urgency: optionalLabel, severity: optionalLabel, certainty: optionalLabel, expires: optionalUtcEnd },
  responseType: z.array(response).default([]),
  parameter: z.array(valued).default([]),
  eventCode: z.array(valued).default([]),
  area: z.array(wireArea).default([]),
});
type WireInfo = z.output<typeof wireInfo>;

const wireAlert = z.object({
  alert: z.object({
    ...{ identifier: label, sender: label, sent: label.pipe(z.string()), references: z.string().optional() },
    // A value that CAP does not know makes the message unreadable: an order must not be taken for a test.
    status: z.enum(["Actual", ...HIDDEN_STATUSES]),
    msgType: z.enum(["Alert", "Update", "Cancel", "Ack", "Error"]),
    scope: optionalLabel
      .transform((given) => given ?? "Public")
      .pipe(z.enum(["Public", "Restricted", "Private"])),
    info: z.array(wireInfo).default([]),
  }),
});

const keyOf = (sender: string, identifier: string) => `${sender},${identifier}`;

/** Reads the keys in `references`, without the sending times, whose format can differ there. */
const keysIn = (references: string) =>
  references
    .replaceAll(", ", ",")
    .trim()
    .split(/\s+/)
    .flatMap((reference) => {
      const [sender = "", identifier] = reference.split(",");
      return identifier === undefined ? [] : [keyOf(sender, identifier)];
    });

const hasWords = (text: AlertText | null) =>
  text !== null && [text.headline, text.description, text.instruction].some((words) => words !== null);

/** Returns the texts by language; null for a text that only names the event if the other text says more. */
function textsOf(infos: readonly WireInfo[]): AlertMessage["text"] {
  const [fr, en] = [textOf(infos, "fr"), textOf(infos, "en")];
  return { fr: hasWords(fr) || !hasWords(en) ? fr : null, en: hasWords(en) || !hasWords(fr) ? en : null };
}

/** Returns the text in a language, joined from all parts of the message: each part can have another area. */
const textOf = (infos: readonly WireInfo[], language: string): AlertText | null => {
  const inLanguage = infos.filter((each) => each.language.toLowerCase().startsWith(language));
  const [first, ...others] = new Map(inLanguage.map((info) => [wordsOf(info).join("\n"), info])).values();
  if (first === undefined) return null;
  const { event, headline, description, senderName } = first;
  const parts = others.map((info) => paragraphs([areasOf(info).join(", "), ...wordsOf(info)]));
  const instructions = fitting([first.instruction ?? "", ...parts]);
  const areas = fitting([...new Set(inLanguage.flatMap(areasOf))]);
  return {
    ...{ event, headline, description, senderName, areas: areas.texts },
    instruction: paragraphs(instructions.texts) || null,
    ...((instructions.isCut || areas.isCut) && { isCut: true }),
  };
};

const paragraphs = (texts: readonly string[]) => texts.filter((each) => each !== "").join("\n\n");

/** Returns the first texts, together at most `LONGEST_TEXT` long, and "[…]" if others are omitted. */
function fitting(given: readonly string[]) {
  let left = LONGEST_TEXT;
  const texts: string[] = [];
  for (const text of given) {
    left -= text.length;
    if (left < 0) return { texts: [...texts, "[…]"], isCut: true };
    texts.push(text);
  }
  return { texts, isCut: false };
}

const areasOf = ({ area }: WireInfo) => area.flatMap(({ areaDesc }) => areaDesc ?? []);

const wordsOf = ({ event, headline, description, instruction }: WireInfo) => [
  headline ?? event,
  description ?? "",
  instruction ?? "",
];

/**
 * Returns the distinct grounds of all parts of a message, in all languages. An unreadable area beside
 * readable areas can be anywhere in the regions of the readable areas.
 */
function groundsOf(infos: readonly WireInfo[]): AlertGround[] {
  const grounds = infos
    .flatMap(({ area }) => area)
    .map((area) => {
      const places = area.geocode.filter(({ valueName }) => CODES.test(valueName ?? ""));
      const codes = places.flatMap(({ value }) => (value !== null && /^\d{2,7}$/.test(value) ? [value] : []));
      const shape = areaOfPolygons([...area.polygon, ...area.circle].map((ring) => [ring]));
      const isRead = shape !== null || (codes.length > 0 && codes.length === places.length);
      return { area: shape, codes, isRead };
    });
  const known = grounds
    .map(({ area, codes }) => ({ area, codes }))
    .filter(({ area, codes }) => area !== null || codes.length > 0);
  const all = grounds.every(({ isRead }) => isRead) || known.length === 0 ? known : [...known, partOf(known)];
  return [...new Map(all.map((ground) => [JSON.stringify(ground), ground])).values()];
}

/** Returns the ground of an unreadable area: an unknown part of each region that the grounds touch. */
function partOf(grounds: readonly AlertGround[]): AlertGround {
  const regions = REGIONS.filter(({ code }) => isOn({ grounds }, regionGround(code)));
  const divisions = regions.flatMap(({ code }) => divisionsOf(code));
  return { area: null, codes: divisions.map((division) => division + PART) };
}

/** Returns whether a part of a message's ground is in Quebec or near it. */
export const isNearQuebec = (grounds: readonly AlertGround[]) =>
  grounds.some(
    ({ area, codes }) =>
      codes.some((code) => code.startsWith(QUEBEC_CODE)) || (area !== null && touchesBox(area)),
  );

const isTest = ({ eventCode }: WireInfo) =>
  eventCode.some(({ valueName, value }) => EVENTS.test(valueName ?? "") && value === TEST);

const newest = (dates: readonly (Date | null)[]) =>
  dates.reduce((last, date) => (last === null || (date !== null && date > last) ? date : last), null);

/**
 * Reads a message of Alert Ready. Returns null for a message that is never shown: a test, an exercise, a
 * draft, a heartbeat, a restricted message, a weather warning, or an alert far from Quebec.
 * @throws {Error} if the message is unreadable
 */
export function readCap(xml: string, url: string): AlertMessage | null {
  if (xml.length > LONGEST) throw new Error("The alert is too long");
  const { alert } = wireAlert.parse(readXml(xml));
  const { status, msgType: kind, scope, sender, info: infos } = alert;
  if (status !== "Actual" || scope !== "Public" || sender === WEATHER_SENDER) return null;
  if (kind === "Ack" || kind === "Error" || infos.some(isTest)) return null;
  const grounds = groundsOf(infos);
  if (kind !== "Cancel" && grounds.length === 0) throw new Error("The alert has no ground");
  if (kind === "Alert" && !isNearQuebec(grounds)) return null;
  const text = textsOf(infos);
  if (kind !== "Cancel" && !text.fr && !text.en) throw new Error("The alert has no French or English text");
  const all = <T>(pick: (info: WireInfo) => readonly T[]) => [...new Set(infos.flatMap(pick))];
  const [first] = infos;
  return {
    key: keyOf(alert.sender, alert.identifier),
    ...{ identifier: alert.identifier, url, kind, sentAt: utc.parse(alert.sent) },
    expiresAt: infos.some(({ expires }) => expires === null)
      ? null
      : newest(infos.map(({ expires }) => expires)),
    references: keysIn(alert.references ?? ""),
    responses: all(({ responseType }) => responseType.filter((each) => each !== null)),
    ...{
      urgency: first?.urgency ?? null,
      severity: first?.severity ?? null,
      certainty: first?.certainty ?? null,
    },
    isBroadcast: infos.some(({ parameter }) =>
      parameter.some(({ valueName, value }) => valueName === BROADCAST && value?.toLowerCase() === "yes"),
    ),
    ...{ text, grounds },
  };
}
