import { BOX_AT, hoursAgo, square } from "./examples.double.ts";

/** Facts of an official alert, as Alert Ready writes them. */
export interface CapFacts {
  readonly identifier?: string;
  readonly sender?: string;
  readonly sent?: string;
  readonly status?: string;
  readonly msgType?: string;
  readonly scope?: string;
  /** Identifiers of earlier messages. */
  readonly references?: readonly string[];
  readonly languages?: readonly string[];
  readonly expires?: string | null;
  readonly responses?: readonly string[];
  readonly description?: string;
  /** Text of a polygon; null for no polygon. */
  readonly polygon?: string | null;
  /** Latitude, longitude and radius. */
  readonly circle?: string;
  readonly codes?: readonly string[];
  /** Codes of a second area, which has no polygon. */
  readonly otherCodes?: readonly string[];
  /** Version of the codes' profile. */
  readonly profile?: string;
  readonly eventCode?: string;
}

export const SENDER = "securite.civile@example.qc.ca";
const ring = square().coordinates[0] ?? [];
export const POLYGON = ring.map(([lon, lat]) => `${lat},${lon}`).join(" ");
export const INSIDE = BOX_AT;

export function capXml(facts: CapFacts = {}): string {
  const {
    identifier = "one",
    sender = SENDER,
    sent = hoursAgo(1),
    status = "Actual",
    msgType = "Alert",
  } = facts;
  const {
    scope = "Public",
    references = [],
    languages = ["fr-CA", "en-CA"],
    expires = hoursAgo(-12),
  } = facts;
  const { description = "Quittez les lieux.\n\nPar la route 155." } = facts;
  const { responses = ["Evacuate"], polygon = POLYGON, codes = ["2490012"] } = facts;
  const { profile = "0.3", circle, eventCode = "forestFire" } = facts;
  const drawn = `${polygon === null ? "" : `<polygon>${polygon}</polygon>`}${circle === undefined ? "" : `<circle>${circle}</circle>`}`;
  const areaOf = (name: string, shapes: string, given: readonly string[]) =>
    `<area><areaDesc>${name}</areaDesc>${shapes}${given
      .map(
        (code) =>
          `<geocode><valueName>profile:CAP-CP:Location:${profile}</valueName><value>${code}</value></geocode>`,
      )
      .join("")}</area>`;
  const area =
    areaOf("La Tuque", drawn, codes) + (facts.otherCodes ? areaOf("Le lac", "", facts.otherCodes) : "");
  const infos = languages.map(
    (language) => `<info><language>${language}</language><category>Fire</category><event>wildfire</event>
      <eventCode><valueName>profile:CAP-CP:Event:0.4</valueName><value>${eventCode}</value></eventCode>
      ${responses.map((response) => `<responseType>${response}</responseType>`).join("")}
      <urgency>Immediate</urgency><severity>Extreme</severity><certainty>Observed</certainty>
      ${expires === null ? "" : `<expires>${expires}</expires>`}<senderName>Ville de La Tuque</senderName>
      <headline>${language === "fr-CA" ? "Ordre d&#233;vacuation &amp; consignes" : "Evacuation order"}</headline>
      <description>${description}</description><instruction>Partez.</instruction>
      <parameter><valueName>layer:SOREM:1.0:Broadcast_Immediately</valueName><value>Yes</value></parameter>${area}</info>`,
  );
  const refs = references.map((key) => `${SENDER},${key},${hoursAgo(9)}`).join(" ");
  return `<?xml version="1.0" encoding="UTF-8"?><alert xmlns="urn:oasis:names:tc:emergency:cap:1.2">
    <identifier>${identifier}</identifier><sender>${sender}</sender><sent>${sent}</sent><status>${status}</status>
    <msgType>${msgType}</msgType><scope>${scope}</scope>${refs && `<references>${refs}</references>`}
    ${infos.join("")}<Signature xmlns="http://www.w3.org/2000/09/xmldsig#"><SignedInfo/></Signature></alert>`;
}

export interface EntryFacts {
  readonly href: string;
  readonly status?: string;
  readonly polygon?: string;
  readonly type?: string;
}

export const feedXml = (entries: readonly EntryFacts[]): string => `<?xml version="1.0"?>
  <feed xmlns="http://www.w3.org/2005/Atom" xmlns:georss="http://www.georss.org/georss"><title>NAAD</title>
  ${entries
    .map(
      ({
        href,
        status = "Actual",
        polygon = POLYGON,
        type = "application/cap+xml",
      }) => `<entry><id>${href}</id>
      <title>wildfire</title><link type="text/html" href="https://elsewhere.example/"/>
      <link type="${type}" href="${href}"/><category term="status=${status}"/><category term="msgType=Alert"/>
      <georss:polygon>${polygon.replaceAll(",", " ")}</georss:polygon></entry>`,
    )
    .join("")}</feed>`;
