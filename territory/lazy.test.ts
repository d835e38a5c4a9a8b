import { expect, it, vi } from "vitest";
import { lazyFor } from "./lazy.ts";

it("lazyFor() makes the value of each object only once, even if the value is undefined", () => {
  const make = vi.fn((key: { readonly name: string }) => (key.name === "none" ? undefined : key.name));
  const nameOf = lazyFor(make);
  const [one, none] = [{ name: "one" }, { name: "none" }];
  expect([nameOf(one), nameOf(none), nameOf(one), nameOf(none)]).toEqual([
    "one",
    undefined,
    "one",
    undefined,
  ]);
  expect(make).toHaveBeenCalledTimes(2);
});
