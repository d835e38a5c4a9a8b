import { expect, test } from "vitest";
import "../../../i18n/register.server.ts";
import { textsOf } from "../../../i18n/texts-of.ts";
import { liveMapTexts } from "../texts.ts";
import { totalKey } from "./list-total.ts";

test("the total counts items in the list if some of them are not on the map", () => {
  const { t } = textsOf("fr", liveMapTexts);
  expect(t(totalKey("province", 1), { count: 3 })).toBe("3 éléments dans la liste");
  expect(totalKey("province", 0)).toBe("livemap.total");
});

test("the total of a region or zone names it, wherever its records are", () => {
  expect(totalKey("region", 1)).toBe("livemap.total.region");
  expect(totalKey("zone", 0)).toBe("livemap.total.zone");
});
