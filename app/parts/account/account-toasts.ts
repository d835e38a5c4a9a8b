import type { Problems } from "../../forms/form/form-problems.ts";
import { Refused } from "../../forms/form/post-json.ts";
import type { SignInProblem } from "../../frame/account/sign-in-problem.ts";
import { emitToast, showToast } from "../../frame/toast-store.ts";

/** Error: a command was not sent, because the identity provider or its client did not renew the token. */
export class LoginFailure extends Refused<"unavailable"> {
  readonly problem: SignInProblem;
  /** The problem and its remedy, in the page's language. */
  readonly words: string;

  constructor(problem: SignInProblem, words: string, message: string) {
    super("unavailable", message);
    this.problem = problem;
    this.words = words;
  }
}

function isPhoneTaken(error: unknown): boolean {
  const isPhone = error instanceof Error && error.message.includes("phone_number");
  return isPhone || (error instanceof Refused && error.code === "phone-taken");
}

/** Text that a command shows if it fails, in place of the toast for saving, deleting or sending. */
interface OwnText {
  readonly failed: string;
}

const FAILURES = { saving: "api-error", deleting: "not-deleted", sending: "not-sent" } as const;

export function toastRefusal(error: unknown, doing: keyof typeof FAILURES | OwnText = "saving"): void {
  if (error instanceof LoginFailure) toastText(error.words);
  else if (typeof doing === "object") toastText(doing.failed);
  else emitToast(isPhoneTaken(error) ? "phone-already-exists" : FAILURES[doing]);
}

const toastText = (text: string): void => showToast({ slug: "act-failed", type: "error", label: [{ text }] });

/** Returns the problem of a field that only the server can refuse; undefined for any other error. */
export const refusedFields = (error: unknown): Problems | undefined =>
  isPhoneTaken(error) ? { phone: "taken" } : undefined;
