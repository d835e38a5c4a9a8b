import { PHOTO_HEADERS, REPORT_PHOTO_PATH } from "#intake/reports/report-paths.ts";
import { timeLimit } from "../../frame/limited-signal.ts";
import type { DraftPhoto } from "./draft-photo.ts";

/** `sent`: the server has it. `refused`: the server will never accept it. `waiting`: retry later. */
export type PhotoOutcome = "sent" | "refused" | "waiting";

/** Long enough for a phone with a weak signal. */
const LIMIT_MS = 110_000;
/** Permanent refusals: unknown report, too many photos, too large, not a picture, invalid key. */
const NEVER = [404, 409, 413, 415, 422];
/** A captive portal may answer instead of the server. */
const isOurs = (answer: Response) =>
  answer.status === 413 || (answer.headers.get("Content-Type") ?? "").includes("problem+json");

/** Sends a photo of a report that the server has stored. */
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
