import { ACCOUNT_PROBLEMS } from "#accounts/account-problems.ts";
import { AccountError } from "#accounts/accounts-service.ts";
import { DatabaseError } from "#database/database-error.ts";
import { FilesRefused, TooManyMessages } from "#intake/contact/contact-service.ts";
import { FileStoreError } from "#intake/file-store.server.ts";
import { ProofRequired } from "#intake/proof-required.ts";
import { PhotoRefused } from "#intake/reports/reports-service.ts";
import { type RefusalCode, WriteRefused } from "./admission.ts";
import type { Problem } from "./problem-answer.ts";

const DETAILS: Readonly<Record<RefusalCode, string>> = {
  "cross-site": "Only the site's own pages can send this request.",
  "too-long": "The body is too long.",
  unreadable: "The body cannot be read.",
  "too-many": "Too many requests at once.",
  unavailable: "Nothing was changed. Try again in a moment.",
};

const PHOTOS: Readonly<Record<PhotoRefused["code"], Omit<Problem, "code">>> = {
  "no-report": { status: 404, detail: "No report is waiting for this photo." },
  "too-many": { status: 409, detail: "The report already has all its photos." },
  unreadable: { status: 415, detail: "The picture cannot be read." },
};

/** Returns the problem for an error of a write: a refusal, or a failure (500 or 503). */
export function problemOf(error: unknown): Problem {
  if (error instanceof WriteRefused) {
    const { status, code, retryAfterSeconds } = error;
    return { status, code, detail: DETAILS[code], retryAfterSeconds };
  }
  if (error instanceof AccountError) {
    const { code, message: detail, retryAfterSeconds } = error;
    return { status: ACCOUNT_PROBLEMS[code], code, detail, retryAfterSeconds };
  }
  if (error instanceof FilesRefused) {
    const detail = "The message's files cannot be accepted.";
    return { status: 422, code: "files", detail, more: { files: error.files } };
  }
  if (error instanceof TooManyMessages) {
    const { message: detail, retryAfterSeconds } = error;
    return { status: 429, code: "too-many", detail, retryAfterSeconds };
  }
  if (error instanceof ProofRequired) {
    const detail = "Too many requests came in: solve the challenge to send the next one.";
    return { status: 428, code: "prove", detail, more: { challenge: error.challenge } };
  }
  if (error instanceof PhotoRefused) return { ...PHOTOS[error.code], code: error.code };
  const isAway = error instanceof DatabaseError || error instanceof FileStoreError;
  return {
    status: isAway ? 503 : 500,
    code: isAway ? "unavailable" : "failed",
    detail: DETAILS.unavailable,
  };
}
