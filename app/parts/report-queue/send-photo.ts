import { PHOTO_HEADERS, REPORT_PHOTO_PATH } from "#intake/reports/report-paths.ts";
import { timeLimit } from "../../frame/limited-signal.ts";
import type { DraftPhoto } from "./draft-photo.ts";

/** `sent`: the server has it. `refused`: it never will. `waiting`: it is worth another try. */
export type PhotoOutcome = "sent" | "refused" | "waiting";

/** A phone in the woods sends slowly. */
const LIMIT_MS = 110_000;
/** No report waits for it, too many, too large, no picture, no key: the same bytes are refused each time. */
const NEVER = [404, 409, 413, 415, 422];
/** Networks that want a sign-in first answer in the server's place. */
const isOurs = (answer: Response) =>
  answer.status === 413 || (answer.headers.get("Content-Type") ?? "").includes("problem+json");

/** Sends a photo of a report that is stored. */
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
      signal: timeLimit(LIMIT_MS),
    });
    if (answer.status === 204) return "sent";
    return NEVER.includes(answer.status) && isOurs(answer) ? "refused" : "waiting";
  } catch {
    return "waiting";
  }
}
