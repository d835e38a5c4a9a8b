import { NOTHING_REPORTED, type TypedReport } from "#intake/reports/report-fields.ts";
import type { ReportReceived } from "#intake/reports/reports-service.ts";
import type { Problems } from "../../forms/form/form-problems.ts";
import type { StepName } from "./report-steps.ts";
import type { WhereFound } from "./where/where-found.ts";

/** State of a report's page: without scripts the server returns it with each step. */
export interface ReportPage {
  readonly step: StepName;
  readonly typed: TypedReport;
  readonly problems: Problems;
  /** Key of the report, made by the device, or by the server if scripts do not run; empty until the start. */
  readonly key: string;
  /** Server token with the time at which the report began. */
  readonly token: string;
  /** Place that the server found for the typed text. */
  readonly where: WhereFound | null;
  readonly received: ReportReceived | null;
  /** Whether the report could not be stored. */
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
