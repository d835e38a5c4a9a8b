import { describe, expect, test } from "vitest";
import { exampleFire } from "#fires/examples.double.ts";
import type { Fire } from "#fires/model.ts";
import type {
  AirObservation,
  ClosedRoad,
  SourceId,
  SourceRecords,
  Surroundings,
} from "#surroundings/model.ts";
import { regionGround } from "#surroundings/page-ground.server.ts";
import { evenGrid } from "#surroundings/smoke-grids.double.ts";
import { SOURCES } from "#surroundings/sources.ts";
import type { Language } from "#territory/language.ts";
import "../../i18n/dictionary.ts";
import { aroundAreaMarkup } from "./around-area.server.tsx";
import { airHereMarkup, roadsHereMarkup } from "./around-here.server.tsx";

const NOW = new Date("2026-07-01T16:00:00Z");
const AT = { lon: -72.8, lat: 47.4 };
const hours = (count: number) => new Date(NOW.getTime() + count * 3_600_000);

const reading = <S extends SourceId>(
  source: S,
  records: readonly SourceRecords[S][] | null,
  receivedAt = hours(-0.05),
): Surroundings => ({
  [source]: {
    ...{ source, records, receivedAt, takenAt: receivedAt, coverage: SOURCES[source].coverage },
    ...{ failing: false, dropped: 0, isWhole: true },
  },
});

/** Returns the words of markup, with ordinary spaces. */
const wordsOf = (markup: string | null) =>
  markup
    ?.replaceAll(/<[^>]+>/g, " ")
    .replaceAll(/\s+/g, " ")
    .replaceAll(/ ([,.])/g, "$1");
const words = (surroundings: Surroundings, language: Language = "en", fires: readonly Fire[] = []) =>
  wordsOf(
    [airHereMarkup, roadsHereMarkup]
      .flatMap((render) => render(surroundings, { at: AT, language, now: NOW, fires }) ?? [])
      .join(" ") || null,
  );

const road = (change: Partial<ClosedRoad> = {}): ClosedRoad => ({
  ...{ id: "1", route: "155", place: null, direction: null, municipality: "La Tuque", cause: null },
  ...{ obstruction: "Fermeture", duration: null, detour: null, since: null, at: { lon: -72.8, lat: 47.5 } },
  ...change,
});

test("without a source of air, smoke, wind or roads, an answer has no part about them", () => {
  expect(words({})).toBeUndefined();
  expect(words(reading("hotSpots", []))).toBeUndefined();
});

test("the nearest closed road is named, with its distance and the time of the data", () => {
  const far = road({ id: "2", route: "25", at: { lon: -72.8, lat: 47.7 } });
  expect(words(reading("closedRoads", [far, road()]))).toMatch(
    /2 closed roads within 50 km\. Nearest: 155, La Tuque, 11 km to the north\. Data received/,
  );
});

test("the nearest closed road names the fire near it, or says that a fire is its cause", () => {
  const fire = exampleFire({ number: 12, at: { lon: -72.8, lat: 47.51 } });
  expect(words(reading("closedRoads", [road()]), "en", [fire])).toContain("Near Fire No. 12");
  const caused = road({ cause: "Feu de forêt" });
  expect(words(reading("closedRoads", [caused]))).toContain("Closed because of a wildfire");
  expect(words(reading("closedRoads", [road()]))).not.toMatch(/[Ff]ire/);
});

test("an answer reports the absence of closed roads only if the road data is recent", () => {
  expect(words(reading("closedRoads", []))).toContain("No closed roads within 50 km");
  for (const unsure of [reading("closedRoads", null), reading("closedRoads", [], hours(-6))])
    expect(words(unsure)).toContain("We are not receiving road closure data");
});

test("an answer gives the smoke now, and the worst smoke if it becomes denser", () => {
  const layer = (...micrograms: readonly number[]) => ({
    ...{ layer: "smoke", from: hours(-4), until: hours(48), stepHours: 1 },
    grids: micrograms.map((each, index) => evenGrid(hours(index * 6), each)),
  });
  expect(words(reading("smoke", [layer(20, 80, 5)]))).toMatch(
    /around noon: moderate\. At its worst in the next 2 days: heavy/,
  );
  expect(words(reading("smoke", [layer(20, 5)]))).not.toContain("worst");
  expect(words(reading("smoke", null))).toContain("We cannot tell what smoke to expect here");
});

test("the air quality names its station, and is not known if no station is near", () => {
  const station = { id: "a", name: { fr: "Ville", en: "City" }, at: AT };
  const measured = { ...station, index: 7.4, observedAt: hours(-1) };
  expect(words(reading("airNow", [measured]), "fr")).toMatch(/Cote air santé : 7 \(élevée\).*Ville/);
  expect(words(reading("airNow", [{ ...measured, at: { lon: -60, lat: 60 } }]))).toContain("not known here");
});

test("a station less than a kilometre away has no exact distance", () => {
  const station = { id: "a", name: { fr: "Ville", en: "City" }, at: { lon: -72.801, lat: 47.4 } };
  const text = words(reading("airNow", [{ ...station, index: 3, observedAt: hours(-1) }]));
  expect(text).toContain("less than 1 km away");
});

test("the wind includes its gusts, if the station measures them", () => {
  const wind = { id: "w", station: "Parent", at: AT, observedAt: hours(-1), speedKmh: 20, fromDegrees: 180 };
  const dry = { humidityPercent: null, rainMm: null, celsius: null };
  expect(words(reading("wind", [{ ...wind, ...dry, gustKmh: 45.2 }]))).toContain("gusts to 45");
  expect(words(reading("wind", [{ ...wind, ...dry, gustKmh: null }]))).not.toContain("gusts");
});

test("texts of a source are escaped", () => {
  const wind = { id: "w", at: AT, observedAt: hours(-1), speedKmh: 20, fromDegrees: 180, gustKmh: null };
  const odd = { ...wind, station: "<b>x", humidityPercent: null, rainMm: null, celsius: null };
  expect(roadsHereMarkup(reading("wind", [odd]), { at: AT, language: "fr", now: NOW, fires: [] })).toContain(
    "&lt;b&gt;x",
  );
});

describe("in a region", () => {
  const MAURICIE = regionGround("04");
  const inMauricie = (surroundings: Surroundings, language: Language = "en") =>
    wordsOf(aroundAreaMarkup(surroundings, MAURICIE, { language, now: NOW }));

  test("a region's own stations are listed, the worst air first, without old measurements", () => {
    const station = (id: string, index: number, change: Partial<AirObservation> = {}): AirObservation => ({
      ...{ id, name: { fr: `${id} (fr)`, en: id }, at: AT, index, observedAt: hours(-1) },
      ...change,
    });
    const elsewhere = station("Gaspé", 9, { at: { lon: -64.48, lat: 48.83 } });
    const old = station("Old", 8, { observedAt: hours(-5) });
    const text = inMauricie(reading("airNow", [station("Low", 2), elsewhere, old, station("High", 7)]));
    expect(text).toMatch(/High: 7 \(high\).*Low: 2 \(low\)/);
    expect(text).not.toMatch(/Gaspé|Old/);
    expect(inMauricie(reading("airNow", [elsewhere]))).toContain("no station in the area has recent data");
  });

  test("smoke that is the same in a whole region is described in one word, and a denser later hour is added", () => {
    const grids = [evenGrid(NOW, 20), evenGrid(hours(6), 80)];
    const layer = { layer: "smoke", from: hours(-4), until: hours(48), stepHours: 1, grids };
    expect(inMauricie(reading("smoke", [layer]))).toMatch(
      /Around noon: moderate everywhere\. At its worst in the next 2 days: heavy, July 1, 6 p\.m\./,
    );
    expect(inMauricie(reading("smoke", null))).toContain("We cannot tell what smoke to expect here");
  });

  test("only a region's own closed roads are listed, and their absence is only reported if the data is recent", () => {
    const elsewhere = road({ id: "2", route: "132", at: { lon: -64.48, lat: 48.83 } });
    expect(inMauricie(reading("closedRoads", [road(), elsewhere]))).toMatch(/155, La Tuque, Fermeture/);
    expect(inMauricie(reading("closedRoads", [road(), elsewhere]))).not.toContain("132");
    expect(inMauricie(reading("closedRoads", [elsewhere]))).toContain("No closed roads here");
    expect(inMauricie(reading("closedRoads", [], hours(-6)))).toContain(
      "We are not receiving road closure data",
    );
  });
});
