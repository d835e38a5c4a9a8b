import { expect, it } from "vitest";
import { FIRST_LAYERS, isOfView, LAYERS, readLayers, viewsUnder, writeLayers } from "./layers.ts";

const read = (query: string) => readLayers(new URLSearchParams(query), "fr");

it.each([[[]], [["danger"]], [["restrictions", "labels"]], [["areas", "regions"]], [[...LAYERS]]] as const)(
  "the layers %j are written to an address and read back unchanged",
  (shown) => {
    const written = writeLayers(shown, "fr");
    expect(read(`couches=${written}`)).toEqual(shown);
  },
);

it("the default layers are not written in the address", () => {
  expect(writeLayers(FIRST_LAYERS, "fr")).toBeNull();
  expect(writeLayers(FIRST_LAYERS.toReversed(), "en")).toBeNull();
  expect(read("")).toEqual(FIRST_LAYERS);
  expect(read("couches=montagnes")).toEqual(FIRST_LAYERS);
});

it("layers are read in either language and in any order", () => {
  expect(read("couches=names,fires")).toEqual(["fires", "labels"]);
  expect(read("couches=none")).toEqual([]);
});

it("a layer does not add records that the current view already shows", () => {
  expect(viewsUnder("fires", LAYERS)).toEqual(["danger", "closures", "measures", "areas"]);
  // The report's own records are fires, which would otherwise appear twice.
  expect(viewsUnder("report", LAYERS)).toEqual(viewsUnder("fires", LAYERS));
  expect(viewsUnder("closures", ["restrictions"])).toEqual(["measures"]);
  expect(viewsUnder("areas", ["areas", "labels"])).toEqual([]);
  expect(viewsUnder("bookmarks", ["areas"])).toEqual(["areas"]);
});

it("a view of closures still has the switch for the layer of all restrictions", () => {
  expect(isOfView("fires", "report")).toBe(true);
  expect(isOfView("restrictions", "closures")).toBe(false);
});
