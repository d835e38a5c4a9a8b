import "./dictionary.ts";
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

test("a replaced plural form is used for its counts, and the site's own form for other counts", () => {
  const texts = { fr: { "map.fires_one": "{{count}} seul feu" }, en: {} };
  withReplacedTexts(texts, () => {
    const { t } = textsOf("fr");
    expect(t("map.fires", { count: 1 })).toBe("1 seul feu");
    expect(t("map.fires", { count: 2 })).toBe("2 feux actifs");
  });
});

test.each([
  ["with a known key", { "nav.home": "Front page" }, { "nav.home": "Front page" }, []],
  ["for whole millions", { "map.fires_many": "Many fires" }, { "map.fires_many": "Many fires" }, []],
  ["equal to the site's own", { "nav.home": "Home" }, {}, []],
  [
    "for whole millions, equal to the site's own text of other counts",
    { "home.active_other": "fires now", "home.active_many": "active fires" },
    { "home.active_other": "fires now", "home.active_many": "active fires" },
    [],
  ],
  ["with an unknown key", { "nav.hoem": "Front page" }, {}, ["nav.hoem"]],
  ["that is empty", { "nav.home": " " }, {}, ["nav.home"]],
  [
    "with a placeholder that the site's own text lacks",
    { "fires.number": "No. {{nubmer}}" },
    {},
    ["fires.number"],
  ],
  ["that omits a placeholder", { "fires.number": "Number" }, { "fires.number": "Number" }, []],
])(
  "a replaced text %s is accepted, refused or omitted as expected: %o",
  (_, replacements, accepted, refused) => {
    expect(acceptTexts("en", replacements as Record<string, string>)).toEqual({ accepted, refused });
  },
);
