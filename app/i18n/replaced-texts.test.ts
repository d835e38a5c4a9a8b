import "./register.server.ts";
import { expect, test } from "vitest";
import { acceptTexts, withReplacedTexts } from "./replaced-texts.server.ts";
import { textsOf } from "./texts-of.ts";

const home = () => textsOf("en").t("nav.home");

test("a request uses its replaced texts, also after awaits, and other requests do not", async () => {
  const texts = { fr: {}, en: { "nav.home": "Front page" } };
  const [replaced, own] = await Promise.all([
    withReplacedTexts(texts, async () => {
      await Promise.resolve();
      return home();
    }),
    withReplacedTexts(null, async () => home()),
  ]);
  expect([replaced, own, home()]).toEqual(["Front page", "Home", "Home"]);
});

test("replaces a plural form like any other text", () => {
  const texts = { fr: { "map.fires_one": "{{count}} seul feu" }, en: {} };
  withReplacedTexts(texts, () => {
    const { t } = textsOf("fr");
    expect(t("map.fires", { count: 1 })).toBe("1 seul feu");
    expect(t("map.fires", { count: 2 })).toBe("2 feux actifs");
  });
});

test.each([
  ["of a key that the site has", { "nav.home": "Front page" }, { "nav.home": "Front page" }, []],
  ["that says what the site says", { "nav.home": "Home" }, {}, []],
  ["of no key", { "nav.hoem": "Front page" }, {}, ["nav.hoem"]],
  ["that is empty", { "nav.home": " " }, {}, ["nav.home"]],
  ["filled with what its own is not", { "fires.number": "No. {{nubmer}}" }, {}, ["fires.number"]],
  ["that leaves a filling out", { "fires.number": "Number" }, { "fires.number": "Number" }, []],
])("checks a replaced text %s: %o", (_, given, accepted, refused) => {
  expect(acceptTexts("en", given as Record<string, string>)).toEqual({ accepted, refused });
});
