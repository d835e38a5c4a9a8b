import { beforeEach, expect, test, vi } from "vitest";
import { setSession } from "../../frame/account/session.ts";
import { forgetForm, keepForm, storedForm } from "./stored-form.ts";

const stored = new Map<string, string>();
const signIn = (subject: string) => setSession({ state: "in", subject, name: "", email: "" });
beforeEach(() => {
  stored.clear();
  vi.stubGlobal("window", {
    sessionStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      removeItem: (key: string) => void stored.delete(key),
    },
  });
  signIn("auth0|ann");
  return () => vi.unstubAllGlobals();
});

test("a typed form is restored for the same person until the form is cleared", () => {
  keepForm("email", { email: "right@example.org" });
  expect(storedForm("email")).toEqual({ email: "right@example.org" });
  expect(storedForm("information")).toEqual({});
  forgetForm("email");
  expect(storedForm("email")).toEqual({});
});

test("a typed form is not restored for another person", () => {
  keepForm("email", { email: "right@example.org" });
  signIn("auth0|bob");
  expect(storedForm("email")).toEqual({});
  setSession({ state: "out", problem: null });
  expect(storedForm("email")).toEqual({});
});

test("if the browser has no storage, a form is not kept, and nothing throws", () => {
  vi.stubGlobal("window", {});
  keepForm("email", { email: "right@example.org" });
  expect(storedForm("email")).toEqual({});
  forgetForm("email");
});
