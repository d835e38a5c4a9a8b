import { expect, test } from "vitest";
import { activeAlerts, alertsAt, alertsOn } from "./alerts-at.ts";
import { type CapFacts, capXml, INSIDE, POLYGON, SENDER } from "./cap.double.ts";
import { hoursAgo, NOW } from "./examples.double.ts";
import { readCap } from "./read-cap.server.ts";

const at = (name: string) => `https://alerts.example/cap/${name}.xml`;
const PLACE = { at: INSIDE, municipality: null, divisions: [] };

test.each([
  ["2026-07-03", "2026-07-04T04:00:00.000Z"],
  ["2026-07-03T12:00:00", "2026-07-03T12:00:00.000Z"],
  ["2026-07-03T00:00:00-04:00", "2026-07-03T04:00:00.000Z"],
  ["soon", null],
])("the expiry %s of an alert is read as %s", (expires, end) => {
  expect(readCap(capXml({ expires }), at("one"))?.expiresAt?.toISOString() ?? null).toBe(end);
});

test("references are read with or without spaces after commas, and with or without sending times", () => {
  const of = (text: string) =>
    readCap(capXml().replace("<scope>", `<references>${text}</references><scope>`), at("one"))?.references;
  const keys = ["a@b.ca,urn:oid:1", "c@d.ca,urn:oid:2"];
  expect(of("a@b.ca,urn:oid:1,2026-07-01T10:00:00-00:00 c@d.ca,urn:oid:2,2026-07-01T10:00:00-00:00")).toEqual(
    keys,
  );
  expect(of("a@b.ca, urn:oid:1, 2026-07-01T10:00:00-00:00  c@d.ca, urn:oid:2, soon")).toEqual(keys);
  expect(of("a@b.ca,urn:oid:1 c@d.ca,urn:oid:2")).toEqual(keys);
  expect(of("urn:oid:1")).toEqual([]);
});

test("official texts are verbatim, in each language", () => {
  const message = readCap(capXml(), at("one"));
  expect(message).toMatchObject({
    ...{ key: `${SENDER},one`, url: at("one"), kind: "Alert", responses: ["Evacuate"], isBroadcast: true },
    ...{ urgency: "Immediate", severity: "Extreme", certainty: "Observed" },
    text: {
      fr: {
        headline: "Ordre dévacuation & consignes",
        description: "Quittez les lieux.\n\nPar la route 155.",
      },
      en: { headline: "Evacuation order", senderName: "Ville de La Tuque", areas: ["La Tuque"] },
    },
  });
  expect(readCap(capXml({ languages: ["fr-CA"] }), at("one"))?.text.en).toBeNull();
});

test("a message with several parts in one language has the texts and the areas of all parts", () => {
  const [, other = ""] =
    /(<info>.*<\/info>)/s.exec(capXml({ languages: ["fr-CA"], codes: ["2490017"] })) ?? [];
  const part = other
    .replace("<areaDesc>La Tuque", "<areaDesc>Trois-Rives")
    .replace(/<headline>.*<\/headline>/, "<headline>Soyez prêts</headline>")
    .replace("Quittez les lieux.", "Préparez-vous.");
  const message = readCap(
    capXml({ languages: ["fr-CA"] }).replace("<Signature", `${part}<Signature`),
    at("one"),
  );
  expect(message?.text.fr).toMatchObject({
    headline: "Ordre dévacuation & consignes",
    description: "Quittez les lieux.\n\nPar la route 155.",
    instruction: "Partez.\n\nTrois-Rives\n\nSoyez prêts\n\nPréparez-vous.\n\nPar la route 155.\n\nPartez.",
    areas: ["La Tuque", "Trois-Rives"],
  });
  expect(message?.grounds).toHaveLength(2);
});

test("a text that a message repeats for another area is only kept once", () => {
  const [part = ""] = /<info>.*<\/info>/s.exec(capXml({ languages: ["fr-CA"] })) ?? [];
  const other = part.replace("<areaDesc>La Tuque", "<areaDesc>Trois-Rives");
  const message = readCap(
    capXml({ languages: ["fr-CA"] }).replace("<Signature", `${other}<Signature`),
    at("one"),
  );
  expect(message?.text.fr).toMatchObject({ instruction: "Partez.", areas: ["La Tuque", "Trois-Rives"] });
});

test("a text that only names the event is omitted if the text in the other language says more", () => {
  const bare = capXml().replace(
    /(<language>en-CA.*?)<headline>.*?<\/instruction>/s,
    "$1<headline/><description/>",
  );
  expect(readCap(bare, at("one"))?.text).toMatchObject({ fr: { event: "wildfire" }, en: null });
  const both = bare.replace(/<headline>.*?<\/instruction>/s, "");
  expect(readCap(both, at("one"))?.text).toMatchObject({ fr: { headline: null }, en: { headline: null } });
});

test("response types are read in upper and lower case", () => {
  const responses = ["evacuate", "ALLCLEAR", "Other"];
  expect(readCap(capXml({ responses }), at("one"))?.responses).toEqual(["Evacuate", "AllClear", "Other"]);
});

test("attributes of elements do not change how a message is read", () => {
  const odd = capXml().replace(/<(headline|event|description|identifier|status)>/g, '<$1 xml:lang="fr">');
  expect(readCap(odd, at("one"))).toEqual(readCap(capXml(), at("one")));
});

test("a long description of an area is part of the official text", () => {
  const areas = ["Secteur au nord de la rivière. ".repeat(20).trim()];
  const message = readCap(capXml().replaceAll("<areaDesc>La Tuque", `<areaDesc>${areas}`), at("one"));
  expect(message?.text).toMatchObject({ fr: { areas }, en: { areas } });
});

const CIRCLE: CapFacts = { polygon: null, circle: "48.5,-72.5 10", codes: [] };

/** A place in Mauricie, outside the polygon. */
const IN_MAURICIE = { at: { lon: -72.6, lat: 46.4 }, divisions: ["2436"] };

/** Ground of an alert, a place, and whether the alert applies there. */
const GROUNDS: readonly (readonly [string, CapFacts, object, "yes" | "maybe" | "no"])[] = [
  ["inside the polygon", {}, {}, "yes"],
  ["outside the polygon, no municipality known", {}, { at: { lon: -70, lat: 48 } }, "no"],
  [
    "outside the polygon, in its municipality",
    {},
    { at: { lon: -70, lat: 48 }, municipality: "90012" },
    "maybe",
  ],
  [
    "outside the polygon, in another municipality",
    {},
    { at: { lon: -70, lat: 48 }, municipality: "23027" },
    "no",
  ],
  ["inside a circle without codes", CIRCLE, { at: { lon: -72.5, lat: 48.589 } }, "yes"],
  ["outside a circle without codes", CIRCLE, { at: { lon: -72.5, lat: 48.591 } }, "no"],
  ["inside a circle beside the polygon", { circle: "50,-70 10" }, { at: { lon: -70, lat: 50 } }, "yes"],
  ["in a named municipality", { polygon: null }, { municipality: "2490012" }, "yes"],
  ["in another municipality", { polygon: null }, { municipality: "2490017", divisions: ["2490"] }, "no"],
  ["in the division of a named municipality", { polygon: null }, { divisions: ["2490"] }, "maybe"],
  ["in another division", { polygon: null }, { divisions: ["2423"] }, "no"],
  ["in a named division", { polygon: null, codes: ["2490"] }, { divisions: ["2490"] }, "yes"],
  [
    "in a municipality of a named division",
    { polygon: null, codes: ["2490"] },
    { municipality: "90012" },
    "yes",
  ],
  ["in Quebec", { polygon: null, codes: ["24"] }, { divisions: ["2490"] }, "yes"],
  ["at a place of which nothing is known", { polygon: null }, {}, "maybe"],
  ["inside the polygon, beside an unreadable area", { otherCodes: ["QC-1"] }, {}, "yes"],
  ["in the region of an unreadable area", { otherCodes: ["QC-1"] }, IN_MAURICIE, "maybe"],
  ["in the region of an area without a code", { otherCodes: [] }, IN_MAURICIE, "maybe"],
  [
    "in the region of an area with one unreadable code",
    { otherCodes: ["2490017", "QC-1"] },
    IN_MAURICIE,
    "maybe",
  ],
  [
    "in the municipality of an unreadable area",
    { otherCodes: [] },
    { ...IN_MAURICIE, municipality: "90017" },
    "maybe",
  ],
  [
    "in another region than an unreadable area",
    { otherCodes: [] },
    { ...IN_MAURICIE, divisions: ["2423"] },
    "no",
  ],
];

test.each(GROUNDS)(
  "alertsAt() decides whether an alert applies or possibly applies to a place %s",
  (_, facts, known, answer) => {
    const message = readCap(capXml(facts), at("one"));
    const { applying, possible } = alertsAt(message ? [message] : [], { ...PLACE, ...known }, NOW);
    expect([applying.length, possible.length]).toEqual([
      answer === "yes" ? 1 : 0,
      answer === "maybe" ? 1 : 0,
    ]);
  },
);

test("alertsOn() returns an alert for a part of a municipality if the requested ground contains that municipality", () => {
  const messages = [readCap(capXml({ polygon: POLYGON }), at("one"))].filter((each) => each !== null);
  const inTown = (code: string) => ({
    contains: () => false,
    points: () => [],
    divisions: [code],
    touchedDivisions: [],
  });
  expect(alertsOn(messages, inTown("2490012"), NOW)).toHaveLength(1);
  expect(alertsOn(messages, inTown("2490017"), NOW)).toHaveLength(0);
});

test("an alert keeps the id of its first message after updates", () => {
  const chain = [
    { sent: hoursAgo(3) },
    { identifier: "two", msgType: "Update", references: ["one"], sent: hoursAgo(2) },
    { identifier: "three", msgType: "Update", references: ["two"], sent: hoursAgo(1) },
  ];
  const messages = chain.flatMap((facts) => readCap(capXml(facts), at("x")) ?? []);
  expect(activeAlerts(messages, NOW).map(({ id }) => id)).toEqual([`${SENDER},one`]);
});
