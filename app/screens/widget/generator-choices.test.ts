import { describe, expect, test } from "vitest";
import { readGeneratorChoices, usualHeight } from "./generator-choices.ts";
import { WIDGET_PARTS } from "./widget-choices.ts";

const read = (query: string, language: "fr" | "en" = "fr") =>
  readGeneratorChoices(new URLSearchParams(query), language);

describe("the choices of the generator", () => {
  test("the generator's default is a widget with all parts, in the page's language, as wide as its column", () => {
    expect(read("", "en")).toMatchObject({
      language: "en",
      parts: WIDGET_PARTS,
      format: "responsive",
      height: "",
      wrong: [],
    });
  });

  test("readGeneratorChoices reads choices in the words of either language", () => {
    const chosen = {
      language: "en",
      parts: ["danger"],
      format: "fixed",
      width: "300",
      height: "400",
      wrong: [],
    };
    expect(read("langue=en&montre=danger&format=fixe&largeur=300&hauteur=400")).toMatchObject(chosen);
    expect(read("language=en&show=danger&format=fixed&width=300&height=400")).toMatchObject(chosen);
  });

  test("if a form was sent, the generator requires at least one part", () => {
    expect(read("langue=fr")).toMatchObject({ parts: [], wrong: ["show"] });
    expect(read("langue=fr&montre=danger").wrong).toEqual([]);
  });

  test.for(["239", "801", "1e3", "-300", "300px", "300.5", "NaN"])(
    "the generator rejects the width %s",
    (width) => {
      expect(read(`format=fixe&largeur=${width}`)).toMatchObject({ width, wrong: ["width"] });
      // An unused width is not an error.
      expect(read(`largeur=${width}`).wrong).toEqual([]);
    },
  );

  test.for(["240", "800", " 320 "])("the generator accepts the width %s", (width) => {
    expect(read(`format=fixe&largeur=${width}`).wrong).toEqual([]);
  });

  test("the generator only accepts heights from 200 to 1200, or no height", () => {
    for (const height of ["199", "1201", "x"]) expect(read(`hauteur=${height}`).wrong).toEqual(["height"]);
    for (const height of ["200", "1200", ""]) expect(read(`hauteur=${height}`).wrong).toEqual([]);
  });
});

test("a widget's default height grows with the parts, and is lower if a wide widget has the map next to the other parts", () => {
  const height = (parts: typeof WIDGET_PARTS | readonly ["danger"], width: string) =>
    usualHeight({ format: "fixed", width, parts });
  expect(height(["danger"], "300")).toBeLessThan(height(WIDGET_PARTS, "300"));
  expect(height(WIDGET_PARTS, "800")).toBeLessThan(height(WIDGET_PARTS, "300"));
});
