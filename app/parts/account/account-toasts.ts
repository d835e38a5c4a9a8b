import type { Problems } from "../../forms/form/form-problems.ts";
import { Refused } from "../../forms/form/post-json.ts";
import { emitToast } from "../../frame/toast-store.ts";

function isPhoneTaken(error: unknown): boolean {
  const isPhone = error instanceof Error && error.message.includes("phone_number");
  return isPhone || (error instanceof Refused && error.code === "phone-taken");
}

const FAILURES = { saving: "api-error", deleting: "not-deleted", sending: "not-sent" } as const;

/** Shows the error toast for a failure. */
export const toastRefusal = (error: unknown, doing: keyof typeof FAILURES = "saving"): void =>
  emitToast(isPhoneTaken(error) ? "phone-already-exists" : FAILURES[doing]);

/** Returns the problem of the field that the server refused after the form's own checks passed. */
export const refusedFields = (error: unknown): Problems | undefined =>
  isPhoneTaken(error) ? { phone: "taken" } : undefined;
