import { REPORT_PATH, REPORT_START_PATH } from "#intake/reports/report-paths.ts";
import type { ReportReceived } from "#intake/reports/reports-service.ts";
import type { TypedReport } from "#intake/reports/typed-report.ts";
import type { Language } from "#territory/language.ts";
import { postJson, Refused } from "../../forms/form/post-json.ts";
import { postProven } from "../../forms/form/post-proven.ts";
import { startForm } from "../../forms/form/start-form.ts";

/** The server's word of when somebody began to report. */
export const startReport = (): Promise<string> => startForm(REPORT_START_PATH);

export interface ReportToSend {
  readonly key: string;
  readonly token: string;
  readonly typed: TypedReport;
  readonly language: Language;
  /** Photos that will follow. */
  readonly photos: number;
  readonly waitedSeconds: number;
}

/** Networks that want a sign-in first answer in the server's place: without a reference nothing is stored. @throws {Refused} */
async function post(question: object): Promise<ReportReceived> {
  const received = await postJson<ReportReceived, "prove">(REPORT_PATH, question);
  if (typeof received.reference !== "string") throw new Refused("failed");
  return received;
}

/**
 * Sends a report; where the server wants a machine's work first, this one does it without a word.
 * @throws {Refused} or what else kept it from being sent
 */
export const sendReport = ({ typed, ...sent }: ReportToSend): Promise<ReportReceived> =>
  postProven((proof) => post({ ...sent, form: typed, proof }));
