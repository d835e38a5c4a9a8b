import type { Sender } from "#accounts/sender.ts";
import type { Language } from "#territory/language.ts";
import type { RefusedFile, SentFile } from "./contact-files.ts";
import type { ContactForm } from "./contact-form.ts";

/** What becomes of a message: kept, and named. */
export interface Received {
  readonly reference: string;
  /** A letter says so to whoever wrote: but for an address that had several today. */
  readonly isAnswered: boolean;
}

/** A message on its way in. */
export interface SentMessage {
  readonly form: ContactForm;
  readonly language: Language;
  readonly files: readonly SentFile[];
  /** `{challenge, solution}` as JSON text: of the challenge that an earlier try was answered with. */
  readonly proof: string | null;
  /** What `start` gave; empty where none was had: its machine works first. */
  readonly token: string;
}

/** Files that cannot go with a message: nothing of it was kept. */
export class FilesRefused extends Error {
  readonly files: readonly RefusedFile[];

  constructor(files: readonly RefusedFile[]) {
    super("Files of the message are refused.");
    this.files = files;
  }
}

/** One place of the network sends more than is taken, or all together do: nothing of the message was kept. */
export class TooManyMessages extends Error {
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    super("Too many messages came.");
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** How people write to the agency. */
export interface ContactService {
  /** Files may come with messages. */
  readonly takesFiles: boolean;
  /** A signed word of the moment at which somebody begins to write. */
  start(): string;
  /**
   * Keeps a message and queues its emails. The same message sent again on the same day is one. What a person typed is never a
   * reason to refuse it.
   * @param canProve false for a form that a browser sent by itself: beyond the limit without proof it is kept, and marked as suspect
   * @throws {TooManyMessages}
   * @throws {FilesRefused}
   * @throws {ProofWanted}
   * @throws {DatabaseError | FileStoreError} when nothing was kept
   */
  send(message: SentMessage, sender: Sender, canProve?: boolean): Promise<Received>;
}
