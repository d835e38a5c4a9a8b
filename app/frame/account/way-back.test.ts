import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { storeWayBack, takeWayBack, wayBack } from "./way-back.ts";

const stored = new Map<string, string>();
const sessionStorage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
};

beforeEach(() => {
  stored.clear();
  vi.stubGlobal("window", { location: { pathname: "/carte/", search: "?vue=danger" }, sessionStorage });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test("remembers the page before sign-in until the return, even if signing in fails repeatedly", () => {
  storeWayBack("signing-in");
  expect(wayBack("signing-in")).toBe("/carte/?vue=danger");
  expect(wayBack("signing-in")).toBe("/carte/?vue=danger");
  expect(takeWayBack("signing-in")).toBe("/carte/?vue=danger");
  expect(wayBack("signing-in")).toBeNull();
});

test("signing in and signing out remember separate pages", () => {
  storeWayBack("signing-in");
  expect(takeWayBack("signing-out")).toBeNull();
  expect(wayBack("signing-in")).not.toBeNull();
});

test("if the browser has no storage, no return page is remembered, and nothing throws", () => {
  vi.stubGlobal("window", { location: { pathname: "/", search: "" } });
  storeWayBack("signing-in");
  expect(takeWayBack("signing-in")).toBeNull();
});
