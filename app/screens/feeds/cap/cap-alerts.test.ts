import { describe, expect, test } from "vitest";
import "../../../i18n/register.server.ts";
import { exampleFire, exampleReading, exampleRestriction, exampleSituation } from "#fires/examples.ts";
import type { Fire, Restriction } from "#fires/model.ts";
import { type CapAlert, type CapSender, capOf } from "./cap-alert.ts";
import { capAlerts } from "./cap-alerts.server.ts";

const NOW = new Date("2026-07-02T15:00:00Z");
const SENDER: CapSender = {
  sender: "vigie.example",
  name: { fr: "L’agence", en: "The agency" },
  contact: "1",
  note: "Information",
};

const alertsOf = (fires: readonly Fire[] | null, restrictions: readonly Restriction[] | null) =>
  capAlerts(exampleSituation({ fires: exampleReading(fires), restrictions: exampleReading(restrictions) }), {
    siteUrl: "https://vigie.example",
    now: NOW,
  });

describe("the messages of the moment", () => {
  test("are the restrictions in force and the fires out of control, no others", () => {
    const announced = exampleRestriction({ id: "fire-later", startsAt: new Date("2026-07-09T12:00:00Z") });
    const all = alertsOf(
      [exampleFire({ statusId: 3 }), exampleFire({ id: "2026-102", statusId: 4 })],
      [exampleRestriction(), announced],
    );
    expect(all?.alerts.map(({ identifier }) => identifier.replace(/-[0-9a-f]{12}$/, ""))).toEqual([
      `restriction-${exampleRestriction().id}`,
      "fire-2026-101",
    ]);
  });

  test("are unknown, rather than none, while fires or restrictions have never come", () => {
    expect(alertsOf(null, [])).toBeNull();
    expect(alertsOf([], null)).toBeNull();
    expect(alertsOf([], [])?.alerts).toEqual([]);
  });

  const messageOf = (fires: readonly Fire[], restrictions: readonly Restriction[], day = "2026-07-02") => {
    const readAt = new Date(`${day}T15:00:00Z`);
    const reading = <T>(value: T) => ({ ...exampleReading(value), readAt });
    return capAlerts(exampleSituation({ fires: reading(fires), restrictions: reading(restrictions) }), {
      siteUrl: "https://vigie.example",
      now: readAt,
    })?.alerts[0];
  };
  const writtenWithoutName = (alert: CapAlert | undefined) =>
    alert && capOf({ ...alert, identifier: "" }, SENDER);

  const burning = (changes: Partial<Fire>) => () => messageOf([exampleFire({ statusId: 3, ...changes })], []);
  const banned = (changes: Partial<Restriction>, day?: string) => () =>
    messageOf([], [exampleRestriction(changes)], day);

  test.for([
    ["a fire at each change that the agency dates", burning({}), burning({ modifiedAt: new Date(0) })],
    [
      "a fire whose size changes without a date",
      burning({ modifiedAt: null, sizeHa: 10 }),
      burning({ modifiedAt: null, sizeHa: 90 }),
    ],
    ["a restriction whose title changes", banned({}), banned({ title: { fr: "Autre", en: "Other" } })],
    ["a restriction whose regions are corrected", banned({ regions: ["04"] }), banned({ regions: ["09"] })],
    [
      "a restriction that nothing dates, each day",
      banned({ startsAt: null }, "2026-07-02"),
      banned({ startsAt: null }, "2026-07-03"),
    ],
  ] as const)("take another identifier with other words or another date: %s", ([, one, other]) => {
    expect(writtenWithoutName(one())).not.toBe(writtenWithoutName(other()));
    expect(one()?.identifier).not.toBe(other()?.identifier);
  });

  test.for([
    ["a fire", burning({}), burning({ resources: "4 pompiers" })],
    ["a restriction, the next day", banned({}, "2026-07-02"), banned({}, "2026-07-03")],
  ] as const)("keep identifier and date while they say the same: %s", ([, one, other]) => {
    expect(one()).toBeDefined();
    expect(other()).toEqual(one());
  });
});

test("an alert is written without the letter Z, latitude first, and says that nobody broadcasts it", () => {
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
  const [alert] = alertsOf([], [exampleRestriction({ area })])?.alerts ?? [];
  const written = alert ? capOf(alert, SENDER) : "";
  expect(written).toContain("<sent>2026-07-01T12:00:00-00:00</sent>");
  expect(written).toContain("<polygon>46,-72 46,-71 47,-71 46,-72</polygon>");
  expect(written).toContain("<language>fr-CA</language>");
  expect(written).toContain("<language>en-CA</language>");
  expect(written).toContain("Broadcast_Immediately</valueName><value>No</value>");
});

test("a fire is a circle as large as what burnt, a kilometre at least", () => {
  const radius = (sizeHa: number) =>
    alertsOf([exampleFire({ statusId: 3, sizeHa })], [])?.alerts[0]?.circle?.radiusKm;
  expect(radius(0.1)).toBe(1);
  expect(radius(31_416)).toBe(10.1);
});

describe("in the Canadian profile", () => {
  const codesOf = (alert: CapAlert | undefined) => (alert ? [alert.eventCode, ...alert.divisions] : []);
  const ofFire = (fire: Partial<Fire>) =>
    codesOf(alertsOf([exampleFire({ statusId: 3, ...fire })], [])?.alerts[0]);
  const ofRestriction = (restriction: Partial<Restriction>) =>
    codesOf(alertsOf([], [exampleRestriction(restriction)])?.alerts[0]);

  test("a message names the profile, an event of its list, and the census division before our own codes", () => {
    const [alert] = alertsOf([exampleFire({ statusId: 3, mrc: "La Tuque", region: "04" })], [])?.alerts ?? [];
    const written = alert ? capOf(alert, SENDER) : "";
    expect(written).toContain("<code>profile:CAP-CP:0.4</code><code>layer:SOREM:1.0</code><note>");
    const event =
      "<eventCode><valueName>profile:CAP-CP:Event:0.4</valueName><value>forestFire</value></eventCode>";
    expect(written.split(event)).toHaveLength(3);
    expect(written).toMatch(
      /<value>2490<\/value><\/geocode><geocode><valueName>region-administrative-quebec</,
    );
  });

  test("a fire lies in the census division of its MRC, else in those of its region, else in Quebec", () => {
    expect(ofFire({ mrc: "Le Fjord-du-Saguenay", region: "02" })).toEqual(["forestFire", "2494"]);
    expect(ofFire({ mrc: null, region: "09" })).toEqual(["forestFire", "2495", "2496", "2497", "2498"]);
    expect(ofFire({ mrc: "Nulle part", region: null })).toEqual(["forestFire", "24"]);
  });

  test("a ban is no fire, an area at risk is one; each lies in the census divisions of its regions, or in Quebec", () => {
    expect(ofRestriction({ type: "fire", regions: ["06", "13"] })).toEqual(["other", "2466", "2465"]);
    expect(ofRestriction({ type: "risk", regions: ["10"] })).toEqual(["forestFire", "2499"]);
    expect(ofRestriction({ type: "access", regions: [] })).toEqual(["other", "24"]);
  });
});
