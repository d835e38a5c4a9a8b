import { DrizzleQueryError } from "drizzle-orm";

/** Why a call of the database failed. Stable: logs and metrics count by them. */
export type DatabaseFailure =
  | "database-unreachable"
  | "database-refused"
  | "database-timeout"
  | "database-conflict"
  | "database-duplicate"
  | "database-full"
  | "database-read-only"
  | "database-not-migrated"
  | "database-failed";

/** Failures that the same call may not meet again a moment later. */
const RETRYABLE: ReadonlySet<DatabaseFailure> = new Set([
  "database-unreachable",
  "database-timeout",
  "database-conflict",
  "database-full",
  // Until the primary is reached again.
  "database-read-only",
  // Until a worker or `npm run migrate` has migrated it.
  "database-not-migrated",
]);

/** PostgreSQL's SQLSTATE codes or classes (their first two characters), and Node's codes of a lost connection or a certificate that it refuses. */
const BY_CODE: Readonly<Record<string, DatabaseFailure>> = {
  "08": "database-unreachable",
  "25006": "database-read-only",
  "28": "database-refused",
  "3D": "database-refused",
  "40": "database-conflict",
  "23505": "database-duplicate",
  "42710": "database-duplicate",
  "42P01": "database-not-migrated",
  "42P07": "database-duplicate",
  "53": "database-full",
  "53300": "database-unreachable",
  "57014": "database-timeout",
  "57P": "database-unreachable",
  "55P03": "database-timeout",
  "25P03": "database-timeout",
  ECONNREFUSED: "database-unreachable",
  ECONNRESET: "database-unreachable",
  EHOSTUNREACH: "database-unreachable",
  ENETUNREACH: "database-unreachable",
  // A socket, or a file of certificates, that is not there.
  ENOENT: "database-unreachable",
  ENOTFOUND: "database-unreachable",
  EAI_AGAIN: "database-unreachable",
  EPIPE: "database-unreachable",
  ETIMEDOUT: "database-unreachable",
  CERT_HAS_EXPIRED: "database-refused",
  DEPTH_ZERO_SELF_SIGNED_CERT: "database-refused",
  ERR_TLS_CERT_ALTNAME_INVALID: "database-refused",
  SELF_SIGNED_CERT_IN_CHAIN: "database-refused",
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: "database-refused",
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: "database-refused",
};

/** What `pg` says without any code: https://github.com/brianc/node-postgres, `client.js` and `pg-pool`. */
const BY_WORDS: readonly (readonly [RegExp, DatabaseFailure])[] = [
  [/^Query read timeout/, "database-timeout"],
  [/^Connection terminated|timeout exceeded when trying to connect|^timeout expired/, "database-unreachable"],
  [/not queryable|connection error/i, "database-unreachable"],
  [/does not support SSL connections/, "database-refused"],
];

/** A failed call of the database; what the driver said is its `cause`. */
export class DatabaseError extends Error {
  override readonly name = "DatabaseError";
  readonly code: DatabaseFailure;
  /** True when the same call may succeed later. */
  readonly retryable: boolean;

  constructor(code: DatabaseFailure, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
    this.retryable = RETRYABLE.has(code);
  }
}

/** True for what passes when the database is back, started, or let us in again. */
export function isDatabaseAway(error: unknown): error is DatabaseError {
  return error instanceof DatabaseError && (error.retryable || error.code === "database-refused");
}

/** True if the server only allows reading: a replica, or one that protects itself. */
export function isReadOnlyDatabase(error: unknown): error is DatabaseError {
  return error instanceof DatabaseError && error.code === "database-read-only";
}

/**
 * The driver's or Drizzle's error as ours; an error that is neither is given back as it is. Drizzle's own names what a query was given,
 * which is somebody's: it goes no further, and so into no log.
 */
export function asDatabaseError(error: unknown): unknown {
  if (error instanceof DatabaseError) return error;
  const own = failureOf(error);
  if (own !== null) return own;
  // Drizzle wraps what the driver threw.
  return error instanceof Error && error.cause !== undefined ? asWrapped(error) : error;
}

function asWrapped(error: Error): unknown {
  const inner = asDatabaseError(error.cause);
  return inner instanceof DatabaseError || error instanceof DrizzleQueryError ? inner : error;
}

function failureOf(error: unknown): DatabaseError | null {
  if (!(error instanceof Error)) return null;
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  const known =
    BY_CODE[code] ??
    (isSqlState(code)
      ? (BY_CODE[code.slice(0, 3)] ?? BY_CODE[code.slice(0, 2)] ?? "database-failed")
      : undefined) ??
    BY_WORDS.find(([words]) => words.test(error.message))?.[1];
  if (known === undefined) return null;
  // An error of several addresses tried in vain has no words of its own.
  return new DatabaseError(known, error.message || code, { cause: error });
}

const isSqlState = (code: string) => /^[0-9A-Z]{5}$/.test(code) && /\d/.test(code);
