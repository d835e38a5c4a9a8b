import { describe, expect, test } from "vitest";
import "../../../i18n/dictionary.ts";
import type { CapFacts } from "#history/cap-content.ts";
import { faultsOf } from "../../../../tests/support/xmllint.ts";
import { capFeed } from "../cap-feed.server.ts";
import { feedDocument } from "../feed-document.ts";
import { capAlertOf } from "./cap-info.server.ts";
import {
  ban,
  danger,
  fire,
  type MessageParts,
  message,
  messageXml,
  plain,
  SENT,
  SITE,
} from "./messages.double.ts";

describe("CAP messages in the Canadian profile", () => {
  const codes = (facts: CapFacts) => {
    const { eventCode, divisions } = capAlertOf(message(facts), SITE);
    return [eventCode, ...divisions];
  };

  test("a CAP message names the Canadian profile, an event of the profile's list, and census divisions before the site's own codes", () => {
    const text = messageXml(fire);
    expect(text).toContain("<code>profile:CAP-CP:0.4</code><code>layer:SOREM:1.0</code><note>");
    const event =
      "<eventCode><valueName>profile:CAP-CP:Event:0.4</valueName><value>forestFire</value></eventCode>";
    expect(text.split(event)).toHaveLength(3);
    expect(text).toMatch(/<value>2490<\/value><\/geocode><geocode><valueName>region-administrative-quebec</);
    expect(text).toContain("Broadcast_Immediately</valueName><value>No</value>");
  });

  test("a fire's message names the census division of its MRC, else all divisions of its region, else Quebec", () => {
    expect(codes({ ...fire, mrc: "Le Fjord-du-Saguenay", region: "02" })).toEqual(["forestFire", "2494"]);
    expect(codes({ ...fire, mrc: null, region: "09" })).toEqual([
      "forestFire",
      ...["2495", "2496", "2497", "2498"],
    ]);
    expect(codes({ ...fire, mrc: "Nulle part", region: null })).toEqual(["forestFire", "24"]);
  });

  test("messages of bans and danger levels do not have the event code of a fire; messages of areas at risk do", () => {
    expect(codes({ ...ban, regions: ["06", "13"] })).toEqual(["other", "2466", "2465"]);
    expect(codes({ ...ban, type: "risk", regions: ["10"] })).toEqual(["forestFire", "2499"]);
    expect(codes({ ...ban, type: "access", regions: [] })).toEqual(["other", "24"]);
    expect(codes(danger)[0]).toBe("other");
  });

  test("the last message on an ended ban has urgency Past and requests no action; on a replaced or missing ban, urgency Unknown", () => {
    const graded = (ended: "over" | "replaced" | "gone") =>
      capAlertOf(message(ban, { before: ban, ended }), SITE);
    expect(graded("over")).toMatchObject({ responseType: "None", urgency: "Past", certainty: "Observed" });
    for (const ended of ["replaced", "gone"] as const)
      expect(graded(ended)).toMatchObject({ urgency: "Unknown", severity: "Unknown", certainty: "Unknown" });
  });
});

describe("a CAP message as XML", () => {
  const earlier = [new Date("2026-07-01T15:00:00Z"), new Date("2026-07-02T09:30:00Z")];

  test("a CAP message refers to earlier messages by sender, identifier and date, and to its subject as the incident", () => {
    const text = messageXml({ ...fire, statusId: 4 }, { before: fire, earlier });
    expect(text).toContain("<identifier>fire-2026-101-20260702T150000Z</identifier>");
    expect(text).toContain("<sent>2026-07-02T15:00:00-00:00</sent>");
    expect(text).toContain("<msgType>Update</msgType>");
    expect(text).toContain(
      "<references>vigie.example,fire-2026-101-20260701T150000Z,2026-07-01T15:00:00-00:00 " +
        "vigie.example,fire-2026-101-20260702T093000Z,2026-07-02T09:30:00-00:00</references>" +
        "<incidents>fire-2026-101</incidents>",
    );
    expect(messageXml(fire)).not.toContain("<references>");
  });

  test("a CAP message has an expiry in both languages, and polygons with latitude before longitude", () => {
    const area: GeoJSON.Polygon = {
      type: "Polygon",
      coordinates: [
        [
          [-72, 46],
          [-71, 46],
          [-71, 47],
          [-72, 46],
        ],
      ],
    };
    const text = messageXml(ban, { area });
    expect(text).toContain("<polygon>46,-72 46,-71 47,-71 46,-72</polygon>");
    expect(text.match(/<expires>2026-07-03T15:00:00-00:00<\/expires>/g)).toHaveLength(2);
    expect(text).toMatch(/<language>fr-CA<\/language>.*<language>en-CA<\/language>/s);
  });

  test.for<[string, CapFacts, MessageParts]>([
    ["an Alert of a fire", fire, {}],
    ["an Alert of a fire without name or position", { ...fire, name: null, at: null, mrc: null }, {}],
    ["an Update of a ban", { ...ban, endsAt: null }, { before: ban, earlier }],
    ["a Cancel of an area at risk", { ...ban, type: "risk" }, { before: ban, ended: "gone", earlier }],
    ["a Cancel of a danger level", { ...danger, level: 3 }, { before: danger, ended: "over", earlier }],
  ])("a CAP message is valid against the schema: %s", async ([, facts, parts]) => {
    expect(await faultsOf(messageXml(facts, parts), "cap-1.2")).toBe("");
  });

  test("the CAP schema refuses an Update without references, or a message without expiry", async () => {
    expect(await faultsOf(messageXml(fire, { before: fire }), "cap-1.2")).not.toBe("");
    const endless = messageXml(fire).replace(/<expires>[^<]*<\/expires>/g, "");
    expect(await faultsOf(endless, "cap-1.2")).not.toBe("");
  });
});

describe("the feed of CAP messages", () => {
  const list = { checkedAt: SENT, messages: [message(fire)] };
  const options = { language: "en", siteUrl: SITE, now: SENT } as const;
  const description = (feed: ReturnType<typeof capFeed>) =>
    feed && plain(feedDocument("cap", "en", SITE, feed).description);

  test("the CAP feed gives its list's time if the database is down or the last comparison with the data is old", () => {
    const asOf = "List as of July 2, 2026, 11 a.m. It may have changed since.";
    expect(description(capFeed({ value: list, isFailing: false }, options))).not.toContain("as of");
    expect(description(capFeed({ value: list, isFailing: true }, options))).toContain(asOf);
    const now = new Date(SENT.getTime() + 16 * 60_000);
    expect(description(capFeed({ value: list, isFailing: false }, { ...options, now }))).toContain(asOf);
  });

  test("the CAP feed is null, not empty, if its list could not be read or was never compared with the data", () => {
    expect(capFeed({ value: null, isFailing: true }, options)).toBeNull();
    const never = { checkedAt: null, messages: [] };
    expect(capFeed({ value: never, isFailing: false }, options)).toBeNull();
    const none = { checkedAt: SENT, messages: [] };
    expect(capFeed({ value: none, isFailing: false }, options)?.entries).toEqual([]);
  });
});
