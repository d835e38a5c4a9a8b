import { expect, it } from "vitest";
import { FIRST_LAYERS, LAYERS, readLayers, writeLayers } from "./layers.ts";

const read = (query: string) => readLayers(new URLSearchParams(query), "fr");

it.each([[[]], [["danger"]], [["restrictions", "labels"]], [[...LAYERS]]] as const)(
  "an address carries the layers %j and gives them back",
  (shown) => {
    const written = writeLayers(shown, "fr");
    expect(read(`couches=${written}`)).toEqual(shown);
  },
);

it("the layers that come first need no word", () => {
  expect(writeLayers(FIRST_LAYERS, "fr")).toBeNull();
  expect(writeLayers(FIRST_LAYERS.toReversed(), "en")).toBeNull();
  expect(read("")).toEqual(FIRST_LAYERS);
  expect(read("couches=montagnes")).toEqual(FIRST_LAYERS);
});

it("words of the other language are understood, in any order", () => {
  expect(read("couches=names,fires")).toEqual(["fires", "labels"]);
  expect(read("couches=none")).toEqual([]);
});
