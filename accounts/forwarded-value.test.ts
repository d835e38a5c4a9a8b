import { expect, it } from "vitest";
import { forwardedValue } from "./forwarded-value.ts";

it("returns a forwarded value only if a trusted proxy could have added it to the header", () => {
  expect(forwardedValue("http", 0)).toBeNull();
  expect(forwardedValue(undefined, 1)).toBeNull();
  expect(forwardedValue("https, http", 1)).toBe("http");
  expect(forwardedValue("spoofed, https, http", 2)).toBe("https");
  expect(forwardedValue("http", 3)).toBe("http");
});
