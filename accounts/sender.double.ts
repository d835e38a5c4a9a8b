import type { Sender } from "./sender.ts";

/** Creates a sender with its own range and block of addresses. */
export const testSender = (name: string): Sender => ({
  ...{ network: name, range: `range of ${name}`, block: `block of ${name}` },
});
