import { describe, expect, test } from "vitest";
import "../../../i18n/register.server.ts";
import type { CapMessage } from "#history/cap-chain.ts";
import type { CapContent, CapDanger, CapFacts, CapFire, CapRestriction } from "#history/cap-content.ts";
import type { ListedCapMessage } from "#history/cap-list.ts";
import type { Language } from "#territory/language.ts";
import { faultsOf } from "../../../../tests/support/xmllint.ts";
import { capFeed } from "../cap-feed.server.ts";
import { feedDocument } from "../feed-document.ts";
import { type CapSender, capOf } from "./cap-alert.ts";
import { capAlertOf } from "./cap-info.server.ts";

const SITE = "https://vigie.example";
const SENT = new Date("2026-07-02T15:00:00Z");
const SENDER: CapSender = {
  sender: "vigie.example",
  name: { fr: "L’agence", en: "The agency" },
  contact: "1",
  note: "Information",
};

const fire: CapFire = {
  kind: "fire",
  id: "2026-101",
  number: 101,
  name: "Lac Clair",
  statusId: 3,
  sizeHa: 12.5,
  region: "04",
  mrc: "La Tuque",
  city: null,
  at: { lon: -72.8, lat: 47.4 },
  startedAt: new Date("2026-07-01T18:00:00Z"),
  containedAt: null,
};
const ban: CapRestriction = {
  kind: "restriction",
  type: "fire",
  title: { fr: "Interdiction de faire des feux", en: "Open fire ban" },
  startsAt: new Date("2026-07-01T12:00:00Z"),
  endsAt: new Date("2026-07-05T12:00:00Z"),
  regions: ["04"],
  area: null,
};
const danger: CapDanger = { kind: "danger", zone: 26, level: 4 };

interface Told extends Partial<Omit<CapContent, "facts">> {
  readonly area?: ListedCapMessage["area"];
  readonly msgType?: CapMessage["msgType"];
}
function message(facts: CapFacts, { area = null, msgType, ...told }: Told = {}): ListedCapMessage {
  const content: CapContent = {
    v: 1,
    facts,
    before: null,
    ended: null,
    earlier: [],
    cancelledAt: null,
    ...told,
  };
  const type = msgType ?? (content.ended ? "Cancel" : content.before ? "Update" : "Alert");
  const expires = new Date("2026-07-03T15:00:00Z");
  return { subject: "fire-2026-101", msgType: type, sent: SENT, expires, content, area };
}
const written = (...parts: Parameters<typeof message>) => capOf(capAlertOf(message(...parts), SITE), SENDER);
const words = (language: Language, ...parts: Parameters<typeof message>) =>
  capAlertOf(message(...parts), SITE).words[language];
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");

describe("a message about a fire", () => {
  const bigger = { ...fire, sizeHa: 80 };
  const held = { ...fire, statusId: 4 } as const;
  const out = { ...fire, statusId: 6 } as const;
  const contained = { ...fire, containedAt: new Date("2026-07-02T14:00:00Z") };

  test.for<[string, CapFacts, Told, string, string]>([
    ["its status when it is new", fire, {}, "Lac Clair fire: out of control", "Size: 13 ha."],
    [
      "its status and the one before when the status changes",
      held,
      { before: fire },
      "Lac Clair fire: being held (was out of control)",
      "Size: 13 ha.",
    ],
    [
      "both sizes when the size changes",
      bigger,
      { before: fire },
      "Lac Clair fire: out of control",
      "Size: 80 ha (was 13 ha).",
    ],
    [
      "that it is still out of control when it is contained",
      contained,
      { before: fire },
      "Lac Clair fire: out of control",
      "Contained on July 2, 2026, 10 a.m. Status: out of control.",
    ],
    [
      "that its location changed when it is moved",
      { ...fire, at: { lon: -72, lat: 47 } },
      { before: fire },
      "Lac Clair fire: out of control",
      "The location has changed.",
    ],
    [
      "that nothing changed when it is renewed",
      fire,
      { before: fire },
      "Lac Clair fire: out of control",
      "Nothing has changed since the last message.",
    ],
    [
      "that it is extinguished when it ends",
      out,
      { before: fire, ended: "over" },
      "Lac Clair fire: extinguished (was out of control)",
      "Size: 13 ha.",
    ],
    [
      "that it is active again when it comes back",
      fire,
      { cancelledAt: new Date("2026-07-02T13:00:00Z") },
      "Lac Clair fire: active again, out of control",
      "A message sent on July 2, 2026, 9 a.m. had ended the notice of this fire.",
    ],
    [
      "that it left the list, and that it is perhaps not out, when it is gone",
      fire,
      { before: fire, ended: "gone" },
      "Lac Clair fire: no longer on the agency’s list",
      "This does not mean that the fire is extinguished. Last known status: out of control.",
    ],
  ])("says %s", ([, facts, told, headline, part]) => {
    const said = words("en", facts, told);
    expect(plain(said.headline)).toBe(headline);
    expect(plain(said.description)).toContain(part);
  });

  test("says the same in French", () => {
    const said = words("fr", held, { before: bigger });
    expect(plain(said.headline)).toBe("Feu « Lac Clair » : contenu (auparavant hors contrôle)");
    expect(plain(said.description)).toContain("Superficie : 13 ha (auparavant 80 ha).");
  });

  test("has a circle as large as what burnt, a kilometre at least, and none for a fire without a position", () => {
    const radius = (sizeHa: number) => capAlertOf(message({ ...fire, sizeHa }), SITE).circle?.radiusKm;
    expect(radius(0.1)).toBe(1);
    expect(radius(31_416)).toBe(10.1);
    expect(capAlertOf(message({ ...fire, at: null }), SITE).circle).toBeNull();
  });
});

describe("a message about a restriction", () => {
  const end = (day: string | null) => ({ ...ban, endsAt: day ? new Date(`2026-07-${day}T12:00:00Z`) : null });

  test.for<[string, CapFacts, Told, string, string]>([
    [
      "its title and dates",
      ban,
      {},
      "Open fire ban: Mauricie",
      "In force from July 1, 2026, 8 a.m., until July 5",
    ],
    [
      "its new end when it is extended",
      end("09"),
      { before: ban },
      "Extended until July 9, 2026, 8 a.m.: Open fire ban: Mauricie",
      "until July 9",
    ],
    [
      "that it has no end when it is extended until further notice",
      end(null),
      { before: ban },
      "Extended until further notice: Open fire ban: Mauricie",
      "until further notice",
    ],
    [
      "its new end when it is shortened",
      end("03"),
      { before: ban },
      "New end date, until July 3, 2026, 8 a.m.: Open fire ban: Mauricie",
      "until July 3",
    ],
    [
      "that its area is new",
      { ...ban, regions: ["02"], area: "a" },
      { before: ban },
      "New area: Open fire ban: Saguenay–Lac-Saint-Jean",
      "In force",
    ],
    [
      "that more than one thing changed",
      { ...end("09"), regions: ["02"] },
      { before: ban },
      "Changed: Open fire ban: Saguenay–Lac-Saint-Jean",
      "until July 9",
    ],
    [
      "that it is in force again",
      ban,
      { cancelledAt: SENT },
      "In force again: Open fire ban: Mauricie",
      "In force",
    ],
    [
      "that it is lifted",
      ban,
      { before: ban, ended: "over" },
      "Lifted: Open fire ban: Mauricie",
      "no longer in force.",
    ],
    [
      "that it is perhaps not lifted when the data lacks it",
      ban,
      { before: ban, ended: "gone" },
      "Missing from the agency’s data: Open fire ban: Mauricie",
      "This does not mean that it has been lifted.",
    ],
  ])("says %s", ([, facts, told, headline, part]) => {
    const said = words("en", facts, told);
    expect(plain(said.headline)).toBe(headline);
    expect(plain(said.description)).toContain(part);
  });

  test("says the new dates when a restriction is put off", () => {
    const later = { ...ban, startsAt: new Date("2026-07-04T12:00:00Z") };
    const said = words("en", later, { before: ban, ended: "over" });
    expect(plain(said.description)).toContain("no longer in force. In force from July 4, 2026, 8 a.m.");
  });

  test("names its type when the agency gives no title, and never repeats a ban's advice once it is lifted", () => {
    const untitled = { ...ban, title: { fr: "", en: "" } };
    expect(words("fr", untitled).headline).toMatch(/^Interdiction de faire des feux à ciel ouvert en forêt/);
    expect(words("en", ban).instruction).toMatch(/^Open fires are banned/);
    expect(words("en", ban, { before: ban, ended: "over" }).instruction).toMatch(/can still apply/);
  });

  test("is cut to the protocol's 160 characters, at a word, when it names every region", () => {
    const everywhere = Array.from({ length: 17 }, (_, at) => String(at + 1).padStart(2, "0"));
    const { headline } = words("fr", { ...ban, regions: everywhere });
    expect(headline.length).toBeLessThanOrEqual(160);
    expect(headline).toMatch(/\S…$/);
  });
});

describe("a message about fire danger", () => {
  const level = (of: CapDanger["level"]): CapDanger => ({ ...danger, level: of });

  test.for<[string, CapFacts, Told, string, string]>([
    ["its level", danger, {}, "La Tuque zone: very high fire danger", "for today: very high (4 of 5)."],
    [
      "both levels when it rises",
      level(5),
      { before: danger },
      "La Tuque zone: extreme fire danger (was very high)",
      "(5 of 5)",
    ],
    [
      "both levels when it falls and ends",
      level(3),
      { before: danger, ended: "over" },
      "La Tuque zone: high fire danger (was very high)",
      "(3 of 5)",
    ],
    [
      "that it is perhaps not lower when it is not published",
      danger,
      { before: danger, ended: "gone" },
      "La Tuque zone: fire danger level not published",
      "This does not mean that the danger is lower.",
    ],
  ])("says %s", ([, facts, told, headline, part]) => {
    const said = words("en", facts, told);
    expect(plain(said.headline)).toBe(headline);
    expect(plain(said.description)).toContain(part);
  });

  test("says that restrictions still apply when the level is lower, and gives no leave to light a fire", () => {
    const lower = /^Restrictions in force still apply/;
    expect(words("en", level(1), { before: danger, ended: "over" }).instruction).toMatch(lower);
    expect(words("en", danger, { before: level(5) }).instruction).toContain(
      "Restrictions in force still apply",
    );
    expect(words("en", level(5), { before: danger }).instruction).not.toContain("still apply");
  });

  test("has the shape of its zone, the regions and census divisions that the zone lies in, and its page", () => {
    const { polygons, regions, divisions, words } = capAlertOf(message(danger), SITE);
    expect(polygons[0]?.length).toBeGreaterThan(3);
    expect(regions).toContain("04");
    expect(divisions).toContain("2490");
    expect(words.fr.web).toBe("https://vigie.example/etat-situation/zone-la-tuque/");
  });
});

describe("in the Canadian profile", () => {
  const codes = (facts: CapFacts) => {
    const { eventCode, divisions } = capAlertOf(message(facts), SITE);
    return [eventCode, ...divisions];
  };

  test("a message names the profile, an event of its list, and the census division before our own codes", () => {
    const text = written(fire);
    expect(text).toContain("<code>profile:CAP-CP:0.4</code><code>layer:SOREM:1.0</code><note>");
    const event =
      "<eventCode><valueName>profile:CAP-CP:Event:0.4</valueName><value>forestFire</value></eventCode>";
    expect(text.split(event)).toHaveLength(3);
    expect(text).toMatch(/<value>2490<\/value><\/geocode><geocode><valueName>region-administrative-quebec</);
    expect(text).toContain("Broadcast_Immediately</valueName><value>No</value>");
  });

  test("a fire is in the census division of its MRC, else in all divisions of its region, else in Quebec", () => {
    expect(codes({ ...fire, mrc: "Le Fjord-du-Saguenay", region: "02" })).toEqual(["forestFire", "2494"]);
    expect(codes({ ...fire, mrc: null, region: "09" })).toEqual([
      "forestFire",
      ...["2495", "2496", "2497", "2498"],
    ]);
    expect(codes({ ...fire, mrc: "Nulle part", region: null })).toEqual(["forestFire", "24"]);
  });

  test("a ban and a danger level are no fire, an area at risk is one", () => {
    expect(codes({ ...ban, regions: ["06", "13"] })).toEqual(["other", "2466", "2465"]);
    expect(codes({ ...ban, type: "risk", regions: ["10"] })).toEqual(["forestFire", "2499"]);
    expect(codes({ ...ban, type: "access", regions: [] })).toEqual(["other", "24"]);
    expect(codes(danger)[0]).toBe("other");
  });

  test("an end has no action and is past; a subject that is gone has unknown grades", () => {
    const graded = (ended: "over" | "gone") => capAlertOf(message(ban, { before: ban, ended }), SITE);
    expect(graded("over")).toMatchObject({ responseType: "None", urgency: "Past", certainty: "Observed" });
    expect(graded("gone")).toMatchObject({ urgency: "Unknown", severity: "Unknown", certainty: "Unknown" });
  });
});

describe("a message as XML", () => {
  const earlier = [new Date("2026-07-01T15:00:00Z"), new Date("2026-07-02T09:30:00Z")];

  test("names each message before it by sender, identifier and date, and its subject as the incident", () => {
    const text = written({ ...fire, statusId: 4 }, { before: fire, earlier });
    expect(text).toContain("<identifier>fire-2026-101-20260702T150000Z</identifier>");
    expect(text).toContain("<sent>2026-07-02T15:00:00-00:00</sent>");
    expect(text).toContain("<msgType>Update</msgType>");
    expect(text).toContain(
      "<references>vigie.example,fire-2026-101-20260701T150000Z,2026-07-01T15:00:00-00:00 " +
        "vigie.example,fire-2026-101-20260702T093000Z,2026-07-02T09:30:00-00:00</references>" +
        "<incidents>fire-2026-101</incidents>",
    );
    expect(written(fire)).not.toContain("<references>");
  });

  test("has an end in both languages, and latitude before longitude", () => {
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
    const text = written(ban, { area });
    expect(text).toContain("<polygon>46,-72 46,-71 47,-71 46,-72</polygon>");
    expect(text.match(/<expires>2026-07-03T15:00:00-00:00<\/expires>/g)).toHaveLength(2);
    expect(text).toMatch(/<language>fr-CA<\/language>.*<language>en-CA<\/language>/s);
  });

  test.for<[string, CapFacts, Told]>([
    ["an Alert of a fire", fire, {}],
    ["an Alert of a fire that nobody named or placed", { ...fire, name: null, at: null, mrc: null }, {}],
    ["an Update of a ban", { ...ban, endsAt: null }, { before: ban, earlier }],
    ["a Cancel of an area at risk", { ...ban, type: "risk" }, { before: ban, ended: "gone", earlier }],
    ["a Cancel of a danger level", { ...danger, level: 3 }, { before: danger, ended: "over", earlier }],
  ])("is valid: %s", async ([, facts, told]) => {
    expect(await faultsOf(written(facts, told), "cap-1.2")).toBe("");
  });

  test("is refused by the grammar when an Update names no earlier message, or a message has no end", async () => {
    expect(await faultsOf(written(fire, { before: fire }), "cap-1.2")).not.toBe("");
    const endless = written(fire).replace(/<expires>[^<]*<\/expires>/g, "");
    expect(await faultsOf(endless, "cap-1.2")).not.toBe("");
  });
});

describe("the list of messages", () => {
  const list = { checkedAt: SENT, messages: [message(fire)] };
  const options = { language: "en", siteUrl: SITE, now: SENT } as const;
  const description = (feed: ReturnType<typeof capFeed>) =>
    feed && plain(feedDocument("cap", "en", SITE, feed).description);

  test("says when it was true while the database is away, or the data was not compared for a while", () => {
    const asOf = "List as of July 2, 2026, 11 a.m. It could have changed since.";
    expect(description(capFeed({ value: list, isFailing: false }, options))).not.toContain("as of");
    expect(description(capFeed({ value: list, isFailing: true }, options))).toContain(asOf);
    const now = new Date(SENT.getTime() + 16 * 60_000);
    expect(description(capFeed({ value: list, isFailing: false }, { ...options, now }))).toContain(asOf);
  });

  test("is unknown, rather than empty, while it could not be read or a kind was never compared", () => {
    expect(capFeed({ value: null, isFailing: true }, options)).toBeNull();
    const never = { checkedAt: null, messages: [] };
    expect(capFeed({ value: never, isFailing: false }, options)).toBeNull();
    const none = { checkedAt: SENT, messages: [] };
    expect(capFeed({ value: none, isFailing: false }, options)?.entries).toEqual([]);
  });
});
