import { beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { CRISIS_ABOVE } from "#app/parts/fire/season-state.ts";
import { VIEW_WORDS } from "#app/parts/map-links/map-words.ts";
import { widgetPath } from "#app/screens/widget/widget-choices.ts";
import type { DangerLevel } from "#fires/danger.ts";
import { exampleFire, exampleReading, exampleRestriction, exampleSituation } from "#fires/examples.double.ts";
import type { Restriction, Situation } from "#fires/model.ts";
import { feedPath } from "#plan/feed-path.ts";
import { firePath } from "#plan/fire-path.ts";
import { pathTo } from "#plan/paths.ts";
import { LANGUAGES, type Language } from "#territory/language.ts";
import { regionByCode } from "#territory/regions.ts";
import { zoneShapes } from "#territory/shapes.server.ts";
import { ZONES, zoneByNumber, zoneBySlug } from "#territory/zones.ts";
import { renderSite } from "../support/render-site.ts";
import { IS_SOAK } from "../support/soak.ts";
import { words } from "../support/words.ts";
import { plain, wordsOf } from "./page-text.ts";
import { type OpenFireKind, openFireText, shownOpenFireAnswer } from "./shown-open-fire-answer.ts";

/** Time of `exampleReading`. */
const READ_AT = new Date("2026-07-02T15:00:00Z");
const LATER = new Date("2026-07-03T11:00:00Z");
const START = new Date("2026-07-01T12:00:00Z");
const END = new Date("2026-07-20T12:00:00Z");

function box(west: number, south: number, east: number, north: number): GeoJSON.Polygon {
  const corners = [
    [west, south],
    [west, north],
    [east, north],
    [east, south],
    [west, south],
  ];
  return { type: "Polygon", coordinates: [corners] };
}

const LA_TUQUE = zoneBySlug("la-tuque")?.number ?? 0;
const zoneArea = (zone: number) => zoneShapes().areas.find(({ key }) => key === zone)?.geometry ?? null;

/** Restrictions with edges 0.005 degrees from the tested points, since URLs round positions to 0.01. */
const RESTRICTIONS: readonly Partial<Restriction>[] = [
  { type: "fire", regions: [], area: zoneArea(LA_TUQUE) },
  { type: "closure", regions: ["09"], area: null, endsAt: null },
  { type: "fire", regions: [], area: box(-74.005, 45.355, -73.305, 45.755) },
  { type: "access", regions: [], area: box(-68.905, 48.255, -68.205, 48.605) },
  { type: "risk", regions: [], area: box(-78.005, 48.005, -77.505, 48.305), endsAt: null },
  { type: "fire", regions: ["11"], area: null, startsAt: new Date("2026-07-04T12:00:00Z") },
  { type: "plane", regions: ["16"], area: null },
  { type: "construction_day", regions: ["05"], area: null },
];

/** Zones without a published danger level. The other zones have each level in turn. */
const UNPUBLISHED = [19, 46];
const danger = ZONES.map(({ number, name }) => {
  const level = ((number % 5) + 1) as DangerLevel; // 1 to 5
  const day = { level, color: null, label: { fr: "", en: "" } };
  return { zone: number, name, days: [UNPUBLISHED.includes(number) ? null : day, null, null] as const };
});

const situation: Situation = exampleSituation({
  fires: exampleReading([]),
  danger: exampleReading(danger),
  restrictions: exampleReading(
    RESTRICTIONS.map((each, i) =>
      exampleRestriction({ id: `id${i}`, startsAt: START, endsAt: END, ...each }),
    ),
  ),
});

/** North of this latitude no danger is rated. */
const UNRATED_FROM_LAT = 56;

type PointCase = readonly [what: string, lat: number, lon: number, kind: OpenFireKind];

const POINTS: readonly PointCase[] = [
  // In a ban, around the ban's border, and on water off a shore that a ban covers.
  ["La Tuque", 47.44, -72.78, "banned"],
  ["Montréal", 45.5, -73.57, "banned"],
  ["Laval, in the river of the north shore", 45.7, -73.65, "banned"],
  ["half a kilometre inside the ban of Montréal", 45.75, -73.6, "banned"],
  ["half a kilometre outside the ban of Montréal", 45.76, -73.6, "beside"],
  ["a kilometre and a half outside the ban of Montréal", 45.77, -73.6, "unbanned"],
  ["in the west of the ban of Montréal", 45.5, -74.0, "banned"],
  ["west of the ban of Montréal", 45.5, -74.01, "beside"],
  ["far west of the ban of Montréal", 45.5, -74.1, "unbanned"],
  ["south of the ban of Montréal", 45.35, -73.6, "beside"],
  ["Longueuil", 45.53, -73.46, "banned"],
  ["an island off Montréal", 45.6, -73.47, "banned"],
  ["Rimouski, where nobody may enter the forest", 48.45, -68.52, "banned"],
  ["off Rimouski", 48.55, -68.52, "banned"],
  ["far off Rimouski, whose shore is banned", 48.54, -68.4, "banned"],
  ["a kilometre east of the access ban", 48.4, -68.2, "beside"],
  ["south of the access ban", 48.25, -68.5, "beside"],
  ["well south of the access ban", 48.2, -68.5, "unbanned"],
  // Under closures and a fire threat.
  ["Sept-Îles, on the shore", 50.2, -66.38, "banned"],
  ["off Sept-Îles", 50.15, -66.4, "banned"],
  ["Port-Menier, on Anticosti", 49.82, -64.35, "banned"],
  ["Fermont", 52.79, -67.08, "banned"],
  ["Baie-Comeau", 49.22, -68.15, "banned"],
  ["Tadoussac", 48.15, -69.72, "banned"],
  ["Val-d’Or, threatened", 48.1, -77.78, "banned"],
  ["half a kilometre north of the threat", 48.31, -77.7, "beside"],
  ["Senneterre", 48.39, -77.24, "unbanned"],
  ["Rouyn-Noranda", 48.24, -79.02, "unbanned"],
  // Shores, islands and rivers without a ban.
  ["Québec, on its cape", 46.81, -71.21, "unbanned"],
  ["Québec, in the river", 46.83, -71.19, "unbanned"],
  ["Île d’Orléans", 46.92, -70.98, "unbanned"],
  ["L’Isle-aux-Coudres", 47.4, -70.38, "unbanned"],
  ["La Malbaie, off the shore", 47.63, -70.1, "unbanned"],
  ["Cap-aux-Meules", 47.38, -61.86, "unbanned"],
  ["Gaspé, in its bay", 48.83, -64.48, "unbanned"],
  ["Percé, off the shore", 48.52, -64.16, "unbanned"],
  ["Sorel-Tracy, in the river", 46.06, -73.12, "unbanned"],
  ["Roberval, on the lake", 48.55, -72.15, "unbanned"],
  ["Chisasibi, off the shore of the bay", 53.8, -79.1, "unbanned"],
  // On both sides of a boundary between zones or regions, and across the province's border.
  ["Chicoutimi", 48.42, -71.06, "unbanned"],
  ["Saguenay, toward the next zone", 48.3, -70.8, "unbanned"],
  ["Mont-Tremblant", 46.12, -74.6, "unbanned"],
  ["Saint-Jovite, toward the next zone", 46.3, -74.9, "unbanned"],
  ["Gatineau", 45.49, -75.65, "unbanned"],
  ["just over the line of Ontario", 47.6, -79.53, "unbanned"],
  ["Sherbrooke, where forest work is restricted", 45.4, -71.9, "unbanned"],
  ["Thetford Mines", 46.1, -71.3, "unbanned"],
  ["Chibougamau", 49.92, -74.37, "unbanned"],
  // In areas without a danger rating.
  ["Kuujjuaq", 58.1, -68.4, "unbanned"],
  ["Inukjuak, on the shore", 58.45, -78.1, "unbanned"],
  ["Salluit", 62.2, -75.64, "unbanned"],
];

const location = z.object({
  region: z.object({ code: z.string() }),
  zone: z.object({ number: z.number() }).nullable(),
  openFire: z.object({ answer: z.string(), text: z.object({ fr: z.string(), en: z.string() }) }),
});

const KIND_OF_CODE: Readonly<Record<string, OpenFireKind>> = {
  banned: "banned",
  "ban-nearby": "beside",
  unknown: "unknown",
  "no-provincial-ban": "unbanned",
};
/** Answers that the points of an area can have, by the answer for the whole area. */
const WITHIN: Readonly<Record<OpenFireKind, readonly OpenFireKind[]>> = {
  banned: ["banned"],
  part: ["banned", "beside", "unbanned", "unknown"],
  beside: [],
  unbanned: ["unbanned", "beside"],
  unknown: ["unknown"],
};

/** Returns a function that gives the page of a path. Each page is only rendered once. */
async function reader(given: Situation, now: Date) {
  const render = await renderSite(given, now);
  const read = new Map<string, Promise<string>>();
  async function ask(path: string): Promise<string> {
    const answer = await render(path);
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`);
    return answer.text();
  }
  return (path: string) => {
    const page = read.get(path) ?? ask(path);
    read.set(path, page);
    return page;
  };
}

const at = (lat: number, lon: number) => `${lat.toFixed(2)},${lon.toFixed(2)}`;

/** Returns the paths of the pages that show the open-fire answer for a point, by name. */
const pagesOf = (language: Language, position: string) => ({
  location: pathTo("current-situation-location", language, {}, { here: position }),
  home: pathTo("home", language, {}, { place: position }),
  map: pathTo("map", language, {}, { here: position }),
});

/** Returns the paths of the pages and map views that show the answer for a point's region and zone. */
function areaPagesOf(language: Language, code: string, zone: number | null) {
  const slug = regionByCode(code)?.slug[language] ?? "";
  const region = [
    ["region", pathTo("current-situation-region", language, { slug })],
    ["region", pathTo("map-region", language, { slug })],
  ] as const;
  if (zone === null) return region;
  const ofZone = { slug: zoneByNumber(zone)?.slug ?? "" };
  return [
    ...region,
    ["zone", pathTo("current-situation-zone", language, ofZone)],
    ["zone", pathTo("map-zone", language, ofZone)],
  ] as const;
}

describe.for([
  { age: "fresh", now: READ_AT, language: "fr" },
  { age: "fresh", now: READ_AT, language: "en" },
  { age: "20 hours old", now: LATER, language: "fr" },
] as const)("$age restrictions, in $language", ({ age, now, language }) => {
  let read: (path: string) => Promise<string>;
  beforeAll(async () => {
    read = await reader(situation, now);
  });

  // Languages share their markup and their rule, so the gate tests a third of the points in English, and a
  // third with old restrictions.
  const isRequested = (_: PointCase, i: number) =>
    IS_SOAK || (age === "fresh" && language === "fr") || i % 3 === 0;

  test.for(POINTS.filter(isRequested))(
    "the API and every page give the same answer on open fires for %s",
    async ([, lat, lon, fresh]) => {
      const kind = age === "fresh" || fresh === "banned" ? fresh : "unknown";
      const text = await read(`/api/v1/location?lat=${lat}&lon=${lon}`);
      const { openFire, region, zone } = location.parse(JSON.parse(text));
      expect(KIND_OF_CODE[openFire.answer], "the API").toBe(kind);
      expect(zone === null, "no zone").toBe(lat > UNRATED_FROM_LAT);
      const answer = plain(openFire.text[language]);
      for (const [name, path] of Object.entries(pagesOf(language, at(lat, lon)))) {
        const html = await read(path);
        expect(shownOpenFireAnswer(html, language), name).toBe(kind);
        expect(openFireText(html), name).toContain(answer);
      }
      for (const [area, path] of areaPagesOf(language, region.code, zone?.number ?? null)) {
        const html = await read(path);
        const shown = shownOpenFireAnswer(html, language, area);
        expect(WITHIN[shown], `${path}: ${shown}`).toContain(kind);
        if (area === "zone" && shown === kind && kind !== "banned")
          expect(openFireText(html)).toContain(answer);
      }
    },
  );
});

test.for(LANGUAGES)(
  "in a crisis, the home page in %s gives no instruction on open fires for all of Quebec, and links to the answer for a place",
  async (language) => {
    const t = words(language);
    const fires = Array.from({ length: CRISIS_ABOVE + 1 }, (_, i) =>
      exampleFire({ id: `2026-${i}`, number: i }),
    );
    const read = await reader({ ...situation, fires: exampleReading(fires) }, READ_AT);
    const html = await read(pathTo("home", language));
    const title = html.indexOf("<h1");
    const text = wordsOf(html.slice(title, html.indexOf("<section", title)));
    expect(text).toContain(plain(t("crisis.title", { count: CRISIS_ABOVE })));
    expect(text).not.toMatch(/n’allumez|aucun feu\.|do not light|light no/i);
    expect(html).toContain(`href="${pathTo("current-situation-location", language)}"`);
    // For a place, the usual rule applies: open fires are allowed unless a restriction forbids them.
    const place = await read(pathTo("home", language, {}, { place: at(46.12, -74.6) }));
    expect(shownOpenFireAnswer(place, language)).toBe("unbanned");
  },
);

describe("site that never received restrictions", () => {
  test("without data on restrictions, every page's answer on open fires is unknown", async () => {
    const read = await reader(exampleSituation({ danger: exampleReading(danger) }), READ_AT);
    const pages = [
      ...Object.values(pagesOf("fr", at(47.44, -72.78))),
      pathTo("current-situation-region", "fr", { slug: "mauricie" }),
      pathTo("map-zone", "fr", { slug: "la-tuque" }),
    ];
    for (const path of pages) expect(shownOpenFireAnswer(await read(path), "fr"), path).toBe("unknown");
    await expect(read("/api/v1/location?lat=47.44&lon=-72.78")).rejects.toThrow("503");
  });
});

describe.for(LANGUAGES)("one unreadable restriction, in %s", (language) => {
  const t = words(language);
  const fire = exampleFire({ at: { lat: 46.12, lon: -74.6 }, region: "15" });
  const later = exampleRestriction({ startsAt: END, endsAt: null });
  const position = at(46.12, -74.6);
  const region = { slug: regionByCode("15")?.slug[language] ?? "" };
  const pages: Record<string, string> = {
    ...pagesOf(language, position),
    ...Object.fromEntries(areaPagesOf(language, "15", LA_TUQUE).map(([, path]) => [path, path])),
    fire: firePath(fire, language),
    "fire on the map": pathTo("map-fire", language, { ...region, id: fire.id }),
    situation: pathTo("current-situation", language),
    "situation, one type": pathTo("current-situation", language, {}, { restriction: "fire" }),
    bans: pathTo("map", language, {}, { view: VIEW_WORDS.measures[language] }),
    closures: pathTo("map", language, {}, { view: VIEW_WORDS.closures[language] }),
    territories: pathTo("map", language, {}, { view: VIEW_WORDS.territories[language] }),
    widget: widgetPath(language, { territory: "", parts: ["restrictions"] }),
    "widget of a region": widgetPath(language, { territory: region.slug, parts: ["restrictions"] }),
  };
  const nones = [
    t("place.noRestriction"),
    t("restrictions.none"),
    t("restrictions.noneText"),
    t("area.restrictions.none"),
    t("livemap.none.measures"),
    t("livemap.none.closures"),
    t("livemap.restrictionCount", { count: 0 }),
  ].map(plain);

  /** Restriction of unknown area that names another region, and could still apply here. */
  const unplaced = exampleRestriction({ regions: ["09"], isPlaced: false });
  test.for([
    {
      what: "cannot be read",
      restrictions: { ...exampleReading([later]), dropped: 1 },
      listing: [] as string[],
    },
    {
      what: "names an unknown region",
      restrictions: exampleReading([later, unplaced]),
      listing: ["situation", "situation, one type", "bans", "widget"],
    },
  ])(
    "pages say that a restriction is possible, never that there is no restriction, if a record $what",
    async ({ restrictions, listing }) => {
      const read = await reader({ ...situation, fires: exampleReading([fire]), restrictions }, READ_AT);
      const wrong: string[] = [];
      for (const [name, path] of Object.entries(pages).filter(([name]) => !listing.includes(name))) {
        const text = wordsOf(await read(path));
        wrong.push(...nones.filter((none) => text.includes(none)).map((none) => `${name}: ${none}`));
        // The list of territories says nothing of it. The list shows the number in force, if that is known.
        if (name !== "territories" && !text.includes(plain(t("restrictions.incompleteText"))))
          wrong.push(`${name}: nothing`);
      }
      expect(wrong).toEqual([]);
    },
  );
});

describe.for(LANGUAGES)("one restriction that is only partly understood, in %s", (language) => {
  const t = words(language);
  const region = { slug: regionByCode("15")?.slug[language] ?? "" };
  const position = at(46.12, -74.6);
  const title = { fr: "Avis aux usagers du territoire", en: "Avis aux usagers du territoire" };
  const untyped = exampleRestriction({ id: "other-1", type: "other", title, regions: ["15"] });
  const whole = { area: null, regions: [], isWhole: true };
  const unsure = exampleRestriction({ id: "fire-1", title, regions: ["15"], unsure: whole });
  const answering = {
    ...pagesOf(language, position),
    region: pathTo("current-situation-region", language, region),
    "region on the map": pathTo("map-region", language, region),
  };
  const listing = {
    situation: pathTo("current-situation", language),
    bans: pathTo("map", language, {}, { view: VIEW_WORDS.measures[language] }),
    widget: widgetPath(language, { territory: "", parts: ["restrictions"] }),
    feed: feedPath("restrictions", "atom", language),
    CSV: language === "fr" ? "/donnees/restrictions.csv" : "/en/data/restrictions.csv",
    API: "/api/v1/restrictions",
  };

  test.for([
    { what: "of an unknown type", restriction: untyped },
    { what: "whose record contradicts itself", restriction: unsure },
  ])("every page and file names a restriction $what, with the answer unknown", async ({ restriction }) => {
    const restrictions = exampleReading([restriction]);
    const read = await reader({ ...situation, fires: exampleReading([]), restrictions }, READ_AT);
    for (const [name, path] of Object.entries(answering)) {
      const html = await read(path);
      expect(shownOpenFireAnswer(html, language, name.startsWith("region") ? "region" : "point"), name).toBe(
        "unknown",
      );
      expect(openFireText(html), name).toContain(plain(title[language]));
    }
    for (const [name, path] of Object.entries({ ...answering, ...listing }))
      expect(plain(await read(path)), name).toContain(plain(title[language]));
    if (restriction.unsure === null) return;
    for (const name of ["location", "region", "situation", "widget", "feed", "CSV"] as const)
      expect(plain(await read({ ...answering, ...listing }[name])), name).toContain(
        plain(t("restrictions.unsure")),
      );
  });
});
