import type { FireChange } from "#history/change.ts";
import type { FireState } from "#history/fire-state.ts";

export const OUT_OF_CONTROL = 3;
export const EXTINGUISHED = 6;

/** Returns the newest state of a changed fire. Every fire change has at least one side. */
export function fireOf({
  before,
  after,
  subject,
}: Pick<FireChange, "before" | "after" | "subject">): FireState {
  const fire = after ?? before;
  if (fire === null) throw new Error(`The change of fire ${subject} has no side.`);
  return fire;
}
