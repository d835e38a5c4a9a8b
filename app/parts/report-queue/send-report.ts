import type { TypedReport } from "#intake/reports/report-fields.ts";
import { REPORT_PATH, REPORT_START_PATH } from "#intake/reports/report-paths.ts";
import type { ReportReceived } from "#intake/reports/reports-service.ts";
import type { Language } from "#territory/language.ts";
import { postJson, Refused } from "../../forms/form/post-json.ts";
import { postProven } from "../../forms/form/post-proven.ts";
import { startForm } from "../../forms/form/start-form.ts";

/** Requests the token that proves when the sender began the report. */
export const startReport = (): Promise<string> => startForm(REPORT_START_PATH);

export interface ReportToSend {
  readonly key: string;
  readonly token: string;
  readonly typed: TypedReport;
  readonly language: Language;
  /** Number of photos that will follow. */
  readonly photos: number;
  readonly waitedSeconds: number;
}

/**
 * Sends a report. A captive portal may answer instead of the server, so a response without a reference means
 * not stored. @throws {Refused}
 */
async function post(question: object): Promise<ReportReceived> {
  const received = await postJson<ReportReceived, "prove">(REPORT_PATH, question);
  if (typeof received.reference !== "string") throw new Refused("failed");
  return received;
}

/**
 * Sends a report. If the server requires a proof of work, computes it without asking the sender.
 * @throws {Refused} or any other error that prevented sending
 */
export const sendReport = ({ typed, ...sent }: ReportToSend): Promise<ReportReceived> =>
  postProven((proof) => post({ ...sent, form: typed, proof }));
