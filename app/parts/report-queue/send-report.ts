import type { TypedReport } from "#intake/reports/report-fields.ts";
import {
  PHOTO_HEADERS,
  REPORT_PATH,
  REPORT_PHOTO_PATH,
  REPORT_START_PATH,
} from "#intake/reports/report-paths.ts";
import type { ReportReceived } from "#intake/reports/reports-service.ts";
import type { Language } from "#territory/language.ts";
import { postJson, Refused } from "../../forms/form/post-json.ts";
import { postProven } from "../../forms/form/post-proven.ts";
import { startForm } from "../../forms/form/start-form.ts";
import { timeLimit } from "../../frame/limited-signal.ts";
import type { DraftPhoto } from "./draft-photo.ts";

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

/** `sent`: the server has it. `refused`: the server will never accept it. `waiting`: retry later. */
export type PhotoOutcome = "sent" | "refused" | "waiting";

/** Time limit to send a photo, long enough for a phone with a weak signal. */
const PHOTO_LIMIT_MS = 110_000;
/** Statuses of permanent refusals: unknown report, too many photos, too large, no picture, invalid key. */
const NEVER = [404, 409, 413, 415, 422];
/** Returns whether a refusal comes from our server: a captive portal may answer in its place. */
const isOurs = (answer: Response) =>
  answer.status === 413 || (answer.headers.get("Content-Type") ?? "").includes("problem+json");

export async function sendPhoto(report: string, photo: DraftPhoto): Promise<PhotoOutcome> {
  const { position, sendsPosition } = photo;
  try {
    const answer = await fetch(REPORT_PHOTO_PATH, {
      method: "POST",
      headers: {
        "Content-Type": photo.blob.type || "application/octet-stream",
        [PHOTO_HEADERS.report]: report,
        [PHOTO_HEADERS.photo]: photo.key,
        ...(sendsPosition && position && { [PHOTO_HEADERS.position]: `${position.lat},${position.lon}` }),
      },
      body: photo.blob,
      signal: timeLimit(PHOTO_LIMIT_MS),
    });
    if (answer.status === 204) return "sent";
    return NEVER.includes(answer.status) && isOurs(answer) ? "refused" : "waiting";
  } catch {
    return "waiting";
  }
}
