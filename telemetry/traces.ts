import { createRequire } from "node:module";
import { type Attributes, context, SpanStatusCode, trace } from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { registerInstrumentations } from "@opentelemetry/instrumentation";
import { HttpInstrumentation } from "@opentelemetry/instrumentation-http";
import { PgInstrumentation } from "@opentelemetry/instrumentation-pg";
import { UndiciInstrumentation } from "@opentelemetry/instrumentation-undici";
import { resourceFromAttributes } from "@opentelemetry/resources";
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  type ReadableSpan,
  type SpanProcessor,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from "@opentelemetry/sdk-trace";

/** The only attributes that are sent. They have no person's address, query or name, and no SQL parameter. */
const KEPT: readonly string[] = [
  ...["http.request.method", "http.response.status_code", "http.route", "error.type"],
  ...["server.address", "server.port", "network.protocol.version"],
  ...["db.system.name", "db.namespace", "db.operation.name", "db.query.text"],
];
/** Maximum length of an attribute: a database statement can contain thousands of placeholders. */
const LONGEST_ATTRIBUTE = 2000;

/** Removes possibly personal attributes from a span when it ends. */
function strip(span: ReadableSpan): void {
  for (const name of Object.keys(span.attributes)) if (!KEPT.includes(name)) delete span.attributes[name];
  // Error messages can repeat what a person wrote.
  span.events.splice(0);
  delete span.status.message;
}

function stripping(next: SpanProcessor): SpanProcessor {
  return {
    forceFlush: () => next.forceFlush(),
    shutdown: () => next.shutdown(),
    onStart: (span, parent) => next.onStart(span, parent),
    onEnd(span) {
      strip(span);
      next.onEnd(span);
    },
  };
}
/** Time limit of an export in ms, so that a hanging collector does not delay a stop. */
const EXPORT_LIMIT_MS = 2000;

interface TraceOptions {
  readonly program: "site" | "worker";
  readonly version: string;
  /** Share of all traces that is sent, 0 to 1. */
  readonly ratio: number;
}

export interface Traces {
  nameSpan(name: string, attributes: Attributes): void;
  inSpan<T>(name: string, work: () => Promise<T>): Promise<T>;
  /** Sends the last spans. */
  stop(): Promise<void>;
}

/**
 * Starts sending traces by OTLP over HTTP: requests to this program, its requests to other services, and its
 * database statements. The exporter reads the standard settings (`OTEL_EXPORTER_OTLP_…`) itself. No trace id
 * is sent to other services, or accepted from a visitor.
 */
export function startTraces({ program, version, ratio }: TraceOptions): Traces {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ "service.name": `vigie-${program}`, "service.version": version }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanLimits: { attributeValueLengthLimit: LONGEST_ATTRIBUTE },
    spanProcessors: [
      stripping(
        new BatchSpanProcessor({ exporter: new OTLPTraceExporter(), exportTimeoutMillis: EXPORT_LIMIT_MS }),
      ),
    ],
  });
  trace.setGlobalTracerProvider(provider);
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  registerInstrumentations({
    instrumentations: [
      new HttpInstrumentation(),
      new PgInstrumentation({ requireParentSpan: true }),
      new UndiciInstrumentation(),
    ],
  });
  // The instrumentations patch a module when it is required, even if it was loaded before.
  const load = createRequire(import.meta.url);
  for (const module of ["http", "pg", "pg-pool"]) load(module);
  const tracer = trace.getTracer("vigie");
  return {
    nameSpan: (name, attributes) => trace.getActiveSpan()?.updateName(name).setAttributes(attributes),
    inSpan: (name, work) =>
      tracer.startActiveSpan(name, async (span) => {
        try {
          return await work();
        } catch (error) {
          span.setStatus({ code: SpanStatusCode.ERROR });
          throw error;
        } finally {
          span.end();
        }
      }),
    stop: () => provider.shutdown(),
  };
}
