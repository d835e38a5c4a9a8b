import { randomBytes } from "node:crypto";
import { z } from "zod";
import type { StateStorage } from "../state-folder.ts";

const ticket = z.object({ userId: z.string(), purpose: z.enum(["verify", "reset"]), until: z.number() });
export type Purpose = z.output<typeof ticket>["purpose"];

const storedTickets = z.record(z.string(), ticket);
const HOUR_MS = 3_600_000;
const VALID_MS = { verify: 5 * 24 * HOUR_MS, reset: 24 * HOUR_MS } as const;

/** Tickets in the links of emails. Each ticket allows one action for one person, once. */
export class Tickets {
  #all: Readonly<Record<string, z.output<typeof ticket>>>;
  readonly #storage: StateStorage;

  constructor(storage: StateStorage) {
    this.#storage = storage;
    this.#all = storedTickets.safeParse(storage.read()).data ?? {};
  }

  give(userId: string, purpose: Purpose): string {
    const token = randomBytes(24).toString("base64url");
    const now = Date.now();
    const valid = Object.entries(this.#all).filter(([, { until }]) => until > now);
    this.#write({
      ...Object.fromEntries(valid),
      [token]: { userId, purpose, until: now + VALID_MS[purpose] },
    });
    return token;
  }

  /** Returns the person of a ticket; null if the ticket is expired, used or unknown. */
  holder(token: string, purpose: Purpose): string | null {
    const found = this.#all[token];
    return found && found.purpose === purpose && found.until > Date.now() ? found.userId : null;
  }

  /** Revokes a person's tickets, which were sent to an address that is no longer theirs. */
  retire(userId: string): void {
    this.#write(
      Object.fromEntries(Object.entries(this.#all).filter(([, issued]) => issued.userId !== userId)),
    );
  }

  use(token: string): void {
    const { [token]: _, ...others } = this.#all;
    this.#write(others);
  }

  #write(all: Readonly<Record<string, z.output<typeof ticket>>>): void {
    this.#all = all;
    this.#storage.write(all);
  }
}
