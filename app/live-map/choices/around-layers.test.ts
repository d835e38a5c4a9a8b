import { expect, test } from "vitest";
import { AROUND_LAYERS, FIRST_AROUND, readAround, withSwitched, writeAround } from "./around-layers.ts";

test.each(["fr", "en"] as const)("layers written to an address in %s are read back unchanged", (language) => {
  const choices = [[], FIRST_AROUND, ["air"], ["orders", "heat", "neighbours"], AROUND_LAYERS] as const;
  for (const shown of choices) {
    const written = writeAround(shown, language);
    const search = new URLSearchParams(
      written === null ? {} : { [language === "fr" ? "autour" : "around"]: written },
    );
    expect(readAround(search, language)).toEqual(shown);
  }
});

test("layers are also read in the other language's words, and an address with only an unknown layer has the default layers", () => {
  expect(readAround(new URLSearchParams("autour=heat,roads"), "fr")).toEqual(["roads", "heat"]);
  expect(readAround(new URLSearchParams("autour=lava"), "fr")).toEqual(FIRST_AROUND);
});

test("switching a layer on or off keeps the page's order of layers", () => {
  expect(withSwitched(["heat"], "orders")).toEqual(["orders", "heat"]);
  expect(withSwitched(["orders", "heat"], "orders")).toEqual(["heat"]);
});
