import type { Problems } from "../../forms/form/form-problems.ts";
import { Refused } from "../../forms/form/post-json.ts";
import { emitToast } from "../../frame/toast-store.ts";

function isPhoneTaken(error: unknown): boolean {
  const isPhone = error instanceof Error && error.message.includes("phone_number");
  return isPhone || (error instanceof Refused && error.code === "phone-taken");
}

/** Says that an act failed, as the catalogue of errors has it. */
export const toastRefusal = (error: unknown): void =>
  emitToast(isPhoneTaken(error) ? "phone-already-exists" : "api-error");

/** The field that the server refused, of a form that was right to all appearances. */
export const refusedFields = (error: unknown): Problems | undefined =>
  isPhoneTaken(error) ? { phone: "taken" } : undefined;
