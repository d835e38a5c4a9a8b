import { expect, test } from "vitest";
import { isLoadedWhole } from "./loaded-whole.ts";

test.for([
  ["a page of the same language", "/en/prevention/?at=47,-72#now", false],
  ["a part of the page, and another site", "#now", false],
  ["an address of another kind", "https://a.example/file", false],
  ["the same story in the other language, whose texts are not loaded", "/communiques/un/", true],
  ["a page whose last slash an editor left out", "/en/prevention", true],
  ["a file", "/en/data/fires.csv", true],
  ["a page without the application", "/en/light/?place=la-tuque", true],
] as const)(
  "a link needs a full page load if the loaded application cannot show its target: %s",
  ([, to, isWhole]) => {
    expect(isLoadedWhole(to, "en")).toBe(isWhole);
  },
);
