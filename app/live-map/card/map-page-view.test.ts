import { describe, expect, it } from "vitest";
import { exampleFire, exampleReading, exampleRestriction, squareAround } from "#fires/examples.double.ts";
import type { Situation } from "#fires/model.ts";
import { NATURAL_AREAS } from "#territory/natural-areas.ts";
import { readAreaFires, readCircles } from "../../parts/drawn-map/area/area-map-view.ts";
import { mappedSituation, NOW } from "../../parts/drawn-map/area/examples.double.ts";
import { readZones } from "../../parts/drawn-map/map-view.ts";
import { MAP_VIEWS } from "../../parts/map-links/map-words.ts";
import { type MapChoices, readMapChoices } from "../choices/map-choices.ts";
import { RECORDS_PER_PAGE } from "../records/list-view.ts";
import type { MapSubject } from "../records/map-subject.ts";
import { mapPageView } from "./map-page-view.server.ts";

const FIRST = readMapChoices(new URLSearchParams(), "fr");
const PROVINCE: MapSubject = { kind: "province" };
const LA_TUQUE = { lat: 47.44, lon: -72.78 };
const OVER_LA_TUQUE = squareAround(LA_TUQUE.lon, LA_TUQUE.lat);

const FIRES = [
  exampleFire({ id: "2026-1", number: 1, statusId: 3 }),
  exampleFire({ id: "2026-2", number: 2, statusId: 5, at: null }),
  exampleFire({ id: "2026-3", number: 3, statusId: 4, protection: "northern", at: { lat: 52, lon: -76 } }),
  exampleFire({ id: "2026-4", number: 4, statusId: 6 }),
];
const LATER = { startsAt: new Date("2026-07-09T12:00:00Z") };
const SITUATION = mappedSituation(FIRES, {
  restrictions: {
    value: [
      exampleRestriction({ id: "fire-a", area: OVER_LA_TUQUE }),
      exampleRestriction({ id: "closure-a", type: "closure", area: OVER_LA_TUQUE }),
      exampleRestriction({ id: "closure-later", type: "closure", ...LATER }),
      exampleRestriction({ id: "fire-over", endsAt: new Date("2026-07-02T11:59:00Z") }),
    ],
    readAt: NOW,
    failing: false,
    dropped: 0,
  },
});
const NEVER = { value: null, readAt: null, failing: true, dropped: 0 };

function viewOf(change: Partial<MapChoices>, situation: Situation = SITUATION, subject = PROVINCE) {
  const view = mapPageView(situation, subject, {
    choices: { ...FIRST, ...change },
    language: "fr",
    now: NOW,
    areas: NATURAL_AREAS,
    surroundings: {},
  });
  if (!view) throw new Error("no view");
  return view;
}
const idsOf = (change: Partial<MapChoices>) => viewOf(change).list?.records.map(({ id }) => id);

describe("the list of records", () => {
  it("each view lists its own kind of records", () => {
    expect(idsOf({})).toEqual(["2026-1", "2026-2"]);
    expect(idsOf({ protection: null })).toEqual(["2026-1", "2026-3", "2026-2"]);
    expect(idsOf({ view: "report" })).toEqual(["2026-1", "2026-3", "2026-2"]);
    expect(idsOf({ view: "closures" })).toEqual(["closure-a"]);
    expect(idsOf({ view: "measures" })).toEqual(["fire-a"]);
    expect(idsOf({ view: "bookmarks" })).toEqual([]);
  });

  it("records without a position are counted as unmapped", () => {
    expect(viewOf({}).list).toMatchObject({ total: 2, unmapped: 1 });
  });

  it("announced restrictions are listed separately", () => {
    expect(viewOf({ view: "closures" }).list?.announced).toMatchObject([
      { id: "closure-later", isAnnounced: true },
    ]);
    expect(viewOf({ view: "measures" }).list?.announced).toEqual([]);
  });

  it("territories are found by words that are typed without accents", () => {
    expect(idsOf({ view: "territories", words: "la tuque" })).toEqual([
      "mrc-900",
      "city-la-tuque",
      "zone-26",
    ]);
    expect(idsOf({ view: "territories", words: "abitibi temis", kinds: ["region"] })).toEqual(["region-08"]);
  });

  it("the record of a territory has the number of active fires and of restrictions there", () => {
    const [mrc, city, zone] = viewOf({ view: "territories", words: "la tuque" }).list?.records ?? [];
    // The northern fire has the same MRC.
    expect(mrc).toMatchObject({ activeFires: 3, restrictions: 2 });
    expect(city).toMatchObject({ activeFires: 3, restrictions: 2 });
    expect(zone).toMatchObject({ activeFires: 3, restrictions: 2 });
  });

  it("a territory without restrictions has an unknown count, not zero, if any restriction could not be read", () => {
    const restrictions = { ...SITUATION.restrictions, dropped: 1 };
    const records = (situation: Situation) =>
      viewOf({ view: "territories", words: "la tuque" }, situation).list?.records;
    const here = records({ ...SITUATION, restrictions: { ...restrictions, value: [] } }) ?? [];
    expect(here.length).toBeGreaterThan(0);
    for (const record of here) expect(record).toMatchObject({ restrictions: null });
    expect(records({ ...SITUATION, restrictions })?.[0]).toMatchObject({ restrictions: 2 });
  });

  it("a list of restrictions is marked as incomplete if a restriction could not be read", () => {
    const restrictions = { ...SITUATION.restrictions, dropped: 1 };
    const doubt = (view: MapChoices["view"], situation?: Situation) =>
      viewOf({ view }, situation).list?.doubt;
    for (const view of ["closures", "measures"] as const) {
      expect(doubt(view)?.why).toBeNull();
      expect(doubt(view, { ...SITUATION, restrictions })?.why).toBe("incomplete");
    }
    expect(doubt("fires", { ...SITUATION, restrictions })).toBeNull();
  });

  it("a region and a zone count all restrictions that touch them, as on their cards", () => {
    const area = squareAround(-73.9, 47.9);
    const situation = mappedSituation(FIRES, {
      restrictions: exampleReading([exampleRestriction({ regions: ["10"], area })]),
    });
    for (const [words, subject] of [
      ["mauricie", { kind: "region", code: "04" }],
      ["la tuque", { kind: "zone", number: 26 }],
    ] as const) {
      const { kind } = subject;
      const { card } = viewOf({}, situation, subject);
      expect(card, words).toMatchObject({ kind, restrictions: [{ type: "fire" }] });
      const { list } = viewOf({ view: "territories", words, kinds: [kind] }, situation);
      expect(list?.records, words).toMatchObject([{ restrictions: 1 }]);
    }
  });

  it("a ban with several areas counts as one restriction of a territory, as on the territory's card", () => {
    const [one, other] = [exampleRestriction({ id: "a" }), exampleRestriction({ id: "b" })];
    const situation = mappedSituation(FIRES, {
      restrictions: exampleReading([
        { ...one, area: OVER_LA_TUQUE },
        { ...other, area: squareAround(LA_TUQUE.lon + 0.2, LA_TUQUE.lat) },
        exampleRestriction({ id: "c", title: { fr: "Autre", en: "Other" }, area: OVER_LA_TUQUE }),
      ]),
    });
    const { list } = viewOf({ view: "territories", words: "la tuque" }, situation);
    expect(list?.records).toHaveLength(3);
    for (const record of list?.records ?? []) {
      const subject: MapSubject = record.id === "zone-26" ? { kind: "zone", number: 26 } : PROVINCE;
      const { card } = viewOf({ selected: record.id }, situation, subject);
      const shown =
        card && "facts" in card
          ? card.facts?.restrictions
          : card && "restrictions" in card && card.restrictions;
      expect(shown, record.id).toHaveLength(2);
      expect(record).toMatchObject({ restrictions: 2 });
    }
  });

  it("fires without an MRC have their own row, so that the counts of all MRC add up to all active fires", () => {
    const lost = exampleFire({ id: "2026-8", number: 8, mrc: null, region: "10", protection: "northern" });
    const situation = mappedSituation([...FIRES, lost, exampleFire({ id: "2026-7", mrc: "Autre part" })]);
    const records = (change: Partial<MapChoices> = {}) =>
      [1, 2, 3, 4, 5].flatMap(
        (page) =>
          viewOf({ view: "territories", kinds: ["mrc"], page, ...change }, situation).list?.records ?? [],
      );
    const byId = new Map(records().map((record) => [record.id, record]));
    const active = [...byId.values()].map((record) => (record.kind === "territory" ? record.activeFires : 0));
    expect(active.reduce<number>((sum, fires) => sum + (fires ?? 0), 0)).toBe(5);
    expect(byId.get("mrc-none")).toMatchObject({ activeFires: 2, restrictions: null, within: null });
    expect(viewOf({ view: "territories", selected: "mrc-none" }, situation).card).toMatchObject({
      territory: { activeFires: 2 },
      at: null,
    });
    // If every fire has an MRC, the row without an MRC is not listed.
    expect(idsOf({ view: "territories", kinds: ["mrc"], page: 5 })).not.toContain("mrc-none");
  });

  it("each record appears once over all pages, and a page past the end is the last page", () => {
    const total = viewOf({ view: "territories" }).list?.total ?? 0;
    const pages = Math.ceil(total / RECORDS_PER_PAGE);
    const ids = Array.from({ length: pages }, (_, at) => idsOf({ view: "territories", page: at + 1 })).flat();
    expect(new Set(ids).size).toBe(total);
    expect(viewOf({ view: "territories", page: pages + 5 }).list).toMatchObject({ page: pages, pages });
  });

  it.each(MAP_VIEWS)(
    "without the agency's data, the view %s has no list, or a list of the site's own records with null counts",
    (view) => {
      const nothing: Situation = { ...SITUATION, fires: NEVER, danger: NEVER, restrictions: NEVER };
      const { list, age } = viewOf({ view }, nothing);
      const isOurs = ["areas", "territories", "bookmarks"].includes(view);
      expect(list === null).toBe(!isOurs);
      expect(age.readAt).toBeNull();
      for (const record of list?.records ?? []) {
        if (record.kind === "territory")
          expect(record).toMatchObject({ activeFires: null, restrictions: null });
        if (record.kind === "area") expect(record.types).toBeNull();
      }
    },
  );
});

describe("the list of a region or a zone", () => {
  const elsewhere = { region: "08", zone: 20, mrc: "Abitibi", city: "Amos", at: { lat: 48.6, lon: -78.1 } };
  const situation = mappedSituation([...FIRES, exampleFire({ id: "2026-9", ...elsewhere })], {
    restrictions: {
      ...SITUATION.restrictions,
      value: [
        ...(SITUATION.restrictions.value ?? []),
        exampleRestriction({ id: "fire-far", regions: ["08"], area: squareAround(-78.1, 48.6) }),
      ],
    },
  });
  const MAURICIE: MapSubject = { kind: "region", code: "04" };
  const ZONE_26: MapSubject = { kind: "zone", number: 26 };
  const listed = (subject: MapSubject, change: Partial<MapChoices> = {}) =>
    viewOf(change, situation, subject).list?.records.map(({ id }) => id) ?? [];

  it("a region or zone lists and counts only its own fires and restrictions", () => {
    expect(listed(PROVINCE)).toContain("2026-9");
    for (const subject of [MAURICIE, ZONE_26]) {
      expect(listed(subject)).toEqual(["2026-1", "2026-2"]);
      expect(viewOf({}, situation, subject).counts).toEqual({ 3: 1, 5: 1 });
      expect(listed(subject, { view: "measures" })).toEqual(["fire-a"]);
    }
    expect(listed({ kind: "region", code: "08" }, { view: "measures" })).toEqual(["fire-far"]);
    expect(listed({ kind: "region", code: "08" })).toEqual(["2026-9"]);
  });

  it("a region or zone lists its own zones, natural areas and territories", () => {
    expect(listed(ZONE_26, { view: "danger" })).toEqual(["26"]);
    expect(listed(MAURICIE, { view: "danger" })).toContain("26");
    expect(listed(MAURICIE, { view: "areas" })).toContain("area-reserve-faunique-du-saint-maurice");
    expect(listed(MAURICIE, { view: "areas" })).not.toContain("area-parc-national-du-mont-tremblant");
    expect(listed(MAURICIE, { view: "territories", kinds: ["region", "mrc"] })).toEqual(
      expect.arrayContaining(["region-04", "mrc-900"]),
    );
    expect(listed(ZONE_26, { view: "territories" })).toEqual(
      expect.arrayContaining(["region-04", "city-la-tuque", "zone-26"]),
    );
    expect(listed(ZONE_26, { view: "territories", kinds: ["zone"] })).toEqual(["zone-26"]);
    expect(listed(MAURICIE, { view: "territories", kinds: ["region"] })).toEqual(["region-04"]);
  });

  it("the drawn map of a region shows the region's fires, and does not change with fires far away", () => {
    expect(
      readAreaFires(viewOf({}, situation, { kind: "region", code: "08" }).drawn?.fires ?? "").length,
    ).toBeGreaterThan(0);
    expect(viewOf({}, situation, MAURICIE).drawn?.fires).toBe(viewOf({}, SITUATION, MAURICIE).drawn?.fires);
  });

  it("the card of a region or zone marks the restrictions that only cover a part of it", () => {
    const { card } = viewOf({}, situation, ZONE_26);
    expect(card).toMatchObject({
      kind: "zone",
      restrictions: [
        { type: "fire", isPart: true },
        { type: "closure", isPart: true },
      ],
    });
    const whole = mappedSituation([], {
      restrictions: exampleReading([exampleRestriction({ area: null, regions: ["04"] })]),
    });
    expect(viewOf({}, whole, MAURICIE).card).toMatchObject({
      restrictions: [{ type: "fire", isPart: false }],
    });
  });
});

describe("the drawn map of the page", () => {
  it("the drawn map only shows the fires that match the view's filter", () => {
    const drawn = (change: Partial<MapChoices>) =>
      readAreaFires(viewOf(change).drawn?.fires ?? "").map(({ id }) => id);
    expect(drawn({ protection: null })).toEqual(expect.arrayContaining(["2026-1", "2026-3"]));
    expect(drawn({ statuses: [4], protection: null })).toEqual(["2026-3"]);
    expect(drawn({ statuses: [4] })).toEqual([]);
  });

  it("the drawn map shows no fires in views without fires", () => {
    for (const view of ["danger", "closures", "measures", "areas", "territories", "bookmarks"] as const)
      expect(viewOf({ view }).drawn).toMatchObject({ isOfFires: false, fires: "" });
    expect(viewOf({ view: "report" }).drawn).toMatchObject({ isOfFires: true });
  });

  it("the drawn map shows the danger of the chosen day", () => {
    const levels = (day: 0 | 1) =>
      readZones(viewOf({ view: "danger", day }).drawn?.zones ?? "").flatMap(({ level }) => level ?? []);
    expect(levels(0)).toHaveLength(65);
    // The example only has today's danger.
    expect(levels(1)).toEqual([]);
  });

  it("the drawn map shows closures, natural areas and territories only in their own views", () => {
    expect(viewOf({ view: "closures" }).drawn?.restricted).not.toBe("");
    expect(viewOf({}).drawn?.restricted).toBe("");
    expect(readCircles(viewOf({ view: "areas" }).drawn?.circles ?? "").length).toBeGreaterThan(35);
    expect(viewOf({ view: "areas", kinds: ["zec"] }).drawn?.circles.split(" ")).toHaveLength(7);
    expect(viewOf({ view: "areas", words: "saint-maurice" }).drawn?.circles.split(" ")).toHaveLength(1);
    expect(viewOf({}).drawn?.circles).toBe("");
    const dots = (kinds: MapChoices["kinds"]) =>
      viewOf({ view: "territories", kinds }).drawn?.points.match(/M/g)?.length;
    expect(dots(["zone"])).toBe(65);
    expect(dots(["zone", "mrc"])).toBeGreaterThan(150);
    expect(viewOf({}).drawn?.points).toBe("");
  });
});

describe("the card of a record", () => {
  it("the card of a fire has what applies at the fire's location, and other fires nearby", () => {
    const { card } = viewOf({}, SITUATION, { kind: "fire", id: "2026-1" });
    if (card?.kind !== "fire") throw new Error("no fire's card");
    expect(card.facts?.danger).toMatchObject({ zone: 26 });
    expect(card.facts?.restrictions?.map(({ type }) => type)).toEqual(["fire", "closure"]);
    expect(card.facts?.nearest).toEqual([]);
  });

  it("the card of an extinguished fire has the day on which the fire was extinguished", () => {
    const out = exampleFire({ id: "2026-6", statusId: 6, extinguishedAt: new Date("2026-07-04T15:00:00Z") });
    const { card } = viewOf({}, mappedSituation([out]), { kind: "fire", id: "2026-6" });
    expect(card).toMatchObject({ kind: "fire", extinguished: "4 juillet" });
  });

  it("the card of a fire without coordinates has no danger, restrictions or nearby fires", () => {
    const { card, subject } = viewOf({}, SITUATION, { kind: "fire", id: "2026-2" });
    expect(card).toMatchObject({ kind: "fire", at: null, facts: null });
    expect(subject.bounds).toBeNull();
  });

  it("the card of a point in Quebec has what applies there", () => {
    const { card, drawn, subject } = viewOf({ here: LA_TUQUE });
    if (card?.kind !== "here" || card.inside === null) throw new Error("no answer");
    expect(card.inside).toMatchObject({ region: "Mauricie", landmark: { name: "La Tuque" } });
    expect(card.inside.facts.nearest).toMatchObject([{ fire: { id: "2026-1" } }]);
    expect(drawn).toMatchObject({ frame: "around", subject: { kind: "place" } });
    // The visitor already sees the point.
    expect(subject.bounds).toBeNull();
  });

  it("the card of a point outside Quebec says that the point is outside", () => {
    expect(viewOf({ here: { lat: 43.7, lon: -79.4 } }).card).toMatchObject({ kind: "here", inside: null });
  });

  it("the card of a natural area has its kind, restrictions and manager", () => {
    const { card, subject } = viewOf({ view: "areas", selected: "area-reserve-faunique-du-saint-maurice" });
    expect(card).toMatchObject({
      kind: "area",
      area: { areaKind: "wildlife-reserve", types: ["fire", "closure"], isApproximate: true },
      manager: { name: "Réserves fauniques du Québec", url: "https://www.sepaq.com/rf/" },
    });
    expect(subject.bounds).not.toBeNull();
  });

  it("the card of an MRC has its name and region", () => {
    const { card } = viewOf({ view: "territories", selected: "mrc-900" });
    expect(card).toMatchObject({ kind: "territory", territory: { name: "La Tuque", within: "Mauricie" } });
  });

  it("an address with an unknown record ID opens no card", () => {
    expect(viewOf({ selected: "mrc-000" }).card).toBeNull();
    expect(viewOf({ selected: "<script>" }).card).toBeNull();
  });
});

it("a filter counts the records of each of its choices, selected or not", () => {
  expect(viewOf({ statuses: [3] }).counts).toEqual({ 3: 1, 5: 1 });
  expect(viewOf({ view: "areas", kinds: ["zec"] }).counts).toMatchObject({ zec: 7, "federal-park": 4 });
});

it("the report counts the active fires of each protection zone in the list of fires", () => {
  expect(viewOf({ view: "report" }).report?.protections).toMatchObject([
    { protection: "intensive", active: 2, firesYear: null },
    { protection: "northern", active: 1 },
  ]);
  expect(viewOf({}).report).toBeNull();
});
