import { expect, test } from "vitest";
import { readLastingParameters, withLastingParameters } from "./lasting-parameters.ts";

test("the application flag and the units are read by their words in either language", () => {
  expect(readLastingParameters("?webviews=true&superficie=acres&distance=feet&page=2")).toEqual({
    webviews: true,
    size: "acres",
    distance: "feet",
  });
  expect(readLastingParameters("?area=arpents")).toEqual({ size: "arpents" });
});

test("unknown values of lasting parameters are ignored", () => {
  expect(readLastingParameters("?webviews=yes&area=miles&distance=%00")).toEqual({});
  expect(readLastingParameters("")).toEqual({});
});

test("lasting parameters are added to a link in the language of the linked page, before the fragment", () => {
  const parameters = { webviews: true, size: "acres", distance: "feet" } as const;
  expect(withLastingParameters("/etat-situation/?page=2#feux", parameters)).toBe(
    "/etat-situation/?page=2&webviews=true&superficie=acres&distance=pieds#feux",
  );
  expect(withLastingParameters("/en/", parameters)).toBe("/en/?webviews=true&area=acres&distance=feet");
});

test("links within the page, links to elsewhere and links with another value of a lasting parameter stay unchanged", () => {
  expect(withLastingParameters("#feux", { size: "acres" })).toBe("#feux");
  expect(withLastingParameters("tel:911", { size: "acres" })).toBe("tel:911");
  expect(withLastingParameters("/?superficie=arpents", { size: "acres" })).toBe("/?superficie=arpents");
  expect(withLastingParameters("/carte/", {})).toBe("/carte/");
});
