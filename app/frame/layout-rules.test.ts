import { expect, test } from "vitest";
import { layoutFor, toastPlaceFor } from "./layout-rules.ts";

test.each([
  ["map.fr", false, "map"],
  ["map-fire.en", false, "map"],
  ["redirection.fr", false, "empty"],
  ["current-situation.fr", false, "default"],
  ["home.fr", false, "default"],
  ["home.fr", true, "webviews"],
  ["map.en", true, "webviews"],
])("route %s (webviews %s) stands in the %s layout", (name, isWebview, layout) => {
  expect(layoutFor(name, isWebview)).toBe(layout);
});

test("toasts come from below on profile pages alone", () => {
  expect(toastPlaceFor("profile-saved-fires.fr")).toBe("bottom");
  expect(toastPlaceFor("home.fr")).toBe("top");
});
