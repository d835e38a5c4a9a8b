/** Problems that can occur between a visitor and the identity provider. Each has its own text. */
export const SIGN_IN_PROBLEMS = [
  "timeout",
  "cancelled",
  "denied",
  "unauthorized",
  "state_mismatch",
  "missing_transaction",
  "missing_refresh_token",
  "mfa_required",
  "login_required",
  "clock",
  "refused",
  "request_error",
] as const;
export type SignInProblem = (typeof SIGN_IN_PROBLEMS)[number];

/** Other error codes, from the provider or its client, that mean one of these problems. */
const OTHER_NAMES: Readonly<Record<string, SignInProblem>> = {
  access_denied: "denied",
  consent_required: "login_required",
  interaction_required: "login_required",
  invalid_grant: "login_required",
  "Invalid state": "state_mismatch",
};

/**
 * Matches the description of an `access_denied` error if the person cancelled. Otherwise, this code means
 * that a rule of the provider denied access, or that the audience is unknown.
 */
const CANCELLED =
  /\buser(?: has)?[ _](?:did not authori[sz]e|cancell?ed|declined|aborted|denied (?:the|this) request)/i;

/** Names and messages of the client's errors that have no code. The first match counts. */
const MESSAGES: readonly (readonly [RegExp, SignInProblem])[] = [
  [/^AbortError|Timeout when executing/, "timeout"],
  // Token times come from the provider, but the client checks them by the device's clock.
  [/Expiration Time \(exp\) claim error|Not Before time|too much time has passed/, "clock"],
  [/ID token/, "refused"],
];

/** Maps an error of the identity client to a problem: by its code, otherwise by its message. */
export function signInProblem(error: unknown): SignInProblem {
  const { error: code, error_description: description, name, message } = Object(error);
  if (code === "access_denied" && CANCELLED.test(description ?? message)) return "cancelled";
  for (const value of [code, message]) {
    const known = SIGN_IN_PROBLEMS.find((each) => each === value) ?? OTHER_NAMES[String(value)];
    if (known) return known;
  }
  return MESSAGES.find(([pattern]) => pattern.test(`${name} ${message}`))?.[1] ?? "request_error";
}

/** Returns whether a problem means that the session has ended, not that the provider is unreachable. */
export const endsSession = (problem: SignInProblem): boolean =>
  problem === "login_required" || problem === "missing_refresh_token";
