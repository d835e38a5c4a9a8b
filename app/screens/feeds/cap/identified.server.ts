import { createHash } from "node:crypto";
import type { CapAlert } from "./cap-alert.ts";

const DIGEST_LENGTH = 12;

/**
 * Names a message by its subject and by a digest of all that it says, its date too: whatever changes, however the agency dates it, is
 * another message, and what stays the same is the same one, without a memory of what was told.
 */
export function identified(subject: string, told: Omit<CapAlert, "identifier">): CapAlert {
  const digest = createHash("sha256").update(JSON.stringify(told)).digest("hex").slice(0, DIGEST_LENGTH);
  return { identifier: `${subject}-${digest}`, ...told };
}
