import { describe, expect, it } from "vitest";
import { pass } from "../middleware.double.ts";
import { bareErrorsForRobots } from "./bare-errors-for-robots.ts";

const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const ask = (agent: string, status: number, headers: Record<string, string> = {}) =>
  pass(bareErrorsForRobots, {
    headers: { "user-agent": agent },
    next: () =>
      new Response("<p>page</p>", {
        status,
        headers: { "content-type": "text/html; charset=utf-8", ...headers },
      }),
  });
const bodyOf = async (...requested: Parameters<typeof ask>) => (await ask(...requested)).response.text();

describe("a robot", () => {
  it("a robot gets one line instead of an error page, and no cache keeps that line", async () => {
    const { response } = await ask("Googlebot/2.1", 404);
    expect([response.status, await response.text()]).toEqual([404, "Not Found\n"]);
    expect(Object.fromEntries(response.headers)).toEqual({
      "content-type": "text/plain; charset=utf-8",
      "cache-control": "no-store",
      vary: "User-Agent",
    });
    expect(await bodyOf("Googlebot/2.1", 500)).toBe("Error\n");
    expect(await bodyOf("Googlebot/2.1", 400)).toBe("Error\n");
  });

  it("a robot's error keeps the page's Retry-After header", async () => {
    const { response } = await ask("Googlebot/2.1", 503, { "Retry-After": "5" });
    expect([response.status, response.headers.get("retry-after")]).toEqual([503, "5"]);
  });

  it("a robot gets pages, and errors that are not HTML, unchanged", async () => {
    expect(await bodyOf("Googlebot/2.1", 200)).toBe("<p>page</p>");
    expect(await bodyOf("Googlebot/2.1", 399)).toBe("<p>page</p>");
    expect(await bodyOf("Googlebot/2.1", 404, { "content-type": "application/problem+json" })).toBe(
      "<p>page</p>",
    );
  });
});

it("a person gets the whole error page", async () => {
  expect(await bodyOf(FIREFOX, 404)).toBe("<p>page</p>");
});
