import { expect, test, vi } from "vitest";
import * as relations from "#territory/area-relations.server.ts";
import { regionShapes, zoneShapes } from "#territory/shapes.server.ts";
import { exampleRestriction, squareAround } from "./examples.double.ts";
import {
  computeTouchedAreas,
  coveredPart,
  restrictionsTouchingRegion,
  restrictionsTouchingZone,
} from "./restriction-ground.server.ts";

const shapeOf = <K>(areas: readonly { key: K; geometry: GeoJSON.Polygon | GeoJSON.MultiPolygon }[], key: K) =>
  areas.find((area) => area.key === key)?.geometry ?? null;
const laTuque = exampleRestriction({ id: "a", regions: [], area: shapeOf(zoneShapes().areas, 26) });
const mauricie = exampleRestriction({ id: "b", regions: ["04"], area: shapeOf(regionShapes().areas, "04") });
const unmapped = exampleRestriction({ id: "c", regions: ["04"], area: null });
const faraway = exampleRestriction({ id: "d", regions: [], area: squareAround(-64, 49.5) });
const all = [laTuque, mauricie, unmapped, faraway];
const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id).join("");

test("a restriction touches a zone by its area, or by its region if it has no area", () => {
  expect(idsOf(restrictionsTouchingZone(all, 26))).toBe("abc");
  expect(idsOf(restrictionsTouchingZone(all, 25))).toBe("bc");
  expect(idsOf(restrictionsTouchingZone(all, 60))).toBe("d");
  expect(idsOf(restrictionsTouchingZone(all, 58))).toBe("");
});

test("a restriction touches a region that its record names, or that its area overlaps", () => {
  expect(idsOf(restrictionsTouchingRegion(all, "04"))).toBe("abc");
  expect(idsOf(restrictionsTouchingRegion(all, "02"))).toBe("a");
  expect(idsOf(restrictionsTouchingRegion(all, "09"))).toBe("d");
});

test("a restriction touches a region as soon as its corrected record names that region", () => {
  const corrected = { ...faraway, regions: ["11"] };
  expect(restrictionsTouchingRegion([corrected], "11")).toEqual([corrected]);
});

test("coveredPart is the share of ground, from 0 to 1, that several bans together cover", () => {
  expect(coveredPart(relations.pointsOfZone(26), [laTuque])).toBe(1);
  expect(coveredPart(relations.pointsOfRegion("04"), [laTuque])).toBeGreaterThan(0.2);
  expect(coveredPart(relations.pointsOfRegion("04"), [laTuque])).toBeLessThan(0.9);
  expect(coveredPart(relations.pointsOfRegion("04"), [laTuque, mauricie])).toBe(1);
  expect(coveredPart(relations.pointsOfRegion("04"), [unmapped])).toBe(1);
  expect(coveredPart(relations.pointsOfZone(26), [faraway])).toBe(0);
  expect(coveredPart([], [laTuque])).toBe(0);
});

test("a restriction without an area covers only the part of a zone in its regions", () => {
  const part = coveredPart(relations.pointsOfZone(25), [unmapped]);
  expect(part).toBeGreaterThan(0);
  expect(part).toBeLessThan(1);
});

test("possible ground of a restriction touches a zone or a region, but never covers it", () => {
  const unsure = { area: laTuque.area, regions: ["09"], isWhole: false };
  const maybe = exampleRestriction({ id: "m", regions: ["01"], area: null, unsure });
  expect(idsOf(restrictionsTouchingZone([maybe], 26))).toBe("m");
  expect(idsOf(restrictionsTouchingRegion([maybe], "09"))).toBe("m");
  expect(idsOf(restrictionsTouchingRegion([maybe], "16"))).toBe("");
  expect(coveredPart(relations.pointsOfZone(26), [maybe])).toBe(0);
  expect(
    coveredPart(relations.pointsOfZone(26), [{ ...laTuque, unsure: { ...unsure, isWhole: true } }]),
  ).toBe(0);
});

test("the ground of an equal shape in a later reading is not computed again", async () => {
  const zonesUnder = vi.spyOn(relations, "zonesUnder");
  const ban = exampleRestriction({ area: squareAround(-74.1, 48.3) });
  await computeTouchedAreas([ban]);
  expect(zonesUnder).toHaveBeenCalledTimes(1);
  const later = structuredClone(ban);
  await computeTouchedAreas([later]);
  restrictionsTouchingZone([ban, later], 26);
  expect(zonesUnder).toHaveBeenCalledTimes(1);
});
