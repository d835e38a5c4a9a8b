import type { ReportReceived } from "#intake/reports/reports-service.ts";
import { NOTHING_REPORTED, type TypedReport } from "#intake/reports/typed-report.ts";
import type { Problems } from "../../forms/form/form-problems.ts";
import type { StepName } from "./report-steps.ts";
import type { WhereFound } from "./where/where-found.ts";

/** A report as its page has it: without scripts the server gives it back with each step. */
export interface ReportPage {
  readonly step: StepName;
  readonly typed: TypedReport;
  readonly problems: Problems;
  /** Made by its sender's device, or given by the server where no script runs; empty until it begins. */
  readonly key: string;
  /** The server's word of when it began. */
  readonly token: string;
  /** What the server made of the words that say where it is. */
  readonly where: WhereFound | null;
  readonly received: ReportReceived | null;
  /** It could not be kept. */
  readonly hasFailed: boolean;
}

export const NEW_REPORT: ReportPage = {
  step: "intro",
  typed: NOTHING_REPORTED,
  problems: {},
  key: "",
  token: "",
  where: null,
  received: null,
  hasFailed: false,
};
