import { randomUUID } from "node:crypto";
import { z } from "zod";

export const CHANNELS = ["email", "sms", "push", "dispatch"] as const;

const message = z.object({
  id: z.string(),
  channel: z.enum(CHANNELS),
  to: z.string(),
  subject: z.string().optional(),
  text: z.string(),
  html: z.string().optional(),
  headers: z.record(z.string(), z.string()).optional(),
  /** What was attached: told apart by its sum, and not kept. */
  files: z
    .array(z.object({ name: z.string(), type: z.string(), size: z.number(), sha256: z.string() }))
    .optional(),
  /** What it is about, as its sender says. */
  about: z.string().optional(),
  sentAt: z.iso.datetime(),
});
export type Message = z.output<typeof message>;

/** Which messages are asked for; what is left out is not asked about. */
export interface MessagesAsked {
  readonly channel?: string | undefined;
  readonly to?: string | undefined;
}

export interface OutboxKeeping {
  read(): unknown;
  write(kept: readonly Message[]): void;
}

const FORGETFUL: OutboxKeeping = { read: () => undefined, write: () => {} };
const MOST_KEPT = 5000;
/** Messages in a burst are written together, and however many are kept, writing takes a small part of the time. */
const WRITE_AFTER_MS = 250;
const PAUSES_A_WRITE = 20;

/** Everything that was sent to people, by every channel: kept over a restart, the oldest forgotten. */
export class Outbox {
  #messages: readonly Message[];
  readonly #keeping: OutboxKeeping;
  #writing: NodeJS.Timeout | undefined;
  #writeAfterMs = WRITE_AFTER_MS;

  constructor(keeping: OutboxKeeping = FORGETFUL) {
    this.#keeping = keeping;
    this.#messages = z.array(message).safeParse(keeping.read()).data ?? [];
  }

  /** Takes a message in, and says under which id. */
  put(given: Omit<Message, "id" | "sentAt">): string {
    const id = randomUUID();
    const taken = { ...given, id, sentAt: new Date().toISOString() };
    this.#change([taken, ...this.#messages].slice(0, MOST_KEPT));
    return id;
  }

  /** Newest first. */
  list(asked: MessagesAsked = {}): readonly Message[] {
    return this.#messages.filter((each) => isAsked(each, asked));
  }

  get(id: string): Message | undefined {
    return this.#messages.find((each) => each.id === id);
  }

  remove(asked: MessagesAsked = {}): void {
    this.#change(this.#messages.filter((each) => !isAsked(each, asked)));
  }

  /** Writes what is not written yet: before the program ends. */
  flush(): void {
    if (this.#writing === undefined) return;
    clearTimeout(this.#writing);
    this.#writing = undefined;
    const began = performance.now();
    this.#keeping.write(this.#messages);
    this.#writeAfterMs = Math.max(WRITE_AFTER_MS, PAUSES_A_WRITE * (performance.now() - began));
  }

  #change(messages: readonly Message[]): void {
    this.#messages = messages;
    this.#writing ??= setTimeout(() => this.flush(), this.#writeAfterMs);
  }
}

function isAsked(each: Message, { channel, to }: MessagesAsked): boolean {
  const isTo = to === undefined || each.to.toLowerCase() === to.toLowerCase();
  return isTo && (channel === undefined || each.channel === channel);
}
