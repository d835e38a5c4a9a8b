/** What may go wrong between a visitor and the identity provider; each has words of its own. */
export const SIGN_IN_PROBLEMS = [
  "timeout",
  "cancelled",
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

/** The provider's and its client's own words for them. */
const OTHER_NAMES: Readonly<Record<string, SignInProblem>> = {
  access_denied: "cancelled",
  consent_required: "login_required",
  interaction_required: "login_required",
  invalid_grant: "login_required",
  "Invalid state": "state_mismatch",
};

/** Names and messages of the client's errors without a code; the first that matches counts. */
const MESSAGES: readonly (readonly [RegExp, SignInProblem])[] = [
  [/^AbortError|Timeout when executing/, "timeout"],
  // The provider wrote its moments, the device reads them by its own clock.
  [/Expiration Time \(exp\) claim error|Not Before time|too much time has passed/, "clock"],
  [/ID token/, "refused"],
];

/** Which problem an error of the identity client is: by its code, else by its message. */
export function signInProblem(error: unknown): SignInProblem {
  const { error: code, name, message } = Object(error);
  for (const said of [code, message]) {
    const known = SIGN_IN_PROBLEMS.find((each) => each === said) ?? OTHER_NAMES[String(said)];
    if (known) return known;
  }
  return MESSAGES.find(([pattern]) => pattern.test(`${name} ${message}`))?.[1] ?? "request_error";
}

/** Whether nobody is in any more, rather than the provider out of reach for a while. */
export const endsSession = (problem: SignInProblem): boolean =>
  problem === "login_required" || problem === "missing_refresh_token";
