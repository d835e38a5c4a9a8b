import { expect, test } from "vitest";
import { overlap } from "#territory/text-box.ts";
import { labelBox, landmarkLabels } from "./landmark-labels.server.ts";
import { LANDMARKS } from "./landmarks.ts";
import { readLabels, writeLabels } from "./map-view.ts";
import { toDrawing } from "./projection.server.ts";

const indexOf = (name: string) => LANDMARKS.findIndex((landmark) => landmark.name === name);
const labelOf = (name: string, busy: Parameters<typeof landmarkLabels>[0]) =>
  landmarkLabels(busy).find(({ index }) => index === indexOf(name));
const square = ({ x, y }: { x: number; y: number }, half = 8) => ({
  left: x - half,
  right: x + half,
  top: y - half,
  bottom: y + half,
});
const spotOf = (name: string) => {
  const landmark = LANDMARKS[indexOf(name)];
  const at = landmark && toDrawing(landmark.at);
  if (!at) throw new Error(`${name} is not on the map`);
  return at;
};

test("without fires every name is on its preferred side", () => {
  const labels = landmarkLabels([]);
  expect(labels).toHaveLength(LANDMARKS.length);
  for (const { index, side, minor } of labels) {
    expect(side).toBe(LANDMARKS[index]?.side ?? "right");
    expect(minor).toBe(LANDMARKS[index]?.minor ?? false);
  }
});

test("a name moves to the other side of its dot for a fire, and disappears with fires on both sides", () => {
  const { x, y } = spotOf("Chibougamau");
  const right = square({ x: x + 40, y });
  const left = square({ x: x - 40, y });
  expect(labelOf("Chibougamau", [right])?.side).toBe("left");
  expect(labelOf("Chibougamau", [right, left])).toBeUndefined();
});

test("a name that only fits in the small font is shown as minor", () => {
  const { x, y } = spotOf("Montréal");
  const beside = [square({ x: x + 60, y: y + 22 }), square({ x: x - 60, y: y + 22 })];
  expect(labelOf("Montréal", beside)).toMatchObject({ minor: true });
});

test("no name overlaps a fire or another name", () => {
  const busy = LANDMARKS.map(({ name }) => square({ x: spotOf(name).x + 30, y: spotOf(name).y }));
  const boxes = landmarkLabels(busy).map((label) => labelBox(label, 19));
  for (const [at, box] of boxes.entries()) {
    expect(busy.some((fire) => overlap(fire, box))).toBe(false);
    expect(boxes.slice(at + 1).some((other) => overlap(other, box))).toBe(false);
  }
});

test("landmark labels survive a round trip as text", () => {
  const labels = [
    { index: 3, side: "left", minor: false },
    { index: 12, side: "right", minor: true },
  ] as const;
  expect(readLabels(writeLabels(labels))).toEqual(labels);
  expect(readLabels(writeLabels([]))).toEqual([]);
});
