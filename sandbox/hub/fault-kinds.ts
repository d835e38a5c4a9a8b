import type { Fault } from "../faults.ts";

interface FaultKind {
  readonly label: string;
  readonly fault: Fault;
}

const HTML = "<!doctype html><title>Maintenance</title><h1>Service en maintenance</h1>";

export const FAULT_KINDS = {
  down: { label: "Down (503)", fault: { status: 503 } },
  slow: { label: "Slow (12 s)", fault: { delayMs: 12_000 } },
  limited: {
    label: "Rate limited (429)",
    fault: { status: 429, body: '{"error":{"message":"Too many requests"}}' },
  },
  html: { label: "HTML page", fault: { status: 200, body: HTML } },
  truncated: { label: "Truncated JSON", fault: { status: 200, body: '[{"NoFeu":12,"Annee":20' } },
  garbage: { label: "Garbage", fault: { status: 200, body: "\u0000\u0001not json at all" } },
  empty: { label: "Empty list", fault: { status: 200, body: "[]" } },
  flaky: { label: "Fails one time in two", fault: { status: 500, rate: 0.5 } },
} as const satisfies Record<string, FaultKind>;

export type FaultKindName = keyof typeof FAULT_KINDS;

export const isFaultKind = (name: string): name is FaultKindName => name in FAULT_KINDS;
