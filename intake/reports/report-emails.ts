import { fireReportCopy } from "./report-copy.ts";
import { fireReport } from "./report-email.ts";
import { suspectReports } from "./suspect-email.ts";

/** Emails of a fire report. */
export const REPORT_EMAILS = { "fire-report": fireReport, "fire-report-copy": fireReportCopy } as const;

/** Digest email of all suspect reports of some minutes. */
export const SUSPECT_EMAILS = { "suspect-reports": suspectReports } as const;
