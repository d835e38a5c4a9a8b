import { expect, test } from "vitest";
import { decimal } from "./decimal.ts";
import { LANGUAGES } from "./language.ts";

/** Every hundredth up to a hundred, including halves, and numbers with grouped digits. */
const MAGNITUDES = [
  ...Array.from({ length: 10_000 }, (_, hundredths) => hundredths / 100),
  ...[999.5, 999.96, 1000, 1204.55, 12_345.6, 999_999.96, 1_234_567.25],
];

test.each(LANGUAGES.flatMap((language) => [0, 1].map((decimals) => [language, decimals] as const)))(
  "a number in %s with at most %i decimals is formatted as Intl does",
  (language, decimals) => {
    const intl = new Intl.NumberFormat(`${language}-CA`, { maximumFractionDigits: decimals });
    const values = MAGNITUDES.flatMap((size) => [size, -size]);
    // Unlike `decimal`, Intl writes a minus before zero, and writes a hyphen as minus.
    expect(values.map((value) => decimal(value, decimals, language))).toEqual(
      values.map((value) => intl.format(value).replace(/^-0$/, "0").replace("-", "−")),
    );
  },
);
