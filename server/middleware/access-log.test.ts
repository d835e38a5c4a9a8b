import { pino } from "pino";
import { afterEach, describe, expect, it, vi } from "vitest";
import { pass, type TestVisit } from "../middleware.double.ts";
import { accessLog } from "./access-log.ts";

afterEach(() => vi.restoreAllMocks());

/** Returns the lines that the access log writes for one request at the given level. */
async function linesOf(level: string, requested: TestVisit): Promise<Record<string, unknown>[]> {
  const lines: Record<string, unknown>[] = [];
  const log = pino({ level }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  await pass(
    accessLog(log, () => "/fires/:id/"),
    requested,
  );
  return lines;
}
const levels: Readonly<Record<number, string>> = { 20: "debug", 30: "info", 50: "error" };
const levelOf = async (requested: TestVisit) => levels[Number((await linesOf("trace", requested))[0]?.level)];
const answering = (status: number): TestVisit => ({ next: () => new Response("", { status }) });

it("the access log has one line per request, with the route's pattern and without personal data", async () => {
  const [line, ...others] = await linesOf("info", {
    visit: {
      url: new URL("https://site.test/fires/2026-7/?near=47.4,-72.8"),
      outcome: "miss",
    },
    headers: { "user-agent": "Mozilla/5.0", cookie: "langue=fr" },
  });
  expect(others).toEqual([]);
  expect(line).toMatchObject({
    method: "GET",
    class: "page",
    route: "/fires/:id/",
    status: 200,
    cache: "miss",
    ms: expect.any(Number),
    msg: "request",
  });
  expect(JSON.stringify(line)).not.toMatch(/2026-7|47\.4|Mozilla|langue|192\.0\.2/);
});

it("the log line of an address that cannot be parsed has the route '(bad address)'", async () => {
  const log: unknown[] = [];
  const write = (line: string) => void log.push(JSON.parse(line));
  await pass(
    accessLog(pino({ level: "debug" }, { write }), () => "/"),
    { visit: { url: undefined as never } },
  );
  expect(log).toMatchObject([{ route: "(bad address)" }]);
});

describe("the log level of a request", () => {
  it("a request for a rendered or stale page is logged at level info", async () => {
    expect(await levelOf({ visit: { outcome: "miss" } })).toBe("info");
    expect(await levelOf({ visit: { outcome: "stale" } })).toBe("info");
    expect(await levelOf(answering(404))).toBe("info");
  });

  it("responses from memory, files, files with status 503, and refused renders are logged at level debug", async () => {
    expect(await levelOf({ visit: { outcome: "hit" } })).toBe("debug");
    expect(await levelOf({ visit: { routeClass: "file" } })).toBe("debug");
    expect(await levelOf({ ...answering(503), visit: { routeClass: "file" } })).toBe("debug");
    expect(await levelOf({ ...answering(503), visit: { outcome: "refused" } })).toBe("debug");
  });

  it("failed requests are logged at level error, except readiness checks while the site is not ready", async () => {
    expect(await levelOf(answering(500))).toBe("error");
    expect(await levelOf({ ...answering(500), visit: { routeClass: "file" } })).toBe("error");
    expect(await levelOf({ ...answering(503), visit: { routeClass: "operations" } })).toBe("debug");
    expect(await levelOf(answering(499))).toBe("info");
  });
});

it("no line is logged for a request whose level is below the log's level", async () => {
  expect(await linesOf("info", { visit: { outcome: "hit" } })).toEqual([]);
  expect(await linesOf("error", { visit: { outcome: "miss" } })).toEqual([]);
});

it("the access log has the time from request to response, in milliseconds with three decimals", async () => {
  vi.spyOn(performance, "now").mockReturnValueOnce(1_000).mockReturnValueOnce(1_012.345_678);
  expect(await linesOf("info", {})).toMatchObject([{ ms: 12.346 }]);
});
