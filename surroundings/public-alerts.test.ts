import { expect, test } from "vitest";
import { at, FEED, service } from "./alert-feed.double.ts";
import { type CapFacts, capXml, feedXml } from "./cap.double.ts";
import { hoursAgo } from "./examples.double.ts";
import { readCap } from "./read-cap.server.ts";
import { readXml } from "./read-xml.server.ts";

const ONTARIO: CapFacts = { polygon: null, codes: ["3506008"] };

/** Chains of messages in the order of the feed, and the identifiers in force after them. */
const CHAINS: readonly (readonly [string, readonly CapFacts[], readonly string[]])[] = [
  ["an alert", [{}], ["one"]],
  ["an alert in one language", [{ languages: ["fr-CA"] }], ["one"]],
  [
    "an update",
    [{ sent: hoursAgo(3) }, { identifier: "two", msgType: "Update", references: ["one"] }],
    ["two"],
  ],
  [
    "a chain of three, newest first",
    [
      { identifier: "three", msgType: "Update", references: ["one", "two"], sent: hoursAgo(1) },
      { identifier: "two", msgType: "Update", references: ["one"], sent: hoursAgo(2) },
      { identifier: "one", sent: hoursAgo(3) },
    ],
    ["three"],
  ],
  [
    "a cancelled alert",
    [{ sent: hoursAgo(3) }, { identifier: "two", msgType: "Cancel", references: ["one"] }],
    [],
  ],
  [
    "a cancellation that comes first",
    [{ identifier: "two", msgType: "Cancel", references: ["one"] }, { sent: hoursAgo(3) }],
    [],
  ],
  [
    "a cancellation without texts",
    [{ sent: hoursAgo(3) }, { identifier: "two", msgType: "Cancel", references: ["one"], languages: [] }],
    [],
  ],
  [
    "a cancelled update",
    [
      { sent: hoursAgo(4) },
      { identifier: "two", msgType: "Update", references: ["one"], sent: hoursAgo(3) },
      { identifier: "three", msgType: "Cancel", references: ["two"] },
    ],
    [],
  ],
  [
    "a cancellation of another alert",
    [{}, { identifier: "two", msgType: "Cancel", references: ["other"] }],
    ["one"],
  ],
  [
    "an update of an unknown alert",
    [{ identifier: "two", msgType: "Update", references: ["lost"] }],
    ["two"],
  ],
  [
    "a cancellation of the same second as its alert",
    [{}, { identifier: "cancel", msgType: "Cancel", references: ["one"] }],
    [],
  ],
  [
    "an update of the same second as its alert",
    [{}, { identifier: "again", msgType: "Update", references: ["one"] }],
    ["again"],
  ],
  [
    "messages that replace each other",
    [
      { references: ["two"], msgType: "Update" },
      { identifier: "two", msgType: "Update", references: ["one"] },
    ],
    ["two"],
  ],
  ["a message that replaces itself", [{ references: ["one"], msgType: "Update" }], ["one"]],
  [
    "an older message that names a newer one",
    [{ sent: hoursAgo(1) }, { identifier: "two", msgType: "Cancel", references: ["one"], sent: hoursAgo(5) }],
    ["one"],
  ],
  ["an expired alert", [{ expires: hoursAgo(0.5) }], []],
  ["an alert without expiry", [{ expires: null }], ["one"]],
  [
    "an expired update",
    [
      { sent: hoursAgo(3) },
      { identifier: "two", msgType: "Update", references: ["one"], expires: hoursAgo(0.5) },
    ],
    [],
  ],
  ["a test", [{ status: "Test" }], []],
  ["an exercise", [{ status: "Exercise" }], []],
  ["a draft", [{ status: "Draft" }], []],
  ["a public test, which is sent as an actual alert", [{ eventCode: "testMessage" }], []],
  ["an alert with codes of a later profile", [{ polygon: null, profile: "0.4" }], ["one"]],
  ["an alert with an empty language", [{ languages: [""] }], ["one"]],
  ["a heartbeat", [{ status: "System", languages: [] }], []],
  [
    "a test update of a real alert",
    [{ sent: hoursAgo(3) }, { identifier: "two", status: "Test", msgType: "Cancel", references: ["one"] }],
    ["one"],
  ],
  ["an acknowledgement", [{ msgType: "Ack" }], []],
  ["a restricted message", [{ scope: "Restricted" }], []],
  ["a weather warning, which has its own source", [{ sender: "cap-pac@canada.ca" }], []],
  ["an alert of Ontario", [{ polygon: "42,-82 42.1,-82 42.1,-82.1 42,-82", codes: ["3537039"] }], []],
  [
    "an update that moves an alert out of Quebec",
    [{ sent: hoursAgo(3) }, { identifier: "two", msgType: "Update", references: ["one"], ...ONTARIO }],
    ["two"],
  ],
  [
    "an update of an alert of Ontario",
    [{ identifier: "two", msgType: "Update", references: ["other"], ...ONTARIO }],
    [],
  ],
  ["an alert for all of Quebec", [{ polygon: null, codes: ["24"] }], ["one"]],
  [
    "an all clear, which is a message to show",
    [
      { sent: hoursAgo(3) },
      { identifier: "two", msgType: "Update", references: ["one"], responses: ["AllClear"] },
    ],
    ["two"],
  ],
  ["two alerts", [{}, { identifier: "two" }], ["one", "two"]],
  ["one message twice", [{}, {}], ["one"]],
];

test.each(CHAINS)("after %s, exactly the expected messages are in force", async (_, chain, inForce) => {
  const files = Object.fromEntries(chain.map((facts, number) => [at(`${number}`), capXml(facts)]));
  const alerts = service(() => feedXml(Object.keys(files).map((href) => ({ href }))), files);
  expect(await alerts.read()).toMatchObject({ inForce, failing: false, dropped: 0, isWhole: true });
  // Each file is requested once.
  await alerts.read();
  expect(new Set(alerts.requests).size).toBe(alerts.requests.length - 1);
});

/** Unusable files. Each is counted as dropped, and the good alert beside it is in force. */
const ODD_FILES: readonly (readonly [string, string | (() => Response)])[] = [
  ["an empty file", ""],
  ["a cut file", capXml({ identifier: "cut" }).slice(0, -40)],
  ["a page", () => new Response("<!doctype html>", { headers: { "content-type": "text/html" } })],
  ["JSON", '{"alert":{}}'],
  ["another document", "<feed/>"],
  ["no identifier", capXml().replace(/<identifier>.*?<\/identifier>/, "")],
  ["two identifiers", capXml().replace("<identifier>", "<identifier>two</identifier><identifier>")],
  ["no sender", capXml().replace(/<sender>.*?<\/sender>/, "")],
  ["no sending time", capXml().replace(/<sent>.*?<\/sent>/, "")],
  ["a sending time in words", capXml({ sent: "soon" })],
  ["a message of tomorrow", capXml({ sent: hoursAgo(-30) })],
  ["no text", capXml({ languages: [] })],
  ["a text in another language only", capXml({ languages: ["iu"] })],
  ["an unknown status", capXml({ status: "actual" })],
  ["an unknown type", capXml({ msgType: "Renewal" })],
  ["an unknown scope", capXml({ scope: "Quebec" })],
  ["no ground", capXml({ polygon: null, codes: [] })],
  ["an open polygon", capXml({ polygon: "48,-72 49,-72 49,-73" })],
  ["a polygon of two points", capXml({ polygon: "48,-72 48,-72" })],
  ["a polygon in words", capXml({ polygon: "here, there" })],
  ["a polygon in metres", capXml({ polygon: "350000,1700000 350001,1700000 350001,1700001 350000,1700000" })],
  ["a polygon with heights", capXml({ polygon: "48,-72,1 49,-72,1 49,-73,1 48,-72,1" })],
  ["a polygon of NaN", capXml({ polygon: "NaN,-72 49,-72 49,-73 NaN,-72" })],
  ["a polygon without a longitude", capXml({ polygon: "48, 49,-72 49,-73 48," })],
  ["a polygon of longitudes before latitudes", capXml({ polygon: "-72,48 -72,49 -73,49 -72,48" })],
  ["a polygon of 60,000 points", capXml({ polygon: `48,-72 ${"49,-72 49,-73 ".repeat(30_000)}48,-72` })],
  ["a circle without a radius", capXml({ circle: "48.5,-72.5" })],
  ["a circle of the whole country", capXml({ circle: "48.5,-72.5 5000" })],
  ["a circle in words", capXml({ circle: "here 10" })],
  ["a text without an end", capXml().replaceAll("Partez.", "a".repeat(60_000))],
  [
    "a message of three million characters",
    capXml().replace("<info>", `<note>${"a".repeat(3e6)}</note><info>`),
  ],
  ["a text with markup", capXml({ description: "<p>Quittez les lieux.</p>" })],
  ["two texts", capXml().replace("<instruction>", "<instruction>Restez.</instruction><instruction>")],
  ["entities", `<!DOCTYPE alert [<!ENTITY a "${"b".repeat(99)}">]>${capXml().replace(/<\?.*?\?>/, "")}`],
  ["deep elements", "<a>".repeat(500) + "</a>".repeat(500)],
  ["a name of a prototype", capXml().replace("<status>", "<__proto__>1</__proto__><status>")],
  ["no answer", () => Response.error()],
  ["a failure", () => new Response(null, { status: 503 })],
  [
    "a redirect elsewhere",
    () => new Response(null, { status: 302, headers: { location: "https://elsewhere.example/" } }),
  ],
];

test.each(ODD_FILES)("%s counts as a dropped message, and other alerts are in force", async (_, odd) => {
  const files = { [at("odd")]: odd, [at("good")]: capXml({ identifier: "good" }) };
  const alerts = service(() => feedXml([{ href: at("odd") }, { href: at("good") }]), files);
  expect(await alerts.read()).toMatchObject({ inForce: ["good"], failing: false, dropped: 1 });
  // The file can have been cut on its way: the next poll requests it again, and no other file.
  await alerts.read();
  expect(alerts.requests.filter((url) => url === at("odd"))).toHaveLength(2);
  expect(alerts.requests.filter((url) => url === at("good"))).toHaveLength(1);
});

test("a message with too many parts is cut after a whole part, marked as cut, and counted as dropped", async () => {
  const part = /<info>.*?<\/info>/s.exec(capXml({ languages: ["fr-CA"] }))?.[0] ?? "";
  const parts = Array.from({ length: 40 }, (_, at) =>
    part.replace("<areaDesc>", `<areaDesc>${at} `).replace("Partez.", `Secteur ${at}. ${"a".repeat(40_000)}`),
  );
  const file = capXml({ languages: ["fr-CA"] }).replace("<Signature", `${parts.join("")}<Signature`);
  let feed = feedXml([{ href: at("one") }]);
  const alerts = service(() => feed, { [at("one")]: file });
  const { messages, ...read } = await alerts.read();
  expect(read).toMatchObject({ inForce: ["one"], dropped: 1, failing: false });
  const { instruction, areas, isCut } = messages[0]?.text.fr ?? {};
  expect(instruction).toMatch(/^Partez\.\n\n0 La Tuque\n\n[^a]+[\s\S]*Secteur 0\. a{40000}\n\n\[…\]$/);
  expect([areas?.length, isCut]).toEqual([41, true]);
  expect(await alerts.read()).toMatchObject({ inForce: ["one"], dropped: 1 });
  feed = feedXml([]);
  expect(await alerts.read()).toMatchObject({ inForce: ["one"], dropped: 0 });
});

test("an alert with an unreadable area beside a readable area is counted as dropped, and is in force", async () => {
  const alerts = service(() => feedXml([{ href: at("one") }]), {
    [at("one")]: capXml({ otherCodes: ["x"] }),
  });
  expect(await alerts.read()).toMatchObject({ inForce: ["one"], dropped: 1, failing: false });
});

test.each([
  "https://elsewhere.example/cap/one.xml",
  "file:///etc/hosts",
  "javascript:alert(1)",
  "data:application/xml,<alert/>",
  "//elsewhere.example/one.xml",
  "http://alerts.example:81/one.xml",
])("the address %s, which is not of the feed's domain, is not requested", async (href) => {
  const alerts = service(() => feedXml([{ href }]));
  expect(await alerts.read()).toMatchObject({ inForce: [], dropped: 1, failing: false });
  expect(alerts.requests).toEqual([FEED]);
});

test.each([
  ["https://rss.alertready.ca/", "https://cap.alertready.ca/2026-07-01/one.xml", true],
  ["https://rss.naad-adna.pelmorex.com/", "http://capcp1.naad-adna.pelmorex.com/2026-07-01/one.xml", true],
  ["https://rss.alertready.ca/", "https://cap.alertready.ca.example/one.xml", false],
  ["https://rss.alertready.ca/", "https://cap.otherready.ca/one.xml", false],
  ["https://rss.alertready.ca/", "https://cap.alertready.ca:8443/one.xml", false],
  ["https://rss.alertready.ca/", "https://alertready.ca/one.xml", false],
  ["https://10.0.0.5/feed", "https://9.0.0.5/one.xml", false],
  ["https://alertready.ca/", "https://other.ca/one.xml", false],
])("for an entry of the feed %s, the message at %s is requested: %s", async (feed, href, isRequested) => {
  const url = href.replace("http:", "https:");
  const alerts = service(() => feedXml([{ href }]), { [url]: capXml() }, feed);
  expect(await alerts.read()).toMatchObject({ inForce: isRequested ? ["one"] : [], failing: false });
  expect(alerts.requests).toEqual(isRequested ? [feed, url] : [feed]);
});

test("a feed's link without a type leads to the message if the link's address ends with .xml", async () => {
  const feed = feedXml([{ href: at("one") }]).replace(' type="application/cap+xml"', "");
  expect(await service(() => feed, { [at("one")]: capXml() }).read()).toMatchObject({
    inForce: ["one"],
    dropped: 0,
  });
});

test("a message is requested by HTTPS if the feed is requested by HTTPS, even if the link says HTTP", async () => {
  const alerts = service(() => feedXml([{ href: "http://alerts.example/cap/one.xml" }]), {
    [at("one")]: capXml(),
  });
  expect(await alerts.read()).toMatchObject({ inForce: ["one"], messages: [{ url: at("one") }] });
  expect(alerts.requests).toEqual([FEED, at("one")]);
});

test("characters that disguise a text are removed from an alert, also if XML writes them as numbers", async () => {
  const odd = capXml().replaceAll("Quittez", "&#x202e;&#0;&#65279;&#x9b;Qui&#xd800;ttez&#8296;");
  const alerts = service(() => feedXml([{ href: at("one") }]), { [at("one")]: odd });
  const { messages } = await alerts.read();
  expect(messages).toEqual([readCap(capXml(), at("one"))]);
});

test("a feed of millions of tags is refused before it is parsed", async () => {
  const tags = {
    entries: "<entry/>".repeat(600_000),
    nested: "<a>".repeat(300_000) + "</a>".repeat(300_000),
  };
  for (const text of Object.values(tags)) {
    const alerts = service(() => `<feed>${text}</feed>`);
    expect(await alerts.read()).toMatchObject({ failing: true, messages: [] });
    expect(() => readXml(`<alert>${text}</alert>`)).toThrow("too many tags");
  }
});

test.each([
  ["a test", { status: "Test" }],
  ["an exercise", { status: "Exercise" }],
  ["an alert of the west", { polygon: "50,-120 51,-120 51,-121 50,-120" }],
])("the message of a feed entry for %s is not requested", async (_, facts) => {
  const alerts = service(() => feedXml([{ href: at("one"), ...facts }]), { [at("one")]: capXml() });
  expect(await alerts.read()).toMatchObject({ inForce: [], dropped: 0 });
  expect(alerts.requests).toEqual([FEED]);
});

test.each([
  ["an unknown status", { status: "actual" }],
  ["a polygon of longitudes before latitudes", { polygon: "-72,48 -72,49 -73,49 -72,48" }],
  ["a polygon without its last number", { polygon: "50,-120 51,-120 51,-121 50" }],
])("the message of a feed entry with %s is requested", async (_, facts) => {
  const alerts = service(() => feedXml([{ href: at("one"), ...facts }]), { [at("one")]: capXml() });
  expect(await alerts.read()).toMatchObject({ inForce: ["one"] });
});

test.each(["", "<feed>", "{}", "<!doctype html><p>Entretien", "<html></html>", feedXml([]).slice(0, 90)])(
  "if the feed becomes %j, the reading counts as failed and alerts stay in force",
  async (broken) => {
    let feed = feedXml([{ href: at("one") }]);
    const alerts = service(() => feed, { [at("one")]: capXml() });
    await alerts.read();
    feed = broken;
    expect(await alerts.read()).toMatchObject({ inForce: ["one"], failing: true });
  },
);

test("a cancelled alert stays cancelled after its messages left the feed, until the alert would have expired", async () => {
  let entries = [{ href: at("one") }, { href: at("two") }, { href: at("end") }];
  const times = { sent: hoursAgo(3), expires: hoursAgo(-300) };
  const alerts = service(() => feedXml(entries), {
    [at("one")]: capXml(times),
    [at("two")]: capXml({ identifier: "two", msgType: "Update", references: ["one"], sent: hoursAgo(2) }),
    [at("end")]: capXml({ identifier: "end", msgType: "Cancel", references: ["two"] }),
  });
  expect((await alerts.read()).inForce).toEqual([]);
  entries = [];
  for (const hours of [80, 100, 100]) {
    alerts.pass(hours);
    expect((await alerts.read()).inForce).toEqual([]);
  }
  alerts.pass(100);
  expect((await alerts.read()).messages).toEqual([]);
});

test("an alert that leaves the feed stays in force until it expires", async () => {
  let feed = feedXml([{ href: at("one") }]);
  const alerts = service(() => feed, { [at("one")]: capXml({ expires: hoursAgo(-12) }) });
  await alerts.read();
  feed = feedXml([]);
  expect(await alerts.read()).toMatchObject({ inForce: ["one"], failing: false });
  alerts.pass(11.9);
  expect(await alerts.read()).toMatchObject({ inForce: ["one"] });
  alerts.pass(0.2);
  expect(await alerts.read()).toMatchObject({ inForce: [] });
  alerts.pass(72);
  expect((await alerts.read()).messages).toEqual([]);
});

test("an alert without expiry is in force as long as the feed lists the alert, and at least three days", async () => {
  let feed = feedXml([{ href: at("one") }]);
  const alerts = service(() => feed, { [at("one")]: capXml({ expires: null }) });
  await alerts.read();
  alerts.pass(24 * 20);
  expect(await alerts.read()).toMatchObject({ inForce: ["one"] });
  feed = feedXml([]);
  expect(await alerts.read()).toMatchObject({ inForce: [] });
});

test.each([
  ["the newer one first", ["new", "old"]],
  ["the older one first", ["old", "new"]],
])("of two messages with one identifier, %s, the message sent later is kept", async (_, order) => {
  const files = {
    [at("old")]: capXml({ sent: hoursAgo(5), description: "Old" }),
    [at("new")]: capXml({ sent: hoursAgo(2), description: "New" }),
  };
  const alerts = service(() => feedXml(order.map((name) => ({ href: at(name) }))), files);
  expect((await alerts.read()).messages).toMatchObject([{ text: { fr: { description: "New" } } }]);
});

test("a flood of messages is read over several polls, even if many are unreadable", async () => {
  const entries = Array.from({ length: 260 }, (_, number) => ({ href: at(`${number}`) }));
  const files = Object.fromEntries(
    entries.map(({ href }, number) => [href, number < 150 ? "<bad/>" : capXml({ identifier: `${number}` })]),
  );
  const alerts = service(() => feedXml(entries), files);
  const first = await alerts.read();
  expect(alerts.requests).toHaveLength(201);
  expect(first.isWhole).toBe(false);
  for (let poll = 0; poll < 20; poll += 1) {
    alerts.pass(0.02);
    await alerts.read();
  }
  expect((await alerts.read()).inForce).toHaveLength(110);
});
