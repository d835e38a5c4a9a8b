import { globSync, readFileSync } from "node:fs";
import { basename, extname, join } from "node:path";
import { expect, it } from "vitest";
import { pass, TEST_SITE } from "../middleware.double.ts";
import type { Middleware } from "../request-context.ts";
import { addSecurityHeaders } from "./add-security-headers.ts";

const add = addSecurityHeaders(() => [
  ["Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'"],
  ["X-Frame-Options", "DENY"],
  ["X-Content-Type-Options", "nosniff"],
]);
const headersOf = async (own: Record<string, string>) => {
  const { response } = await pass(add, { next: () => new Response(null, { headers: own }) });
  return Object.fromEntries(response.headers);
};

it("a response without its own policy gets every security header", async () => {
  expect(await headersOf({})).toEqual({
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
    "x-frame-options": "DENY",
    "x-content-type-options": "nosniff",
  });
});

it("a response keeps its own security headers, and gets the missing ones", async () => {
  const own = { "content-security-policy": "script-src 'self'", "x-content-type-options": "own" };
  expect(await headersOf(own)).toEqual({ ...own, "x-frame-options": "DENY" });
});

it("the refusal of an address that cannot be parsed has the security headers too", async () => {
  const requested: Middleware = async (c, next) => {
    c.set("url", undefined as never);
    await add(c, next);
  };
  const { response } = await pass(requested, { next: () => new Response(null, { status: 400 }) });
  expect([response.status, response.headers.get("X-Frame-Options")]).toEqual([400, "DENY"]);
});

it("a response whose own policy allows frames gets no X-Frame-Options header", async () => {
  const own = { "content-security-policy": "default-src 'none'; frame-ancestors *" };
  expect(await headersOf(own)).toEqual({ ...own, "x-content-type-options": "nosniff" });
});

const APP = join(import.meta.dirname, "../../app");
const WORKER = /import workerUrl from "([^"?]+)\?/g;

it("every worker's script of the site is recognized by its file name", async () => {
  const sources = globSync("**/*.{ts,tsx}", { cwd: APP }).map((file) =>
    readFileSync(join(APP, file), "utf8"),
  );
  const workers = sources.flatMap((source) => [...source.matchAll(WORKER)].map(([, file = ""]) => file));
  expect(new Set(workers).size).toBe(3);
  const tell = addSecurityHeaders(({ isWorker }) => [["X-Worker", String(isWorker)]]);
  const isWorker = async (path: string) => {
    const { response } = await pass(tell, {
      visit: { url: new URL(path, TEST_SITE) },
      next: () => new Response(null),
    });
    return response.headers.get("X-Worker");
  };
  for (const worker of workers) {
    const extension = extname(worker).replace(".ts", ".js");
    const built = `/assets/${basename(worker, extname(worker))}-Ab_1-2${extension}`;
    expect(await isWorker(built), worker).toBe("true");
  }
  expect(await isWorker("/assets/home-Ab_1-2.js")).toBe("false");
});
