import { expect, test } from "vitest";
import { readKeptParameters, withKeptParameters } from "./kept-parameters.ts";

test("reads the application flag and the units in either language's words", () => {
  expect(readKeptParameters("?webviews=true&superficie=acres&distance=feet&page=2")).toEqual({
    webviews: true,
    size: "acres",
    distance: "feet",
  });
  expect(readKeptParameters("?area=arpents")).toEqual({ size: "arpents" });
});

test("ignores unknown values of kept parameters", () => {
  expect(readKeptParameters("?webviews=yes&area=miles&distance=%00")).toEqual({});
  expect(readKeptParameters("")).toEqual({});
});

test("links carry the kept parameters in their page's language, before the fragment", () => {
  const kept = { webviews: true, size: "acres", distance: "feet" } as const;
  expect(withKeptParameters("/etat-situation/?page=2#feux", kept)).toBe(
    "/etat-situation/?page=2&webviews=true&superficie=acres&distance=pieds#feux",
  );
  expect(withKeptParameters("/en/", kept)).toBe("/en/?webviews=true&area=acres&distance=feet");
});

test("leaves links within the page, to elsewhere, or with their own choice unchanged", () => {
  expect(withKeptParameters("#feux", { size: "acres" })).toBe("#feux");
  expect(withKeptParameters("tel:911", { size: "acres" })).toBe("tel:911");
  expect(withKeptParameters("/?superficie=arpents", { size: "acres" })).toBe("/?superficie=arpents");
  expect(withKeptParameters("/carte/", {})).toBe("/carte/");
});
