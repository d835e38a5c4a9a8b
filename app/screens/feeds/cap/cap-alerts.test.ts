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
    expect(all?.alerts.map(({ identifier }) => identifier.replace(/-\d{13}$/, ""))).toEqual([
      `restriction-${exampleRestriction().id}`,
      "fire-2026-101",
    ]);
  });

  test("are unknown, rather than none, while fires or restrictions have never come", () => {
    expect(alertsOf(null, [])).toBeNull();
    expect(alertsOf([], null)).toBeNull();
    expect(alertsOf([], [])?.alerts).toEqual([]);
  });

  test("take a new identifier with each change of a fire", () => {
    const at = (modifiedAt: Date) =>
      alertsOf([exampleFire({ statusId: 3, modifiedAt })], [])?.alerts[0]?.identifier;
    expect(at(new Date("2026-07-02T12:00:00Z"))).not.toBe(at(new Date("2026-07-02T13:00:00Z")));
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
