import { expect, it } from "vitest";
import { FIRST_LAYERS, isOfView, LAYERS, readLayers, viewsUnder, writeLayers } from "./layers.ts";

const read = (query: string) => readLayers(new URLSearchParams(query), "fr");

it.each([[[]], [["danger"]], [["restrictions", "labels"]], [["areas", "regions"]], [[...LAYERS]]] as const)(
  "an address carries the layers %j and gives them back",
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

it("words of the other language are understood, in any order", () => {
  expect(read("couches=names,fires")).toEqual(["fires", "labels"]);
  expect(read("couches=none")).toEqual([]);
});

it("a layer adds to a view only what the view does not list itself", () => {
  expect(viewsUnder("fires", LAYERS)).toEqual(["danger", "closures", "measures", "areas"]);
  // The report's own records are fires: they would lie on the map twice.
  expect(viewsUnder("report", LAYERS)).toEqual(viewsUnder("fires", LAYERS));
  expect(viewsUnder("closures", ["restrictions"])).toEqual(["measures"]);
  expect(viewsUnder("areas", ["areas", "labels"])).toEqual([]);
  expect(viewsUnder("bookmarks", ["areas"])).toEqual(["areas"]);
});

it("a view of one kind of restrictions leaves the switch of all of them free", () => {
  expect(isOfView("fires", "report")).toBe(true);
  expect(isOfView("restrictions", "closures")).toBe(false);
});
