import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import type { Services } from "#site-contract";
import { servicesContext } from "../../context.ts";
import { loader } from "./security.ts";

test("security.txt has contacts and a future expiry date", async () => {
  const now = new Date("2031-02-03T04:05:06Z");
  const context = new RouterContextProvider();
  context.set(servicesContext, { siteUrl: "https://vigie.example", now: () => now } as Services);
  const text = await loader({ context }).text();
  const lines = text.trimEnd().split("\n");
  const valuesOf = (field: string) =>
    lines.filter((line) => line.startsWith(`${field}: `)).map((line) => line.slice(field.length + 2));
  expect(valuesOf("Contact")).toEqual([
    "https://vigie.example/nous-joindre/",
    "https://vigie.example/en/contact/",
  ]);
  expect(valuesOf("Canonical")).toEqual(["https://vigie.example/.well-known/security.txt"]);
  expect(valuesOf("Preferred-Languages")).toEqual(["fr, en"]);
  const [expires = "", ...others] = valuesOf("Expires");
  expect(others).toEqual([]);
  const days = (Date.parse(expires) - now.getTime()) / (24 * 3_600_000);
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(366);
});
