import booleanPointInPolygon from "@turf/boolean-point-in-polygon";
import { describe, expect, test } from "vitest";
import { exampleFire, exampleRestriction, squareAround } from "#fires/examples.double.ts";
import { isActive } from "#fires/status.ts";
import { distanceKm } from "#territory/distance.ts";
import { placeBySlug } from "#territory/gazetteer.server.ts";
import type { Point } from "#territory/point.ts";
import { REGIONS } from "#territory/regions.ts";
import { regionShapes, zoneShapes } from "#territory/shapes.server.ts";
import { overlap } from "#territory/text-box.ts";
import { ZONES } from "#territory/zones.ts";
import type { MapFrame } from "../map-frame.ts";
import { readZones } from "../map-view.ts";
import { markBox } from "../mark-sizes.ts";
import { nameBox } from "../town-labels.server.ts";
import { TOWN_SIZES } from "../town-sizes.ts";
import { readTowns, writeTowns } from "../towns.ts";
import { areaMapView } from "./area-map-view.server.ts";
import { readAreaFires, writeAreaFires } from "./area-map-view.ts";
import { firesAt, mappedSituation, NOW, scatteredPoints } from "./examples.double.ts";

const POINTS = scatteredPoints(2000);
const FIRES = firesAt(POINTS);
const SITUATION = mappedSituation(FIRES);
const QUIET = mappedSituation([]);
const ACTIVE = FIRES.filter(({ statusId }) => isActive(statusId));

const mapOf = (
  frame: MapFrame,
  situation = SITUATION,
  options: Partial<Parameters<typeof areaMapView>[2]> = {},
) => {
  const map = areaMapView(situation, frame, { now: NOW, ...options });
  if (!map) throw new Error("no map");
  return map;
};

const AREAS = [
  ...REGIONS.map(({ code }) => ({
    name: `region ${code}`,
    frame: { kind: "region", code } as MapFrame,
    area: regionShapes().areas.find(({ key }) => key === code)?.geometry,
  })),
  ...ZONES.map(({ number }) => ({
    name: `zone ${number}`,
    frame: { kind: "zone", number } as MapFrame,
    area: zoneShapes().areas.find(({ key }) => key === number)?.geometry,
  })),
];

/** Identifies a fire by its look: fires of a crowd have no id on the map. */
const lookOf = ({ x, y, statusId, weight }: { x: number; y: number; statusId: number; weight: number }) =>
  `${x},${y},${statusId},${weight}`;

describe("fires of an area map", () => {
  test.for(AREAS)(
    "the map of $name shows every active fire of the area at the fire's position",
    ({ frame, area }) => {
      if (!area) throw new Error("no area");
      // Few enough for the marks to have ids.
      const inside = ACTIVE.filter(({ at }) => at && booleanPointInPolygon([at.lon, at.lat], area)).slice(
        0,
        60,
      );
      const map = mapOf(frame, mappedSituation(inside));
      const marks = readAreaFires(map.fires ?? "");
      expect(new Set(marks.map(({ id }) => id))).toEqual(new Set(inside.map(({ id }) => id)));
      const kmPerUnit = map.scale.km / map.scale.length;
      const spot = (id: string) => inside.find((fire) => fire.id === id)?.at as Point;
      marks.slice(1).forEach((mark, index) => {
        const before = marks[index] ?? mark;
        const km = Math.hypot(mark.x - before.x, mark.y - before.y) * kmPerUnit;
        const trueKm = distanceKm(spot(mark.id), spot(before.id));
        // Positions and the scale bar have whole units, and the projection is exact to about 2% from 45 to 62
        // degrees.
        expect(Math.abs(km - trueKm)).toBeLessThan(trueKm * 0.04 + 2 * kmPerUnit);
      });
    },
  );

  test("a map around a point shows exactly the fires that another projection puts within the map's edges", () => {
    for (const at of scatteredPoints(400).slice(350)) {
      const map = mapOf({ kind: "around", at });
      const [left = 0, top = 0, width = 0, height = 0] = map.viewBox.split(" ").map(Number);
      const seen = readAreaFires(map.fires ?? "").map(lookOf);
      const kmPerUnit = map.scale.km / map.scale.length;
      const offsets = ACTIVE.map((fire) => ({ fire, ...offsetKm(at, fire.at as Point) }));
      const reach = { x: (width / 2) * kmPerUnit, y: (height / 2) * kmPerUnit };
      // The two projections differ by less than this many kilometres within 100 km.
      const slack = 1.5;
      const surely = offsets.filter(
        ({ x, y }) => Math.abs(x) < reach.x - slack && Math.abs(y) < reach.y - slack,
      );
      const perhaps = offsets.filter(
        ({ x, y }) => Math.abs(x) < reach.x + slack && Math.abs(y) < reach.y + slack,
      );
      expect(seen.length).toBeGreaterThanOrEqual(surely.length);
      expect(seen.length).toBeLessThanOrEqual(perhaps.length);
      for (const { x, y } of surely) {
        const [onX, onY] = [left + width / 2 + x / kmPerUnit, top + height / 2 - y / kmPerUnit];
        const nearest = Math.min(
          ...readAreaFires(map.fires ?? "").map((mark) => Math.hypot(mark.x - onX, mark.y - onY)),
        );
        expect(nearest * kmPerUnit).toBeLessThan(slack);
      }
    }
  });

  test("the most severe fires are drawn on top, and the fires of a map with many fires have no ids", () => {
    const crowd = readAreaFires(mapOf({ kind: "province" }).fires ?? "");
    expect(crowd.at(-1)?.statusId).toBe(3);
    expect(crowd.length).toBeGreaterThan(80);
    expect(new Set(crowd.map(({ id }) => id))).toEqual(new Set([""]));
  });

  test("a region's own fires are counted separately from those around it", () => {
    const around = exampleFire({ id: "2026-102", region: "02", zone: null });
    const situation = mappedSituation([exampleFire(), around]);
    const { fires, inside } = mapOf({ kind: "region", code: "04" }, situation);
    expect(readAreaFires(fires ?? "")).toHaveLength(2);
    expect(inside).toBe(1);
    expect(mapOf({ kind: "province" }, situation).inside).toBeNull();
  });

  test("fires without coordinates are counted for their region or zone", () => {
    const lost = [exampleFire({ at: null }), exampleFire({ id: "2026-102", at: null, statusId: 6 })];
    const situation = mappedSituation(lost);
    expect(mapOf({ kind: "region", code: "04" }, situation).unmapped).toBe(1);
    expect(mapOf({ kind: "zone", number: 26 }, situation).unmapped).toBe(1);
    expect(mapOf({ kind: "region", code: "05" }, situation).unmapped).toBe(0);
  });

  test("fires that were never received are null and not empty", () => {
    const never = { ...SITUATION.fires, value: null };
    expect(mapOf({ kind: "region", code: "04" }, mappedSituation([], { fires: never })).fires).toBeNull();
  });
});

/** Returns the km east and north of a point, on a cylinder that touches the globe along its meridian. */
function offsetKm(from: Point, to: Point): { x: number; y: number } {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const [lat, lon] = [radians(to.lat), radians(to.lon - from.lon)];
  const b = Math.cos(lat) * Math.sin(lon);
  return {
    x: 6371 * Math.atanh(b),
    y: 6371 * (Math.atan2(Math.tan(lat), Math.cos(lon)) - radians(from.lat)),
  };
}

describe("town names of an area map", () => {
  const around = scatteredPoints(60).map((at) => ({
    name: "around",
    frame: { kind: "around", at } as MapFrame,
  }));
  const subject = (frame: MapFrame) =>
    frame.kind === "around"
      ? { subject: { kind: "place", at: frame.at, label: "Réserve faunique La Vérendrye" } as const }
      : {};

  test.for([...AREAS, ...around])(
    "town names of $name do not overlap at either size and stay within the map",
    ({ frame }) => {
      const map = mapOf(frame, SITUATION, subject(frame));
      const towns = readTowns(map.towns);
      const [left = 0, top = 0, width = 0, height = 0] = map.viewBox.split(" ").map(Number);
      for (const [size, shown] of [
        [TOWN_SIZES.narrow, towns.filter(({ minor }) => !minor)],
        [TOWN_SIZES.wide, towns],
      ] as const) {
        const boxes = shown.map((town) => nameBox(town, size));
        boxes.forEach((box, index) => {
          expect(boxes.slice(index + 1).filter((other) => overlap(box, other))).toEqual([]);
          expect(box.left).toBeGreaterThanOrEqual(left);
          expect(box.top).toBeGreaterThanOrEqual(top);
          expect(box.right).toBeLessThanOrEqual(left + width);
          expect(box.bottom).toBeLessThanOrEqual(top + height);
        });
      }
    },
  );

  test("town names never overlap a fire, even on a day with many fires", () => {
    const crowd = mappedSituation(firesAt(scatteredPoints(400)));
    for (const { frame } of AREAS) {
      const map = mapOf(frame, crowd);
      const fires = readAreaFires(map.fires ?? "");
      const marks = fires.map(markBox(fires.length));
      for (const town of readTowns(map.towns)) {
        const box = nameBox(town, TOWN_SIZES.wide);
        expect(
          marks.some((mark) => overlap(mark, box)),
          town.name,
        ).toBe(false);
      }
    }
  });

  test("the province's map names the largest cities if fires cover their dots", () => {
    for (const slug of ["montreal", "quebec", "gatineau", "saguenay"]) {
      const at = placeBySlug(slug)?.at as Point;
      for (const east of [-0.1, 0, 0.1]) {
        const fires = firesAt([{ lon: at.lon + east, lat: at.lat }]);
        const map = mapOf({ kind: "province" }, mappedSituation(fires));
        const names = readTowns(map.towns).map(({ name }) => name);
        expect(names, slug).toEqual(expect.arrayContaining(["Montréal", "Québec", "Gatineau", "Saguenay"]));
      }
    }
  });

  test("the town names leave out the subject's name, which is already its label", () => {
    const place = placeBySlug("la-tuque");
    const at = place?.at as Point;
    const map = mapOf({ kind: "around", at }, QUIET, { subject: { kind: "place", at, label: "La Tuque" } });
    expect(readTowns(map.towns).map(({ name }) => name)).not.toContain("La Tuque");
  });

  test("the largest towns inside the area are named first", () => {
    const names = readTowns(mapOf({ kind: "region", code: "04" }, QUIET).towns).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(["Trois-Rivières", "Shawinigan", "La Tuque"]));
  });

  test("towns and fires survive a round trip as text", () => {
    const towns = readTowns(mapOf({ kind: "zone", number: 7 }, QUIET).towns);
    expect(towns.length).toBeGreaterThan(0);
    expect(readTowns(writeTowns(towns))).toEqual(towns);
    expect(readTowns(writeTowns([]))).toEqual([]);
    const fires = readAreaFires(
      writeAreaFires([{ x: 1, y: 2, statusId: 3, weight: 2, id: "2026-9", region: null }]),
    );
    expect(fires).toEqual([{ x: 1, y: 2, statusId: 3, weight: 2, id: "2026-9", region: null }]);
  });
});

describe("the subject of an area map", () => {
  const at = { lon: -72.8, lat: 47.4 };
  const middleOf = ({ viewBox }: { viewBox: string }) => {
    const [left = 0, top = 0, width = 0, height = 0] = viewBox.split(" ").map(Number);
    return [left + width / 2, top + height / 2];
  };

  test("the subject is in the middle of the map around it, even as an extinguished fire", () => {
    const fire = exampleFire({ at, statusId: 6 });
    const requested = { kind: "fire", fire, label: "Lac à la Perdrix" } as const;
    const map = mapOf({ kind: "around", at }, mappedSituation([fire]), { subject: requested });
    const [x, y] = middleOf(map);
    expect(map.subject).toMatchObject({ kind: "fire", x, y, statusId: 6, label: "Lac à la Perdrix" });
    expect(map.fires).toBe("");
  });

  test("a place as subject can have no label, and a subject out of view is null", () => {
    const frame = { kind: "around", at } as const;
    expect(mapOf(frame, SITUATION, { subject: { kind: "place", at } }).subject).toMatchObject({ label: "" });
    const elsewhere = { kind: "place", at: { lon: -66, lat: 49 } } as const;
    expect(mapOf(frame, SITUATION, { subject: elsewhere }).subject).toBeNull();
  });

  test("a label near the edge stays within the map", () => {
    const frame = { kind: "region", code: "04" } as const;
    for (const place of POINTS) {
      const label = "Un nom de feu qui n’en finit plus jamais de finir";
      const { subject } = mapOf(frame, mappedSituation([]), {
        subject: { kind: "place", at: place, label },
      });
      if (!subject) continue;
      expect(subject.label.length).toBeLessThan(label.length);
      expect(subject.labelX).toBeGreaterThan(150);
      expect(subject.labelX).toBeLessThan(650);
    }
  });
});

describe("danger on an area map", () => {
  test("a map has the danger level of every drawn zone, and `widespread` is the level of most of the area", () => {
    const map = mapOf({ kind: "zone", number: 26 });
    const levels = new Map(readZones(map.zones).map(({ zone, level }) => [zone, level]));
    expect(levels.get(26)).toBe(2);
    expect(levels.get(27)).toBe(3);
    expect(map.widespread).toBe(2);
    expect(map.noData).toBe(false);
    // Anticosti is a zone surrounded by sea.
    expect(mapOf({ kind: "around", at: { lon: -63, lat: 49.5 } })).toMatchObject({
      widespread: 1,
      levels: [1],
    });
  });

  test("danger that was never received is unknown", () => {
    const never = mappedSituation([], { danger: { ...SITUATION.danger, value: null } });
    expect(mapOf({ kind: "region", code: "04" }, never)).toMatchObject({
      widespread: null,
      levels: [],
      noData: true,
    });
  });
});

test("areas under restrictions are drawn only while in force", () => {
  const frame = { kind: "region", code: "04" } as const;
  const area = squareAround(-72.8, 47.4);
  const drawn = (changes: object) =>
    mapOf(frame, SITUATION, { restrictions: [exampleRestriction({ area, ...changes })] }).restricted;
  expect(drawn({})).toMatch(/^M[-\d,L]+/);
  expect(drawn({ id: "later", startsAt: new Date("2026-07-03T00:00:00Z") })).toBe("");
  expect(drawn({ id: "nowhere", area: null })).toBe("");
  expect(drawn({ id: "far", area: squareAround(-60, 51) })).toBe("");
});

test("an unknown region, an unknown zone and a distant point have no map", () => {
  const none: readonly MapFrame[] = [
    { kind: "region", code: "18" },
    { kind: "zone", number: 9 },
    { kind: "around", at: { lon: 2.35, lat: 48.85 } },
  ];
  for (const frame of none) expect(areaMapView(SITUATION, frame, { now: NOW })).toBeNull();
});
