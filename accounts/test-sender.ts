import type { Sender } from "./sender.ts";

/** Makes a sender alone in its range of addresses. */
export const testSender = (name: string): Sender => ({ network: name, range: `range of ${name}` });
