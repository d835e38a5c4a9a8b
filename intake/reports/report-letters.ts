import { fireReportCopy } from "./report-copy.ts";
import { fireReport } from "./report-letter.ts";
import { suspectReports } from "./suspect-letter.ts";

/** Emails of a fire report. */
export const REPORT_LETTERS = { "fire-report": fireReport, "fire-report-copy": fireReportCopy } as const;

/** Digest email of all suspect reports of some minutes. */
export const SUSPECT_LETTERS = { "suspect-reports": suspectReports } as const;
