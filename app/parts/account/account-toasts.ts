import { Refused } from "../../forms/form/post-json.ts";
import { emitToast } from "../../frame/toast-store.ts";

/** Says that an act failed, as the catalogue of errors has it. */
export function toastRefusal(error: unknown): void {
  const isPhone = error instanceof Error && error.message.includes("phone_number");
  const isTaken = error instanceof Refused && error.code === "phone-taken";
  emitToast(isPhone || isTaken ? "phone-already-exists" : "api-error");
}
