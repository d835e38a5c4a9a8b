/** Why something is refused, as `code` of a problem details answer. */
export const ACCOUNT_PROBLEMS = {
  /** The token is missing, wrong or over. */
  "not-signed-in": 401,
  /** The last login is too old for this change. */
  "login-again": 401,
  /** Nothing of this person's has that id. */
  "not-found": 404,
  /** Of what has an owner; said of what nobody has too, so that it tells of no one. */
  "not-yours": 403,
  /** Somebody else's profile has this number: its message contains `phone_number`. */
  "phone-taken": 409,
  /** Somebody may sign in by this address already: no more than signing up with it says. */
  "email-taken": 409,
  /** Confirmed, or another service's: it is not corrected here. */
  "email-fixed": 409,
  "consent-missing": 422,
  "phone-missing": 422,
  /** Nobody opened yet the link that was sent to the address. */
  "email-unconfirmed": 422,
  /** Another service lets them in. */
  "no-password": 422,
  /** Wrong, used or over. */
  "code-wrong": 422,
  /** A link in a letter that was used, or is too old. */
  "link-over": 410,
  "too-many": 429,
  /** The daily cap on texts that carry codes, or on test alerts, is reached. */
  "texts-over": 429,
  /** Past what one person may keep. */
  "too-many-kept": 422,
  invalid: 422,
  /** The identity provider or the database does not answer: nothing was changed. */
  unavailable: 503,
} as const;
export type AccountProblem = keyof typeof ACCOUNT_PROBLEMS;
