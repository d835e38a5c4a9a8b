import { beforeAll, describe, expect, inject, test } from "vitest";
import { SECTION_IDS } from "#app/frame/sections.ts";
import { FIRES_PER_PAGE } from "#app/parts/fires-section/fires-view.server.ts";
import { pathTo } from "#plan/paths.ts";
import type { Language } from "#territory/language.ts";
import { REGIONS } from "#territory/regions.ts";
import { regionShapes, zoneShapes } from "#territory/shapes.server.ts";
import { ZONES } from "#territory/zones.ts";
import { sandboxOf } from "../support/sandbox-of.ts";
import { inSoak, sampled } from "../support/soak.ts";
import { words } from "../support/words.ts";
import { listedFires, statusCounts } from "./fire-list.ts";
import { checkFirePage } from "./fire-page-oracle.ts";
import { pageHtml, piecesOf, plain, rowsOf, sectionOf, wordsOf } from "./page-text.ts";
import {
  contains,
  FORBIDS_FIRES,
  oncePerShape,
  partIn,
  type RawMeasure,
  type RawPlaces,
  rawPlaces,
  type Spot,
  strewn,
} from "./raw-places.ts";
import { SEASONS_READ } from "./seasons-read.ts";
import { shownOpenFireAnswer } from "./shown-open-fire-answer.ts";

const SOME_REGIONS = sampled(import.meta.filename, REGIONS, 4);

/** Returns the zones to test: in the gate a third per season, in the long run all. */
const zonesOf = (season: (typeof SEASONS_READ)[number]["season"]) =>
  ZONES.filter((_, at) => inSoak(true, SEASONS_READ[at % SEASONS_READ.length]?.season === season));
const FIRES = inSoak(40, 16);
const SPOTS = 120;
/**
 * Number of points sampled in an area: enough to find an overlap of less than a square kilometre with a
 * fire's surroundings.
 */
const MANY_SPOTS = 20_000;
/**
 * Fractions of an area that another area covers. Up to the first, the page must not list the other area. From
 * the second, it must. Between both, either is right, because the site computes overlaps on a grid.
 */
const [SURELY_NOT, SURELY] = [0.003, 0.03];
const EXTINGUISHED = 6;

type Shape = GeoJSON.Polygon | GeoJSON.MultiPolygon;
interface Place {
  readonly shape: Shape;
  readonly spots: readonly Spot[];
}
const spotsOf = oncePerShape((shape) => strewn(shape, SPOTS));
const manySpotsOf = oncePerShape((shape) => strewn(shape, MANY_SPOTS));
const strewnOver = <K>(areas: readonly { readonly key: K; readonly geometry: Shape }[]) =>
  new Map<K, Place>(areas.map(({ key, geometry }) => [key, { shape: geometry, spots: spotsOf(geometry) }]));
const regions = strewnOver(regionShapes().areas);
const zones = strewnOver(zoneShapes().areas);

function placeIn<K>(places: ReadonlyMap<K, Place>, key: K): Place {
  const place = places.get(key);
  if (!place) throw new Error(`No shape of ${key}`);
  return place;
}

const shareOf = (a: Place, b: Place) => Math.max(partIn(a.spots, [b.shape]), partIn(b.spots, [a.shape]));

/** Returns true if two areas overlap at any of many sampled points. */
function mayShare(a: Shape, b: Shape): boolean {
  const reaches = (one: Shape, other: Shape) => manySpotsOf(one).some((spot) => contains(other, spot));
  return reaches(a, b) || reaches(b, a);
}

describe.for(SEASONS_READ)("season $season", ({ season, languages }) => {
  const origin = inject(season);
  let raw: RawPlaces;
  beforeAll(async () => {
    raw = await rawPlaces(sandboxOf(season).fireDataUrl);
  });

  describe.for(languages)("in %s", (language) => {
    const t = words(language);

    /** Checks the numbers and the list of fires on the page of a region or a zone. */
    function checkFires(html: string, fires: RawPlaces["fires"], none: string) {
      const active = fires.filter(({ Condition }) => Condition.Id !== EXTINGUISHED);
      const title = html.indexOf("<h1");
      const head = wordsOf(html.slice(title, html.indexOf("<section", title)));
      if (active.length === 0) expect(head).toContain(plain(none));
      else expect(head).toContain(`${active.length} ${t("home.active", { count: active.length })}`);
      const counts = statusCounts(html, language);
      expect(counts[plain(t("fires.status.active"))]).toBe(active.length);
      for (const id of [0, 1, 2, 3, 4, 5, 6] as const) {
        const wanted = fires.filter(({ Condition }) => Condition.Id === id).length;
        expect(counts[plain(t(`status.${id}`))], `status ${id}`).toBe(wanted);
      }
      const listed = listedFires(html, language);
      expect(listed).toHaveLength(Math.min(FIRES_PER_PAGE, active.length));
      const numbers = active.map(({ NoFeu }) => NoFeu);
      for (const number of listed) expect(numbers).toContain(number);
    }

    /** Returns the number of restrictions that a page lists, without those in its folded parts. */
    const measuresListed = (html: string) =>
      piecesOf(
        sectionOf(html, SECTION_IDS.restrictions[language]).replace(/<details.*?<\/details>/gs, ""),
        /<li>(<span>(?:(?!<li>).)*?<\/li>)/gs,
      ).length;

    function checkBan(html: string, { spots }: Place, kind: "region" | "zone", bans: readonly RawMeasure[]) {
      const shown = shownOpenFireAnswer(html, language, kind);
      const part =
        bans.length === 0
          ? 0
          : partIn(
              spots,
              bans.map(({ area }) => area),
            );
      if (bans.length === 0) expect(shown).toBe("unbanned");
      if (part >= 0.995) expect(shown).toBe("banned");
      if (part > SURELY && part < 0.93) expect(shown).toBe("part");
    }

    /** Checks that the page lists the restrictions that name a place or clearly overlap it. */
    function checkMeasures(
      html: string,
      place: Place,
      kind: "region" | "zone",
      isNamed: (measure: RawMeasure) => boolean,
    ) {
      const share = ({ area }: RawMeasure) =>
        Math.max(partIn(place.spots, [area]), partIn(spotsOf(area), [place.shape]));
      const shares = [...raw.inForce, ...raw.announced].map((measure) => ({
        measure,
        share: isNamed(measure) ? 1 : share(measure),
      }));
      const listed = measuresListed(html);
      expect(listed).toBeGreaterThanOrEqual(shares.filter((each) => each.share >= SURELY).length);
      const upTo = shares.filter((each) => each.share > SURELY_NOT).length;
      if (listed > upTo) {
        const close = shares.filter((each) => each.share === 1 || mayShare(place.shape, each.measure.area));
        expect(listed).toBeLessThanOrEqual(close.length);
      }
      const bans = shares.flatMap(({ measure, share: part }) =>
        FORBIDS_FIRES.includes(measure.TypeMesureId) && part >= SURELY && raw.inForce.includes(measure)
          ? [measure]
          : [],
      );
      const doubtful = listed > upTo || shares.some((each) => each.share > SURELY_NOT && each.share < SURELY);
      if (!doubtful) checkBan(html, place, kind, bans);
    }

    test.for(SOME_REGIONS)(
      "the page of $name.fr matches the data service's records",
      async ({ code, slug, locative }) => {
        const path = pathTo("current-situation-region", language, { slug: slug[language] });
        const html = await pageHtml(origin, path);
        const place = placeIn(regions, code);
        checkFires(
          html,
          raw.fires.filter(({ RegionAdministrative }) => RegionAdministrative.Code === code),
          t("area.none.region", { where: locative[language] }),
        );
        checkMeasures(html, place, "region", ({ RegionsAdministrativesImpactees }) =>
          RegionsAdministrativesImpactees.includes(code),
        );
        const rows = rowsOf(sectionOf(html, SECTION_IDS.danger[language])).slice(1);
        for (const zone of ZONES) {
          const row = rows.find(([name]) => name === zone.name);
          const share = shareOf(place, placeIn(zones, zone.number));
          if (share >= SURELY) expect(row, zone.name).toBeDefined();
          if (!row) continue;
          expect(row.slice(1)).toEqual(levelWords(raw, zone.number, language));
          if (share <= SURELY_NOT)
            expect(mayShare(place.shape, placeIn(zones, zone.number).shape), zone.name).toBe(true);
        }
        expect(rows.every(([name]) => ZONES.some((zone) => zone.name === name))).toBe(true);
      },
    );

    test.for(sampled(import.meta.filename, zonesOf(season), 3))(
      "the page of zone $name matches the data service's records",
      async ({ number, slug }) => {
        const html = await pageHtml(origin, pathTo("current-situation-zone", language, { slug }));
        const place = placeIn(zones, number);
        const days = /<dl[^>]*>.*?<\/dl>/s.exec(html)?.[0] ?? "";
        expect(piecesOf(days, /<dd[^>]*>(.*?)<\/dd>/gs).map(wordsOf)).toEqual(
          levelWords(raw, number, language),
        );
        checkFires(
          html,
          raw.fires.filter(({ Zone }) => Zone === number),
          t("area.none.zone"),
        );
        checkMeasures(html, place, "zone", () => false);
        const within = wordsOf(sectionOf(html, "within"));
        for (const region of REGIONS) {
          const part = shareOf(place, placeIn(regions, region.code));
          if (part >= SURELY) expect(within).toContain(region.name[language]);
        }
      },
    );

    test(`the pages of ${FIRES} fires match the data service's records`, async () => {
      const step = Math.max(1, Math.floor(raw.fires.length / FIRES));
      // Spread over the season, including the newest and most serious fires.
      const active = raw.fires.filter(({ Condition }) => Condition.Id !== EXTINGUISHED).slice(-FIRES / 2);
      const spread = raw.fires.filter((fire, i) => i % step === 0 && !active.includes(fire));
      const chosen = [...active, ...spread].slice(0, FIRES);
      expect(chosen.length).toBe(Math.min(FIRES, raw.fires.length));
      for (const fire of chosen) await checkFirePage(origin, fire, raw, language);
    });
  });
});

function levelWords({ levels }: RawPlaces, zone: number, language: Language): string[] {
  const t = words(language);
  return (levels.get(zone) ?? []).map((level) => plain(t(`danger.${level}`)));
}
