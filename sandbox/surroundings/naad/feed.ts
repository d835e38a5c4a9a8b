import type { Point } from "#territory/point.ts";
import { censusCode } from "../model/municipality.ts";
import { type SeasonView, squareAround } from "../model/season-view.ts";
import { xmlText } from "../xml-text.ts";
import { type PublicMessage, publicMessages } from "./messages.ts";

type Concerning = Exclude<PublicMessage, { kind: "heartbeat" }>;

interface Kind {
  readonly response: string;
  readonly urgency: string;
  readonly severity: string;
  readonly certainty: string;
  readonly fr: string;
  readonly en: string;
}

/** Meaning of each kind of message in CAP's terms. */
const KINDS: Readonly<Record<Concerning["kind"], Kind>> = {
  evacuation: {
    ...{ response: "Evacuate", urgency: "Immediate", severity: "Extreme", certainty: "Observed" },
    ...{ fr: "Ordre d'évacuation : feu de forêt", en: "Evacuation order: forest fire" },
  },
  shelter: {
    ...{ response: "Shelter", urgency: "Immediate", severity: "Severe", certainty: "Observed" },
    ...{ fr: "Confinement : feu de forêt", en: "Shelter in place: forest fire" },
  },
  prepare: {
    ...{ response: "Prepare", urgency: "Expected", severity: "Severe", certainty: "Likely" },
    ...{ fr: "Préavis d'évacuation : feu de forêt", en: "Evacuation alert: forest fire" },
  },
  allclear: {
    ...{ response: "AllClear", urgency: "Past", severity: "Minor", certainty: "Observed" },
    ...{ fr: "Fin de l'alerte : feu de forêt", en: "Alert ended: forest fire" },
  },
  drill: {
    ...{ response: "Monitor", urgency: "Unknown", severity: "Unknown", certainty: "Unknown" },
    ...{ fr: "Test du système d'alerte", en: "Alert system test" },
  },
};

const kindOf = (message: Concerning): Kind => KINDS[message.kind];
/** Returns a time as CAP writes it: an offset, never Z. */
const capTime = (instant: number): string => `${new Date(instant).toISOString().slice(0, 19)}-00:00`;

const SENDER = "alertes@vigie.example";
const HALF_WIDTH_KM = 6;
const CODES = ["profile:CAP-CP:0.4", "layer:SOREM:1.0", "layer:SOREM:2.0"];

/** Returns the corners of a message's area: a square around the municipality. */
const areaOf = ({ city }: Concerning): Point[] => squareAround(city.at, HALF_WIDTH_KM);

const element = (name: string, text: string | null) =>
  text === null ? "" : `<${name}>${xmlText(text)}</${name}>\n`;
const pair = (name: string, key: string, value: string) =>
  `<${name}>\n${element("valueName", key)}${element("value", value)}</${name}>\n`;

/** Writes a message as a CAP-CP file. */
function capXml(message: PublicMessage): string {
  const isBeat = message.kind === "heartbeat";
  const references = isBeat
    ? []
    : message.references.map(({ identifier, sentAt }) => `${SENDER},${identifier},${capTime(sentAt)}`);
  return `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<alert xmlns="urn:oasis:names:tc:emergency:cap:1.2">
${element("identifier", message.identifier)}${element("sender", isBeat ? "NAADS-Heartbeat" : SENDER)}${element("sent", capTime(message.sentAt))}${element("status", isBeat ? "System" : message.status)}${element("msgType", isBeat ? "Alert" : message.msgType)}${element("source", isBeat ? null : `Municipalité de ${message.city.Nom}`)}${element("scope", "Public")}${CODES.map((code) => element("code", code)).join("")}${element("references", references.join(" ") || null)}${isBeat ? "" : infosOf(message)}</alert>
`;
}

/** Writes one `info` for each language in which the message has a text. */
const infosOf = (message: Concerning) =>
  (["fr", "en"] as const)
    .map((language) => {
      const text = message[language];
      return text === null ? "" : infoXml(message, language, text);
    })
    .join("");

function infoXml(message: Concerning, language: "fr" | "en", text: string): string {
  const kind = kindOf(message);
  const isFrench = language === "fr";
  const ring = areaOf(message)
    .map(({ lat, lon }) => `${lat},${lon}`)
    .join(" ");
  const isAtOnce = kind.severity === "Extreme" && message.status === "Actual" ? "Yes" : "No";
  return `<info>
${element("language", `${language}-CA`)}${element("category", "Fire")}${element("event", isFrench ? "feu de forêt" : "wildfire")}${element("responseType", kind.response)}${element("urgency", kind.urgency)}${element("severity", kind.severity)}${element("certainty", kind.certainty)}${element("audience", isFrench ? "grand public" : "general public")}${pair("eventCode", "profile:CAP-CP:Event:0.4", message.kind === "drill" ? "testMessage" : "forestFire")}${element("effective", capTime(message.sentAt))}${element("expires", capTime(message.expiresAt))}${element("senderName", `Municipalité de ${message.city.Nom}`)}${element("headline", kind[language])}${element("description", text)}${element("instruction", isFrench ? "Suivez les consignes de votre municipalité." : "Obey the instructions of your municipality.")}${pair("parameter", "layer:SOREM:1.0:Broadcast_Immediately", isAtOnce)}${pair("parameter", "layer:SOREM:2.0:WirelessImmediate", isAtOnce)}<area>
${element("areaDesc", message.city.Nom)}${element("polygon", ring)}${pair("geocode", "profile:CAP-CP:Location:0.3", censusCode(message.city))}</area>
</info>
`;
}

/** Returns the path of a message's file: a folder for the day, and a name with the time and identifier. */
function capPath({ sentAt, identifier }: PublicMessage): string {
  const time = new Date(sentAt).toISOString().slice(0, 19).replaceAll(":", "_");
  return `${time.slice(0, 10)}/${time}_00_00I${identifier.replaceAll(":", "_")}.xml`;
}

/** Responds with the Atom feed at `root`, and with CAP files below `root`. */
export function answerAlerts(view: SeasonView, url: URL, root: string): Response {
  const now = view.now();
  const messages = publicMessages(view, now);
  const path = url.pathname.slice(root.length);
  if (path === "") return xml(feed(messages, `${url.origin}${root}`, now), "application/atom+xml");
  const message = messages.find((each) => capPath(each) === path);
  if (message === undefined) return new Response("Not Found", { status: 404 });
  return xml(capXml(message), "application/cap+xml");
}

const xml = (text: string, type: string) =>
  new Response(text, { headers: { "content-type": `${type}; charset=UTF-8` } });

const feed = (
  messages: readonly PublicMessage[],
  root: string,
  now: number,
) => `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xmlns:georss="http://www.georss.org/georss" xml:lang="fr-CA">
<id>${xmlText(root)}</id>
<title>NAAD System ATOM Feed (sandbox)</title>
<updated>${capTime(now)}</updated>
<link rel="self" type="application/atom+xml" href="${xmlText(root)}"/>
<author><name>NAAD System</name></author>
${messages.map((message) => entry(message, root)).join("")}</feed>
`;

function entry(message: PublicMessage, root: string): string {
  const isBeat = message.kind === "heartbeat";
  const kind = isBeat ? null : kindOf(message);
  const categories = [
    `status=${isBeat ? "System" : message.status}`,
    `msgType=${isBeat ? "Alert" : message.msgType}`,
    ...(kind ? [`severity=${kind.severity}`, `urgency=${kind.urgency}`, `certainty=${kind.certainty}`] : []),
  ];
  const title = kind === null ? "NAADS-Heartbeat" : kind.fr;
  const summary = isBeat ? "" : `<summary>${xmlText(`Secteur : ${message.city.Nom}`)}</summary>\n`;
  const ring = isBeat
    ? ""
    : `<georss:polygon>${areaOf(message)
        .map(({ lat, lon }) => `${lat} ${lon}`)
        .join(" ")}</georss:polygon>\n`;
  return `<entry>
<id>${message.identifier}</id>
<title>${xmlText(title)}</title>
<updated>${capTime(message.sentAt)}</updated>
<published>${capTime(message.sentAt)}</published>
<author><name>NAAD System</name></author>
<link rel="alternate" type="application/cap+xml" href="${xmlText(`${root}${capPath(message)}`)}"/>
${categories.map((term) => `<category term="${term}"/>\n`).join("")}${summary}${ring}</entry>
`;
}
