import { expect, test } from "vitest";
import { readLastingParameters, withLastingParameters } from "./lasting-parameters.ts";

test("reads the application flag and the units in either language's words", () => {
  expect(readLastingParameters("?webviews=true&superficie=acres&distance=feet&page=2")).toEqual({
    webviews: true,
    size: "acres",
    distance: "feet",
  });
  expect(readLastingParameters("?area=arpents")).toEqual({ size: "arpents" });
});

test("ignores unknown values of lasting parameters", () => {
  expect(readLastingParameters("?webviews=yes&area=miles&distance=%00")).toEqual({});
  expect(readLastingParameters("")).toEqual({});
});

test("links carry the lasting parameters in their page's language, before the fragment", () => {
  const parameters = { webviews: true, size: "acres", distance: "feet" } as const;
  expect(withLastingParameters("/etat-situation/?page=2#feux", parameters)).toBe(
    "/etat-situation/?page=2&webviews=true&superficie=acres&distance=pieds#feux",
  );
  expect(withLastingParameters("/en/", parameters)).toBe("/en/?webviews=true&area=acres&distance=feet");
});

test("links within the page, to elsewhere, or with another value of a parameter stay unchanged", () => {
  expect(withLastingParameters("#feux", { size: "acres" })).toBe("#feux");
  expect(withLastingParameters("tel:911", { size: "acres" })).toBe("tel:911");
  expect(withLastingParameters("/?superficie=arpents", { size: "acres" })).toBe("/?superficie=arpents");
  expect(withLastingParameters("/carte/", {})).toBe("/carte/");
});
