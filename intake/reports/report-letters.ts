import { fireReportCopy } from "./report-copy.ts";
import { fireReport } from "./report-letter.ts";
import { suspectReports } from "./suspect-letter.ts";

/** What a fire report sends. */
export const REPORT_LETTERS = { "fire-report": fireReport, "fire-report-copy": fireReportCopy } as const;

/** What all suspect reports of some minutes send together. */
export const SUSPECT_LETTERS = { "suspect-reports": suspectReports } as const;
