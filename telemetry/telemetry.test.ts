import { expect, it, vi } from "vitest";
import { inTaskSpan, nameRequest, startTelemetry } from "./telemetry.ts";

const traces = vi.hoisted(() => ({
  nameSpan: vi.fn(),
  inSpan: vi.fn(async (_name: string, work: () => Promise<unknown>) => work()),
  stop: async () => {},
}));
const started = vi.hoisted(() => vi.fn(() => traces));
const loaded = vi.hoisted(() => vi.fn());
vi.mock("./traces.ts", () => {
  loaded();
  return { startTraces: started };
});

const SETTINGS = { VIGIE_VERSION: "1.2.3", OTEL_TRACES_SAMPLER_ARG: 0.25 };

it("without a collector, tracing code is not loaded, and tasks run without a span", async () => {
  const stop = await startTelemetry({ ...SETTINGS, OTEL_EXPORTER_OTLP_ENDPOINT: undefined }, "site");
  await stop();
  const name = vi.fn(() => ({ method: "GET", route: "/" }));
  nameRequest(name);
  expect(await inTaskSpan("watch", async () => "done")).toBe("done");
  expect([loaded, started, name].map((each) => each.mock.calls.length)).toEqual([0, 0, 0]);
});

it("with a collector, tracing starts with the program's name, its version and the share of traces to send", async () => {
  await startTelemetry({ ...SETTINGS, OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:4318" }, "worker");
  expect(started).toHaveBeenCalledWith({ program: "worker", version: "1.2.3", ratio: 0.25 });
  nameRequest(() => ({ method: "GET", route: "/carte/:slug/" }));
  expect(traces.nameSpan).toHaveBeenCalledWith("GET /carte/:slug/", { "http.route": "/carte/:slug/" });
  expect(await inTaskSpan("watch", async () => "done")).toBe("done");
  expect(traces.inSpan).toHaveBeenCalledWith("task watch", expect.anything());
});
