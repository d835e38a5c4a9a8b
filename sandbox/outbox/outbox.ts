import { randomUUID } from "node:crypto";
import { z } from "zod";
import { FORGETFUL, type StateStorage } from "../state-folder.ts";

export const CHANNELS = ["email", "sms", "push", "dispatch"] as const;

const message = z.object({
  id: z.string(),
  channel: z.enum(CHANNELS),
  to: z.string(),
  subject: z.string().optional(),
  text: z.string(),
  html: z.string().optional(),
  headers: z.record(z.string(), z.string()).optional(),
  /** Attachments, identified by checksum, without their content. */
  files: z
    .array(z.object({ name: z.string(), type: z.string(), size: z.number(), sha256: z.string() }))
    .optional(),
  /** Reference that the sender gave to the message. */
  about: z.string().optional(),
  sentAt: z.iso.datetime(),
});
export type Message = z.output<typeof message>;

/** Filter of messages. A missing field does not filter. */
export interface MessageFilter {
  readonly channel?: string | undefined;
  readonly to?: string | undefined;
}

const MOST_KEPT = 5000;
/** Least delay before a write, so that messages sent together are written together. */
const WRITE_AFTER_MS = 250;
const PAUSES_A_WRITE = 20;

/** Stores the messages of all channels, also across restarts. Drops the oldest messages beyond a limit. */
export class Outbox {
  #messages: readonly Message[];
  readonly #storage: StateStorage;
  #writing: NodeJS.Timeout | undefined;
  #writeAfterMs = WRITE_AFTER_MS;

  constructor(storage: StateStorage = FORGETFUL) {
    this.#storage = storage;
    this.#messages = z.array(message).safeParse(storage.read()).data ?? [];
  }

  /** Adds a message and returns its ID. */
  put(given: Omit<Message, "id" | "sentAt">): string {
    const id = randomUUID();
    const sent = { ...given, id, sentAt: new Date().toISOString() };
    this.#change([sent, ...this.#messages].slice(0, MOST_KEPT));
    return id;
  }

  /** Returns the matching messages, newest first. */
  list(filter: MessageFilter = {}): readonly Message[] {
    return this.#messages.filter((each) => matches(each, filter));
  }

  get(id: string): Message | undefined {
    return this.#messages.find((each) => each.id === id);
  }

  remove(filter: MessageFilter = {}): void {
    this.#change(this.#messages.filter((each) => !matches(each, filter)));
  }

  /** Writes pending changes now, before the program ends. */
  flush(): void {
    if (this.#writing === undefined) return;
    clearTimeout(this.#writing);
    this.#writing = undefined;
    const began = performance.now();
    this.#storage.write(this.#messages);
    this.#writeAfterMs = Math.max(WRITE_AFTER_MS, PAUSES_A_WRITE * (performance.now() - began));
  }

  #change(messages: readonly Message[]): void {
    this.#messages = messages;
    this.#writing ??= setTimeout(() => this.flush(), this.#writeAfterMs);
  }
}

function matches(each: Message, { channel, to }: MessageFilter): boolean {
  const isTo = to === undefined || each.to.toLowerCase() === to.toLowerCase();
  return isTo && (channel === undefined || each.channel === channel);
}
