import { DrizzleQueryError } from "drizzle-orm";

/** Reasons why a database call failed. Keep these codes stable: logs and metrics are counted by code. */
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

/** Failures that a retry can resolve. */
const RETRYABLE: ReadonlySet<DatabaseFailure> = new Set([
  "database-unreachable",
  "database-timeout",
  "database-conflict",
  "database-full",
  // Resolved when the primary is reachable again.
  "database-read-only",
  // Resolved when a worker or `npm run migrate` has migrated the database.
  "database-not-migrated",
]);

/** Failures by SQLSTATE code, by its first two or three characters, or by Node's error code. */
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
  // A missing socket or certificate file.
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

/** Failures by message, for `pg` errors without a code (`client.js` and `pg-pool` of node-postgres). */
const BY_WORDS: readonly (readonly [RegExp, DatabaseFailure])[] = [
  [/^Query read timeout/, "database-timeout"],
  [/^Connection terminated|timeout exceeded when trying to connect|^timeout expired/, "database-unreachable"],
  [/not queryable|connection error/i, "database-unreachable"],
  [/does not support SSL connections/, "database-refused"],
];

/** A failed database call; its `cause` is the driver's error. */
export class DatabaseError extends Error {
  override readonly name = "DatabaseError";
  readonly code: DatabaseFailure;
  /** Whether a retry can succeed later. */
  readonly retryable: boolean;

  constructor(code: DatabaseFailure, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
    this.retryable = RETRYABLE.has(code);
  }
}

/** Returns whether the call can succeed later, once the database is back, is migrated or accepts our user. */
export function isDatabaseAway(error: unknown): error is DatabaseError {
  return error instanceof DatabaseError && (error.retryable || error.code === "database-refused");
}

/** Returns whether the error means that the server only allows reading, for example as a replica. */
export function isReadOnlyDatabase(error: unknown): error is DatabaseError {
  return error instanceof DatabaseError && error.code === "database-read-only";
}

/**
 * Converts an error of the driver or of Drizzle to a DatabaseError; returns other errors unchanged. Drizzle's
 * own error contains the parameters of the query, which can be personal data, so it must not reach a log.
 */
export function asDatabaseError(error: unknown): unknown {
  if (error instanceof DatabaseError) return error;
  const own = failureOf(error);
  if (own !== null) return own;
  // Drizzle wraps the driver's error.
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
  // The error for several failed addresses (AggregateError) has an empty message.
  return new DatabaseError(known, error.message || code, { cause: error });
}

const isSqlState = (code: string) => /^[0-9A-Z]{5}$/.test(code) && /\d/.test(code);
