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
  it("replaces an error page by one line for a robot, which no cache keeps", async () => {
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

  it("keeps Retry-After in a robot's error", async () => {
    const { response } = await ask("Googlebot/2.1", 503, { "Retry-After": "5" });
    expect([response.status, response.headers.get("retry-after")]).toEqual([503, "5"]);
  });

  it("leaves pages, and errors that are not pages, unchanged for a robot", async () => {
    expect(await bodyOf("Googlebot/2.1", 200)).toBe("<p>page</p>");
    expect(await bodyOf("Googlebot/2.1", 399)).toBe("<p>page</p>");
    expect(await bodyOf("Googlebot/2.1", 404, { "content-type": "application/problem+json" })).toBe(
      "<p>page</p>",
    );
  });
});

it("serves the error page to people", async () => {
  expect(await bodyOf(FIREFOX, 404)).toBe("<p>page</p>");
});
