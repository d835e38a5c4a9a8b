import { describe, expect, test } from "vitest";
import "../../../i18n/register.server.ts";
import { exampleFire, exampleReading, exampleRestriction, exampleSituation } from "#fires/examples.ts";
import type { Fire, Restriction } from "#fires/model.ts";
import { type CapSender, capOf } from "./cap-alert.ts";
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
