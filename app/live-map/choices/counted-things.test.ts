import { expect, test } from "vitest";
import "../../i18n/dictionary.ts";
import { textsOf } from "../../i18n/texts-of.ts";
import { liveMapTexts } from "../texts.ts";
import { countedThings } from "./counted-things.ts";

test.each([
  ["fires", "1 feu actif", "2 feux actifs", "1 active fire", "2 active fires"],
  ["report", "1 feu actif", "2 feux actifs", "1 active fire", "2 active fires"],
  ["danger", "1 zone", "2 zones", "1 zone", "2 zones"],
  ["closures", "1 restriction", "2 restrictions", "1 restriction", "2 restrictions"],
  ["measures", "1 restriction", "2 restrictions", "1 restriction", "2 restrictions"],
  ["areas", "1 milieu naturel", "2 milieux naturels", "1 natural area", "2 natural areas"],
  ["territories", "1 territoire", "2 territoires", "1 territory", "2 territories"],
] as const)("the view %s names the things that it counts", (view, ...counted) => {
  const [fr, en] = [textsOf("fr", liveMapTexts), textsOf("en", liveMapTexts)];
  expect([fr, fr, en, en].map(({ t }, at) => countedThings(view, 1 + (at % 2), t))).toEqual(counted);
  expect(fr.t("livemap.total", { things: counted[1] })).toBe(`${counted[1]} sur la carte et dans la liste`);
});
