import { expect, it } from "vitest";
import { readCamera, writeCamera } from "./camera.ts";

const read = (position: string) => readCamera(new URLSearchParams({ position }), "fr");

it("a camera written as text is read back unchanged", () => {
  const camera = { lat: 47.44, lon: -72.78, zoom: 8.5 };
  expect(read(writeCamera(camera))).toEqual(camera);
});

it.each(["", "47,-72", "97,-72,5", "47,-192,5", "a,b,c", "47,-72,", "47,-72,5,9", "NaN,NaN,NaN"])(
  "%j is not read as a camera",
  (position) => {
    expect(read(position)).toBeNull();
  },
);

it("a camera's zoom is limited to the map's range", () => {
  expect(read("47,-72,40")?.zoom).toBe(14);
  expect(read("47,-72,0")?.zoom).toBe(2);
});
