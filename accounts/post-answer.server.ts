import type { Transaction } from "#database/open.server.ts";
import type { OutgoingMessage } from "#delivery/delivery.ts";
import { post } from "#delivery/post.server.ts";
import type { Seal } from "#delivery/seal.server.ts";

/** Posts one message that a person is waiting for, such as a code. */
export const postAnswer = (
  transaction: Transaction,
  parts: { readonly seal: Seal; readonly now: Date },
  message: Omit<OutgoingMessage, "urgency">,
) => post(transaction, [{ ...message, urgency: "answer" }], parts);
