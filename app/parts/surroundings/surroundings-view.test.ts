import { describe, expect, test } from "vitest";
import { exampleFire, squareAround } from "#fires/examples.double.ts";
import { zoneOf } from "#fires/zone-of.server.ts";
import { square } from "#surroundings/examples.double.ts";
import type { AlertMessage, SourceId, SourceRecords, Surroundings } from "#surroundings/model.ts";
import { QUEBEC, regionGround, zoneGround } from "#surroundings/page-ground.server.ts";
import { evenGrid } from "#surroundings/smoke-grids.double.ts";
import { SOURCES } from "#surroundings/sources.ts";
import { officialAlertsAt, officialAlertsOn, surroundingsView } from "./surroundings-view.server.ts";

const NOW = new Date("2026-07-01T16:00:00Z");
const HOUR_MS = 3_600_000;
/** A point in Mauricie. */
const AT = { lon: -72.8, lat: 47.4 };
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * HOUR_MS);

function reading<S extends SourceId>(
  source: S,
  records: readonly SourceRecords[S][] | null,
  receivedAt = hoursAgo(0.05),
  failing = false,
): Surroundings {
  return {
    [source]: {
      ...{ source, records, receivedAt, takenAt: receivedAt, coverage: SOURCES[source].coverage },
      ...{ failing, dropped: 0, isWhole: true },
    },
  };
}

const view = (surroundings: Surroundings, language: "fr" | "en" = "en", fire = exampleFire({ at: AT })) =>
  surroundingsView(surroundings, { at: AT, region: "04", fires: [fire], fire, language, now: NOW });

const alerts = (surroundings: Surroundings, language: "fr" | "en" = "en") =>
  officialAlertsAt(surroundings, { at: AT, region: "04", language, now: NOW });

function order(change: Partial<AlertMessage> = {}): AlertMessage {
  const text = {
    ...{
      event: "Wildfire",
      headline: "Evacuate La Tuque",
      description: "Leave now.\n\nGo north.",
      areas: [],
    },
    ...{ instruction: "Take route 155.", senderName: "City of La Tuque" },
  };
  return {
    ...{
      key: "a,1",
      identifier: "1",
      url: "https://alerts.example/1.xml",
      kind: "Alert",
      sentAt: hoursAgo(1),
    },
    ...{ expiresAt: hoursAgo(-5), references: [], responses: ["Evacuate"], urgency: null, severity: null },
    ...{ certainty: null, isBroadcast: true, text: { fr: null, en: text } },
    grounds: [{ area: squareAround(AT.lon, AT.lat), codes: [] }],
    ...change,
  };
}

test("without any source, a page has no part about surroundings", () => {
  expect(view({})).toBeNull();
});

test("a source that is not configured has no part in the view, and the other sources have theirs", () => {
  const { roads, air, officialAlerts } = view(reading("closedRoads", [])) ?? {};
  expect(roads).toMatchObject({ says: "none", list: [] });
  expect([air, officialAlerts]).toEqual([null, null]);
});

test("a late or missing source is reported as unknown, and never as having no records", () => {
  expect(view(reading("closedRoads", [], hoursAgo(6)))?.roads?.says).toBe("unknown");
  expect(view(reading("closedRoads", null))?.roads).toMatchObject({ says: "unknown", list: [] });
});

test("an official alert is verbatim in its own language, with its author and times", () => {
  const [alert] = alerts(reading("publicAlerts", [order()]), "fr")?.applying ?? [];
  expect(alert).toEqual({
    ...{ id: "a,1", language: "en", event: "Wildfire", headline: "Evacuate La Tuque" },
    texts: [
      { shown: ["Leave now.", "Go north."], rest: [] },
      { shown: ["Take route 155."], rest: [] },
    ],
    areas: "",
    ...{ author: "City of La Tuque", url: "https://alerts.example/1.xml" },
    ...{ sent: "1er juillet à 11\u00a0h", expires: "1er juillet à 17\u00a0h" },
  });
});

test("a French alert has no-break spaces where French sets a space before or inside punctuation", () => {
  const fr = {
    ...{
      event: "Incendie de forêt",
      headline: "La Tuque : « ordre » d’évacuation !",
      areas: ["Nord : lac ; rive"],
    },
    ...{ description: "Partez : maintenant.", instruction: "Par où ?", senderName: null },
  };
  const [alert] = alerts(reading("publicAlerts", [order({ text: { fr, en: null } })]))?.applying ?? [];
  expect(alert).toMatchObject({
    headline: "La Tuque\u00a0: «\u00a0ordre\u00a0» d’évacuation\u00a0!",
    areas: "Nord\u00a0: lac\u00a0; rive",
    texts: [{ shown: ["Partez\u00a0: maintenant."] }, { shown: ["Par où\u00a0?"] }],
  });
});

test("a very long alert opens on a press, and still shows the start of its instruction", () => {
  const sentences = Array.from({ length: 500 }, (_, at) => `Sector ${at} must leave.`).join(" ");
  const text = { ...order().text.en, description: sentences, instruction: "Take route 155." } as never;
  const surroundings = reading("publicAlerts", [order({ text: { fr: null, en: text } })]);
  const [long, short] = alerts(surroundings)?.applying[0]?.texts ?? [];
  expect([...(long?.shown ?? []), ...(long?.rest ?? [])].join(" ")).toBe(sentences);
  expect(short).toEqual({ shown: ["Take route 155."], rest: [] });
  const markup = view(surroundings)?.officialAlerts ?? "";
  const [before = "", inside = ""] = markup.split("</summary>");
  expect(before).toContain("Sector 0 must leave.");
  expect(before).not.toContain("Sector 499");
  expect(inside.slice(0, inside.indexOf("</details>"))).toContain("Sector 499 must leave.");
  expect(inside.slice(inside.indexOf("</details>"))).toContain("Take route 155.");
});

test("alerts are marked as possibly missing while their source fails, is late, or never answered", () => {
  const fresh = reading("publicAlerts", []);
  const failing = reading("publicAlerts", [], hoursAgo(0.05), true);
  const late = reading("publicAlerts", [], hoursAgo(0.2));
  const never = reading("publicAlerts", null);
  const answers = [fresh, failing, late, never].map((each) => alerts(each)?.isMissing);
  expect(answers).toEqual([false, true, true, true]);
});

test("an alert for one municipality of the region is shown as possible at a point of the region", () => {
  const part = [{ area: null, codes: ["2490012"] }];
  const { applying, possible } = alerts(reading("publicAlerts", [order({ grounds: part })])) ?? {};
  expect([applying?.length, possible?.length]).toEqual([0, 1]);
  const elsewhere = [{ area: null, codes: ["2497007"] }];
  const other = alerts(reading("publicAlerts", [order({ grounds: elsewhere })]));
  expect([other?.applying.length, other?.possible.length]).toEqual([0, 0]);
});

test("the markup of an alert escapes the alert's text and declares its language", () => {
  const text = { ...order().text.en, headline: "<script>alert(1)</script>" };
  const hostile = order({ text: { fr: null, en: text as never } });
  const markup = view(reading("publicAlerts", [hostile]), "fr")?.officialAlerts;
  expect(markup).toContain('lang="en-CA"');
  expect(markup).toContain("&lt;script&gt;alert(1)");
});

test("the air quality has its band, and forecast days have their worst hour", () => {
  const station = { id: "QC1", name: { fr: "Lac", en: "Lake" }, at: AT };
  const hour = (hours: number, index: number) => ({
    ...{ ...station, index, forecastAt: hoursAgo(-hours), publishedAt: hoursAgo(2) },
  });
  const air = view({
    ...reading("airNow", [{ ...station, index: 10.6, observedAt: hoursAgo(1) }]),
    ...reading("airForecasts", [hour(1, 4), hour(3, 8), hour(24, 2)]),
  })?.air;
  expect(air?.now).toMatchObject({ index: "10+", band: "very-high", station: "Lake", km: 0 });
  expect(air?.days.map(({ index, band }) => [index, band])).toEqual([
    ["8", "high"],
    ["2", "low"],
  ]);
});

describe("the smoke forecast of a place", () => {
  const smoke = (hours: readonly number[], failing = false) =>
    reading(
      "smoke",
      [
        {
          ...{ layer: "smoke", from: hoursAgo(4), until: hoursAgo(-68), stepHours: 1 },
          grids: hours.map((micrograms, at) => evenGrid(hoursAgo(at * -3), micrograms)),
        },
      ],
      hoursAgo(0.05),
      failing,
    );

  test("the smoke forecast gives the smoke now and each change, with its computation time, its end and its source", () => {
    const markup = view(smoke([0.2, 0.4, 20, 30, 70]), "fr")?.smoke?.replaceAll("\u00a0", " ");
    expect(markup?.match(/<li>(.*?)<\/li>/g)).toEqual([
      "<li>Vers 12 h : aucune ou très peu</li>",
      "<li>Le 1er juillet à 18 h : modérée</li>",
      "<li>Le 2 juillet à 0 h : dense</li>",
    ]);
    expect(markup).toContain("jusqu’au 2 juillet à 0 h, calculée par un modèle le 1er juillet à 8 h");
    expect(markup).toContain("Environnement et Changement climatique Canada");
  });

  test("the smoke forecast is unknown if the source is missing, has no values, or has no value for this point", () => {
    for (const surroundings of [reading("smoke", null), smoke([]), smoke([Number.NaN])]) {
      const markup = view(surroundings)?.smoke;
      expect(markup).toContain("cannot tell what smoke");
      expect(markup).not.toContain("little or none");
    }
    expect(view(reading("closedRoads", []))?.smoke).toBeNull();
  });

  test("the smoke forecast says that a newer forecast can exist while the source fails", () => {
    expect(view(smoke([5], true))?.smoke).toContain("no longer receiving this forecast");
    expect(view(smoke([5]))?.smoke).not.toContain("no longer receiving this forecast");
  });
});

test("heat at a known fire is counted separately, and heat elsewhere is never called a fire", () => {
  const spot = (lon: number) => ({
    ...{ at: { lon, lat: AT.lat }, observedAt: hoursAgo(2), satellite: null, sensor: null, powerMw: null },
  });
  const heat = view(reading("hotSpots", [spot(AT.lon), spot(AT.lon + 0.4)]))?.heat;
  expect(heat).toMatchObject({ says: "found", count: 2, atFires: 1, nearest: { km: 0 } });
});

test("a page lists an alert with a corner inside the page's area, or with a code of one of the area's divisions", () => {
  const square = order({ grounds: [{ area: squareAround(AT.lon, AT.lat), codes: [] }] });
  const coded = order({ key: "a,2", grounds: [{ area: null, codes: ["2490012"] }] });
  const on = (contains: boolean, divisions: readonly string[]) =>
    officialAlertsOn(
      reading("publicAlerts", [square, coded]),
      { contains: () => contains, points: () => [], divisions, touchedDivisions: [] },
      { language: "en", now: NOW },
    )?.applying.map(({ id }) => id);
  expect(on(true, [])).toEqual(["a,1"]);
  expect(on(false, ["2490"])).toEqual(["a,2"]);
  expect(on(false, ["2497"])).toEqual([]);
});

test("a zone, a region and a place that lie inside a large alert's area list the alert", () => {
  const all = order({ grounds: [{ area: square(AT.lon, AT.lat, 9), codes: [] }] });
  const surroundings = reading("publicAlerts", [all]);
  const options = { language: "en", now: NOW } as const;
  const zone = zoneOf(null, AT);
  expect(alerts(surroundings)?.applying).toHaveLength(1);
  for (const ground of [QUEBEC, regionGround("04"), zoneGround(zone ?? 0, null)])
    expect(officialAlertsOn(surroundings, ground, options)?.applying).toHaveLength(1);
});

test("a zone lists an alert without a polygon for a municipality of its region", () => {
  const coded = (code: string) =>
    reading("publicAlerts", [order({ grounds: [{ area: null, codes: [code] }] })]);
  const ground = zoneGround(zoneOf(null, AT) ?? 0, null);
  const count = (code: string) =>
    officialAlertsOn(coded(code), ground, { language: "en", now: NOW })?.applying.length;
  expect([count("2490012"), count("2497007")]).toEqual([1, 0]);
});

test("a closed road names the fire near it, or says that a forest fire is the cause", () => {
  const road = {
    ...{ route: "155", place: null, direction: null, municipality: null, obstruction: "Fermeture" },
  };
  const facts = { ...road, cause: null, duration: null, detour: null, since: null };
  const south = { lon: AT.lon, lat: AT.lat - 0.3 };
  const surroundings = reading("closedRoads", [
    { ...facts, id: "near", at: AT },
    { ...facts, id: "far", at: south },
    { ...facts, id: "cause", at: { ...south, lat: south.lat - 0.05 }, cause: "Feu de forêt" },
  ]);
  const list = view(surroundings)?.roads?.list ?? [];
  expect(list.map(({ id, nearFire }) => [id, nearFire])).toEqual([
    ["near", exampleFire().number],
    ["far", null],
    ["cause", "cause"],
  ]);
});
