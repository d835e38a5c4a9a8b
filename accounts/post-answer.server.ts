import type { Transaction } from "#database/open.server.ts";
import type { OutgoingMessage } from "#delivery/delivery.ts";
import { post } from "#delivery/post.server.ts";
import type { Seal } from "#delivery/seal.server.ts";

interface Answer extends Omit<OutgoingMessage, "urgency"> {
  readonly seal: Seal;
  readonly now: Date;
}

/** Posts one message that a person is waiting for, such as a code. */
export const postAnswer = (transaction: Transaction, { seal, now, ...message }: Answer) =>
  post(transaction, [{ ...message, urgency: "answer" }], { seal, now });
