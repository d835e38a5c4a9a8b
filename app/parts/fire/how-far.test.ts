import "../../i18n/dictionary.ts";
import { expect, test } from "vitest";
import { formatsOf } from "../../i18n/format.ts";
import { textsOf } from "../../i18n/texts-of.ts";
import { howFar } from "./how-far.ts";

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");
const distanceText = (km: number, language: "fr" | "en") =>
  plain(
    howFar({ km, direction: 7 }, textsOf(language).t, {
      distance: (each) => formatsOf(language).measure(each, "kilometres"),
    }),
  );

test.each([
  [12, "à 12 km au nord-ouest", "12 km to the northwest"],
  [1, "à 1 km au nord-ouest", "1 km to the northwest"],
  [0.4, "à moins de 1 km", "less than 1 km away"],
  [0, "à moins de 1 km", "less than 1 km away"],
])("a fire %s km away gives a direction only from 1 km on", (km, french, english) => {
  expect(distanceText(km, "fr")).toBe(french);
  expect(distanceText(km, "en")).toBe(english);
});
