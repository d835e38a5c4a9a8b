import { fireReportCopy } from "./report-copy.ts";
import { fireReport } from "./report-letter.ts";

/** What a fire report sends. */
export const REPORT_LETTERS = { "fire-report": fireReport, "fire-report-copy": fireReportCopy } as const;
