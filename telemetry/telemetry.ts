import type { Settings } from "#settings";
import type { Traces } from "./traces.ts";

/** A request with its route's pattern instead of its address, which could contain a person or place. */
interface NamedRequest {
  readonly method: string;
  readonly route: string;
}

let traces: Traces | undefined;

/** Starts tracing if a collector is set. @returns a function that sends the last traces and stops tracing */
export async function startTelemetry(
  settings: Pick<Settings, "OTEL_EXPORTER_OTLP_ENDPOINT" | "OTEL_TRACES_SAMPLER_ARG" | "VIGIE_VERSION">,
  program: "site" | "worker",
): Promise<() => Promise<void>> {
  if (settings.OTEL_EXPORTER_OTLP_ENDPOINT === undefined) return async () => {};
  const { startTraces } = await import("./traces.ts");
  traces = startTraces({ program, version: settings.VIGIE_VERSION, ratio: settings.OTEL_TRACES_SAMPLER_ARG });
  return traces.stop;
}

export function nameRequest(name: () => NamedRequest): void {
  if (traces === undefined) return;
  const { method, route } = name();
  traces.nameSpan(`${method} ${route}`, { "http.route": route });
}

/** Runs a task of the worker in its own span. */
export const inTaskSpan = <T>(name: string, task: () => Promise<T>): Promise<T> =>
  traces === undefined ? task() : traces.inSpan(`task ${name}`, task);
