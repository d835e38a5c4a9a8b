import { expect, test } from "vitest";
import { screenKindAt } from "#plan/paths.ts";
import { layoutFor } from "./layout.tsx";

test.each([
  ["/carte/", false, "map"],
  ["/", false, "default"],
  ["/", true, "webviews"],
  ["/carte/", true, "webviews"],
  ["/nulle-part/", false, "default"],
])("%s (in an application or another page: %s) uses the %s layout", (path, isInside, layout) => {
  expect(layoutFor(screenKindAt(path), isInside)).toBe(layout);
});
