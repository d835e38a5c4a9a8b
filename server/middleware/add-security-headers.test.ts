import { expect, it } from "vitest";
import { pass } from "../middleware-for-tests.ts";
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

it("gives an answer without a policy every header", async () => {
  expect(await headersOf({})).toEqual({
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
    "x-frame-options": "DENY",
    "x-content-type-options": "nosniff",
  });
});

it("leaves what an answer has of its own, and adds the rest", async () => {
  const own = { "content-security-policy": "script-src 'self'", "x-content-type-options": "own" };
  expect(await headersOf(own)).toEqual({ ...own, "x-frame-options": "DENY" });
});

it("forbids no frame where the answer's own policy allows any", async () => {
  const own = { "content-security-policy": "default-src 'none'; frame-ancestors *" };
  expect(await headersOf(own)).toEqual({ ...own, "x-content-type-options": "nosniff" });
});
