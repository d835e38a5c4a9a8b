/** HTTP status of each reason for rejection. The reason is the `code` of a problem details response. */
export const ACCOUNT_PROBLEMS = {
  /** The token is missing, invalid or expired. */
  "not-signed-in": 401,
  /** The last login is too old for this change. */
  "login-again": 401,
  /** The person has no item with that id. */
  "not-found": 404,
  /**
   * The item belongs to another person, or is unknown. A deletion of an unknown item succeeds instead: the
   * item can be gone already.
   */
  "not-yours": 403,
  /** Another profile has this number. The message of this problem contains `phone_number`. */
  "phone-taken": 409,
  /** Another login already has this address. A sign-up with the address reveals this too. */
  "email-taken": 409,
  /** The address is confirmed, or another sign-in service manages it, so it cannot be corrected here. */
  "email-fixed": 409,
  "consent-missing": 422,
  "phone-missing": 422,
  /** The link sent to the address has not been opened yet. */
  "email-unconfirmed": 422,
  /** The person signs in by another service, so the provider has no password. */
  "no-password": 422,
  /** The code is wrong, used or expired. */
  "code-wrong": 422,
  /** The link of an email was already used, or is too old. */
  "link-over": 410,
  "too-many": 429,
  /** The daily cap on texts that carry codes, or on test alerts, is reached. */
  "texts-over": 429,
  /** The profile's limit of saved items is reached. */
  "too-many-kept": 422,
  invalid: 422,
  /** The identity provider or the database is unavailable. No data was changed. */
  unavailable: 503,
} as const;
export type AccountProblem = keyof typeof ACCOUNT_PROBLEMS;
