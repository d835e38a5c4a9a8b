import { expect, test } from "vitest";
import { screenOf } from "./screen-of.ts";

const requested = (path: string) =>
  screenOf(new Request(`http://vigie.test${path}`), "home", "current-situation");

test.each([
  ["/", "home", "fr"],
  ["/en/", "home", "en"],
  ["/_.data?_routes=home.fr", "home", "fr"],
  ["/_root.data", "home", "fr"],
  ["/en/_.data", "home", "en"],
  ["/etat-situation/?page=2", "current-situation", "fr"],
  ["/en/current-situation/_.data?page=2", "current-situation", "en"],
])("the request %s is for the screen %s in %s", (path, name, language) => {
  expect(requested(path)).toMatchObject({ name, language });
});

test("an address that belongs to no given screen is not found", () => {
  expect(() => requested("/nulle-part/")).toThrow();
  expect(() => screenOf(new Request("http://vigie.test/"), "current-situation")).toThrow();
});
