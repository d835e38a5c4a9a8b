import type { CapMessage } from "#history/cap-chain.ts";
import type { Language } from "#territory/language.ts";
import type { Point } from "#territory/point.ts";
import { type XmlElement, xml, xmlDocument } from "../../../parts/xml/xml.ts";

export interface CapWords {
  readonly event: string;
  readonly headline: string;
  readonly description: string;
  readonly instruction: string;
  readonly area: string;
  /** Full address of the page about the subject. */
  readonly web: string;
}

export interface CapInfo {
  readonly responseType: "Avoid" | "Monitor" | "Prepare" | "None";
  readonly urgency: "Immediate" | "Expected" | "Past" | "Unknown";
  readonly severity: "Severe" | "Moderate" | "Minor" | "Unknown";
  readonly certainty: "Observed" | "Unknown";
  readonly onset: Date | null;
  readonly words: Readonly<Record<Language, CapWords>>;
  /** Outer rings of the area, longitude first: the protocol's polygons have no holes. */
  readonly polygons: readonly GeoJSON.Position[][];
  readonly circle: { readonly at: Point; readonly radiusKm: number } | null;
  /** Two-digit codes of the administrative regions. */
  readonly regions: readonly string[];
  /** Event code from the Canadian profile's list; `other` is its "special message". */
  readonly eventCode: "forestFire" | "other";
  /** Codes in the Standard Geographical Classification: at least one census division, or all of Quebec. */
  readonly divisions: readonly string[];
}

/** One message of the Common Alerting Protocol. */
export interface CapAlert extends CapInfo, Pick<CapMessage, "msgType" | "sent" | "expires"> {
  /** ID of the subject, the same in all chains of messages about this subject. */
  readonly subject: string;
  /** Send times of the earlier messages that this message updates or cancels. */
  readonly earlier: readonly Date[];
}

/** The sender, the same for every message. */
export interface CapSender {
  readonly sender: string;
  readonly name: Readonly<Record<Language, string>>;
  readonly contact: string;
  /** States that the message is information and not an emergency broadcast. */
  readonly note: string;
}

const NAMESPACE = "urn:oasis:names:tc:emergency:cap:1.2";
/** Names from the Canadian profile (CAP-CP): the profile, its broadcast layer, and its two code lists. */
const PROFILE = "profile:CAP-CP:0.4";
const LAYER = "layer:SOREM:1.0";
const EVENT = "profile:CAP-CP:Event:0.4";
const LOCATION = "profile:CAP-CP:Location:0.3";
/** Name of a parameter: if its value is "Yes", broadcasters in Canada interrupt their programs. */
const BROADCAST = `${LAYER}:Broadcast_Immediately`;

/** Formats a time for the CAP schema, which allows neither `Z` nor fractions of seconds. */
const instant = (date: Date) => `${date.toISOString().slice(0, "0000-00-00T00:00:00".length)}-00:00`;
/** Returns a unique message identifier, without spaces, commas, `<` or `&`. */
export const identifierOf = (subject: string, sent: Date): string =>
  `${subject}-${instant(sent).slice(0, -"-00:00".length).replace(/[-:]/g, "")}Z`;
const reference = (sender: string, subject: string, sent: Date) =>
  `${sender},${identifierOf(subject, sent)},${instant(sent)}`;
const dated = (name: string, date: Date | null) => (date ? xml(name, {}, instant(date)) : null);
const pair = ([lon = 0, lat = 0]: GeoJSON.Position) => `${lat},${lon}`;
const valued = (element: string, name: string, value: string) =>
  xml(element, {}, xml("valueName", {}, name), xml("value", {}, value));

function area({ polygons, circle, divisions, regions }: CapInfo, words: CapWords): XmlElement {
  return xml(
    "area",
    {},
    xml("areaDesc", {}, words.area),
    ...polygons.map((ring) => xml("polygon", {}, ring.map(pair).join(" "))),
    circle && xml("circle", {}, `${circle.at.lat},${circle.at.lon} ${circle.radiusKm}`),
    ...divisions.map((code) => valued("geocode", LOCATION, code)),
    ...regions.map((code) => valued("geocode", "region-administrative-quebec", code)),
  );
}

function info(alert: CapAlert, from: CapSender, language: Language): XmlElement {
  const words = alert.words[language];
  return xml(
    "info",
    {},
    xml("language", {}, `${language}-CA`),
    xml("category", {}, "Fire"),
    xml("event", {}, words.event),
    xml("responseType", {}, alert.responseType),
    xml("urgency", {}, alert.urgency),
    xml("severity", {}, alert.severity),
    xml("certainty", {}, alert.certainty),
    valued("eventCode", EVENT, alert.eventCode),
    dated("effective", alert.sent),
    dated("onset", alert.onset),
    dated("expires", alert.expires),
    xml("senderName", {}, from.name[language]),
    xml("headline", {}, words.headline),
    xml("description", {}, words.description),
    xml("instruction", {}, words.instruction),
    xml("web", {}, words.web),
    xml("contact", {}, from.contact),
    valued("parameter", BROADCAST, "No"),
    area(alert, words),
  );
}

/** Writes a message as CAP 1.2 in its Canadian profile, French first. */
export function capOf(alert: CapAlert, from: CapSender): string {
  const { subject, sent, msgType, earlier } = alert;
  return xmlDocument(
    xml(
      "alert",
      { xmlns: NAMESPACE },
      xml("identifier", {}, identifierOf(subject, sent)),
      xml("sender", {}, from.sender),
      xml("sent", {}, instant(sent)),
      xml("status", {}, "Actual"),
      xml("msgType", {}, msgType),
      xml("scope", {}, "Public"),
      xml("code", {}, PROFILE),
      xml("code", {}, LAYER),
      xml("note", {}, from.note),
      earlier.length === 0
        ? null
        : xml("references", {}, earlier.map((date) => reference(from.sender, subject, date)).join(" ")),
      xml("incidents", {}, subject),
      info(alert, from, "fr"),
      info(alert, from, "en"),
    ),
  );
}
