import type { SeasonView } from "../model/season-view.ts";
import { xmlText } from "../xml-text.ts";
import { areaOf, capPath, capTime, capXml, kindOf } from "./cap.ts";
import { type PublicMessage, publicMessages } from "./messages.ts";

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
