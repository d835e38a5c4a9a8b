import { afterEach, expect, test, vi } from "vitest";
import type { SetAlert } from "./site-configuration.ts";
import { newArrivals } from "./toasts.tsx";

const alert = (slug: string, text: string, isOnArrival = true): SetAlert => ({
  slug,
  type: "success",
  label: [{ text }],
  isOnArrival,
});

afterEach(() => {
  vi.unstubAllGlobals();
});

function storage(): void {
  const stored = new Map<string, string>();
  vi.stubGlobal("window", {
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    },
  });
}

const slugs = (alerts: readonly SetAlert[]) => newArrivals(alerts, "en").map(({ slug }) => slug);

test("newArrivals returns an arrival message once, and never returns other messages", () => {
  storage();
  expect(slugs([alert("a", "One"), alert("b", "Two", false)])).toEqual(["a"]);
  expect(slugs([alert("a", "One")])).toEqual([]);
});

test("newArrivals returns a message again if its text changes, and returns an added message", () => {
  storage();
  slugs([alert("a", "One")]);
  expect(slugs([alert("a", "Other"), alert("b", "Two")])).toEqual(["a", "b"]);
  expect(slugs([alert("b", "Two"), alert("a", "Other")])).toEqual([]);
});

test("newArrivals returns a message once in each language", () => {
  storage();
  slugs([alert("a", "One")]);
  expect(newArrivals([alert("a", "Un")], "fr")).toHaveLength(1);
});

test("newArrivals returns messages at each page load if the browser has no storage", () => {
  vi.stubGlobal("window", {});
  expect(slugs([alert("a", "One")])).toEqual(["a"]);
  expect(slugs([alert("a", "One")])).toEqual(["a"]);
});
