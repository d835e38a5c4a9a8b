import { useEffect, useRef, useState } from "react";
import type { ReportReceived } from "#intake/reports/reports-service.ts";
import { startQueue, tell, useQueue } from "../../parts/report-queue/browser-queue.ts";
import type { QueuedReport } from "../../parts/report-queue/queued-report.ts";

/** Result of the report that this page shows: stored by the server, or waiting on this device. */
export type Outcome =
  | { readonly is: "received"; readonly received: ReportReceived; readonly report: QueuedReport | null }
  | { readonly is: "waiting"; readonly report: QueuedReport };

interface Options {
  /** Called if the server refuses the report as unreadable. */
  readonly onRefused: (key: string) => void;
  /** Called if the person removed the report from this device. */
  readonly onGone: () => void;
}

/** Returns all reports of this device, and the outcome of the report that this page shows. */
export function useOutcome(first: ReportReceived | null, options: Options) {
  const { reports, leaving } = useQueue();
  const [received, setReceived] = useState(first);
  const [key, setKey] = useState<string | null>(null);
  useEffect(startQueue, []);
  useEffect(() => {
    // This page shows all reports, so mark each report as shown.
    for (const report of reports) if (report.state !== "waiting" && !report.isTold) void tell(report.key);
  }, [reports]);
  const report = reports.find((each) => each.key === key) ?? null;
  const latest = useRef(options);
  latest.current = options;
  const state = key === null ? null : (report?.state ?? "gone");
  useEffect(() => {
    if (key !== null && state === "refused") latest.current.onRefused(key);
    if (state === "gone") latest.current.onGone();
  }, [key, state]);
  const outcome: Outcome | null = report?.received
    ? { is: "received", received: report.received, report }
    : received
      ? { is: "received", received, report: null }
      : report?.state === "waiting"
        ? { is: "waiting", report }
        : null;
  return {
    outcome,
    reports,
    leaving,
    show: (shown: string | null) => {
      setKey(shown);
      setReceived(null);
    },
  };
}
