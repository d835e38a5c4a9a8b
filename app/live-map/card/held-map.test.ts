import { describe, expect, it } from "vitest";
import { exampleFire, exampleRestriction, squareAround } from "#fires/examples.double.ts";
import { LANGUAGES, type Language } from "#territory/language.ts";
import { NATURAL_AREAS } from "#territory/natural-areas.ts";
import { mappedSituation, NOW } from "../../parts/drawn-map/area/examples.double.ts";
import "../../i18n/dictionary.ts";
import { pathTo, screenAt } from "#plan/paths.ts";
import type { MapViewName } from "../../parts/map-links/map-words.ts";
import { type MapChoices, mapQuery, readMapChoices } from "../choices/map-choices.ts";
import type { RecordFeatures } from "../records/geojson-guard.ts";
import { MAP_SCREENS, mapSubject } from "../records/map-subject.ts";
import { recordPath } from "../records/record-path.ts";
import { placedRecords } from "../records/records.server.ts";
import { EVERYWHERE } from "../records/within.server.ts";
import { cachedCards } from "./held-cards.server.ts";
import { readCards, writeCards } from "./held-cards.ts";
import { type CachedMap, cachedView, type MapView } from "./held-map.ts";
import { mapPageView } from "./map-page-view.server.ts";

const LA_TUQUE = { lat: 47.44, lon: -72.78 };
const SITUATION = mappedSituation(
  [
    exampleFire({ id: "2026-1", number: 1, statusId: 3, at: LA_TUQUE }),
    exampleFire({ id: "2026-2", number: 2, statusId: 5, at: null, name: "Lac Noir" }),
    exampleFire({ id: "2026-3", number: 3, statusId: 4, at: { lat: 47.5, lon: -72.9 } }),
    exampleFire({ id: "2026-4", number: 4, statusId: 6, region: null }),
  ],
  {
    restrictions: {
      value: [
        exampleRestriction({ id: "fire-a", area: squareAround(LA_TUQUE.lon, LA_TUQUE.lat) }),
        exampleRestriction({
          id: "closure-a",
          type: "closure",
          area: squareAround(LA_TUQUE.lon, LA_TUQUE.lat),
        }),
        exampleRestriction({ id: "risk-everywhere", type: "risk" }),
      ],
      readAt: NOW,
      failing: false,
      dropped: 0,
    },
  },
);

/** Returns the map's page as the server renders it at an address. */
function written(url: URL, language: Language): MapView {
  const screen = screenAt(url.pathname);
  const name = MAP_SCREENS.find((each) => each === screen?.name);
  const subject = screen && name && mapSubject({ ...screen, name });
  const choices = readMapChoices(url.searchParams, language);
  const view =
    subject &&
    mapPageView(SITUATION, subject, { choices, language, now: NOW, areas: NATURAL_AREAS, surroundings: {} });
  if (!view) throw new Error(`${url} is no map`);
  return { ...view, choices, around: null, writtenAt: NOW };
}

const at = (path: string) => new URL(path, "https://vigie.test");

/** Returns the data that a browser stores when the map at an address is live. */
async function heldAt(path: string, language: Language): Promise<CachedMap> {
  const url = at(path);
  const view = written(url, language);
  const requested = { choices: view.choices, language, now: NOW, areas: NATURAL_AREAS, surroundings: {} };
  const placed = placedRecords(SITUATION, { ...requested, within: EVERYWHERE }) ?? [];
  const features = placed.map(({ record, geometry }) => ({
    type: "Feature" as const,
    geometry,
    properties: record(),
  }));
  const records: RecordFeatures = { type: "FeatureCollection", features };
  const sent = JSON.stringify(writeCards(await cachedCards(SITUATION, requested)));
  return { language, pathname: url.pathname, view, records, cards: readCards(JSON.parse(sent)) };
}

const shown = ({ drawn: _, ...view }: MapView) => JSON.parse(JSON.stringify(view));

describe.each(LANGUAGES)("the stored map in %s", (language) => {
  const mapAt = (change: Partial<MapChoices>) =>
    pathTo(
      "map",
      language,
      {},
      mapQuery({ ...readMapChoices(new URLSearchParams(), language), ...change }, language),
    );

  it.each<MapViewName>(["fires", "danger", "closures", "measures", "areas", "report"])(
    "each record of the view %s opens from stored data as the server would render the card, and closes again",
    async (view) => {
      const start = mapAt({ view });
      const cached = await heldAt(start, language);
      expect(cached.records.features.length).toBeGreaterThan(0);
      for (const { properties } of cached.records.features) {
        const url = at(recordPath(properties, cached.view.choices, language));
        const opened = cachedView(cached, url);
        expect(opened && shown(opened), url.href).toEqual(shown(written(url, language)));
        const open = { ...cached, pathname: url.pathname, view: opened ?? cached.view };
        const closed = cachedView(open, at(start));
        expect(closed && shown(closed)).toEqual(shown(cached.view));
      }
    },
  );

  it("opening another zone updates the list to that zone", async () => {
    const [first, second] = (await heldAt(mapAt({ view: "danger" }), language)).records.features;
    const choices = readMapChoices(at(mapAt({ view: "danger" })).searchParams, language);
    const pathOf = (feature: typeof first) => feature && recordPath(feature.properties, choices, language);
    const cached = await heldAt(pathOf(first) ?? "", language);
    const url = at(pathOf(second) ?? "");
    const opened = cachedView(cached, url);
    expect(opened?.list?.total).toBe(1);
    expect(opened && shown(opened)).toEqual(shown(written(url, language)));
  });

  it("the browser asks the server for the page that is already open, for other choices and for cards that are not stored", async () => {
    const start = mapAt({});
    const cached = await heldAt(start, language);
    expect(cachedView(cached, at(start))).toBeNull();
    expect(cachedView(cached, at(mapAt({ view: "danger" })))).toBeNull();
    expect(cachedView(cached, at(mapAt({ here: LA_TUQUE })))).toBeNull();
    expect(cachedView(cached, at(mapAt({ selected: "mrc-900" })))).toBeNull();
    expect(
      cachedView(cached, at(pathTo("map-fire", language, { slug: "mauricie", id: "2026-99" }))),
    ).toBeNull();
    expect(cachedView(cached, at(pathTo("map-region", language, { slug: "mauricie" })))).toBeNull();
    const elsewhere = pathTo("map-fire", language, { slug: "estrie", id: "2026-1" });
    expect(cachedView(cached, at(elsewhere))).toBeNull();
  });
});
