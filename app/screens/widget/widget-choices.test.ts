import { describe, expect, test } from "vitest";
import { readWidgetChoices, WIDGET_PARTS, type WidgetPart, widgetPath } from "./widget-choices.ts";

const read = (query: string) => readWidgetChoices(new URLSearchParams(query));

describe("the choices of a widget", () => {
  test("a widget defaults to all parts of all of Quebec", () => {
    expect(read("")).toEqual({ territory: "", parts: WIDGET_PARTS });
    expect(read("montre=rien&autre=x")).toEqual({ territory: "", parts: WIDGET_PARTS });
  });

  test("readWidgetChoices reads choices in the words of either language, repeated or separated by commas", () => {
    const texts = { territory: "mauricie", parts: ["danger", "fires"] };
    expect(read("territoire=mauricie&montre=feux&montre=danger")).toEqual(texts);
    expect(read("territory=mauricie&show=fires,danger")).toEqual(texts);
  });

  test.for([
    { territory: "zone-la-tuque", parts: ["danger", "restrictions"] },
    { territory: "", parts: WIDGET_PARTS },
    { territory: 'a"><script>', parts: ["map"] },
  ] as const)(
    "readWidgetChoices reads the choices that widgetPath wrote: %o",
    (choices: { territory: string; parts: readonly WidgetPart[] }) => {
      for (const language of ["fr", "en"] as const) {
        const { searchParams } = new URL(widgetPath(language, choices), "https://site.test");
        expect(readWidgetChoices(searchParams)).toEqual(choices);
      }
    },
  );
});
