import { expect, test } from "vitest";
import { keep, readKept } from "./kept-parameters.ts";

test("an address keeps the application's flag and the units, in either language's words", () => {
  expect(readKept("?webviews=true&superficie=acres&distance=feet&page=2")).toEqual({
    webviews: true,
    size: "acres",
    distance: "feet",
  });
  expect(readKept("?area=arpents")).toEqual({ size: "arpents" });
});

test("what is not understood is not kept", () => {
  expect(readKept("?webviews=yes&area=miles&distance=%00")).toEqual({});
  expect(readKept("")).toEqual({});
});

test("links carry on what is kept, in the words of the page they lead to, before their fragment", () => {
  const kept = { webviews: true, size: "acres", distance: "feet" } as const;
  expect(keep("/etat-situation/?page=2#feux", kept)).toBe(
    "/etat-situation/?page=2&webviews=true&superficie=acres&distance=pieds#feux",
  );
  expect(keep("/en/", kept)).toBe("/en/?webviews=true&area=acres&distance=feet");
});

test("a link within the page, elsewhere, or with its own choice stays as it is", () => {
  expect(keep("#feux", { size: "acres" })).toBe("#feux");
  expect(keep("tel:911", { size: "acres" })).toBe("tel:911");
  expect(keep("/?superficie=arpents", { size: "acres" })).toBe("/?superficie=arpents");
  expect(keep("/carte/", {})).toBe("/carte/");
});
