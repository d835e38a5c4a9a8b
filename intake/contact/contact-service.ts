import type { Sender } from "#accounts/sender.ts";
import type { Language } from "#territory/language.ts";
import type { RefusedFile, SentFile } from "./contact-files.ts";
import type { ContactForm } from "./contact-form.ts";

export interface Received {
  readonly reference: string;
  /** True if an email confirms the message to the sender; false if suspect, or beyond a limit of emails. */
  readonly isAnswered: boolean;
}

export interface SentMessage {
  readonly form: ContactForm;
  readonly language: Language;
  readonly files: readonly SentFile[];
  /** `{challenge, solution}` as JSON text, for the challenge in the response to an earlier try. */
  readonly proof: string | null;
  /** Token from `start`. Without a plausible token, a form with scripts requires a proof of work. */
  readonly token: string;
}

/** Error for rejected files. No part of the message was stored. */
export class FilesRefused extends Error {
  readonly files: readonly RefusedFile[];

  constructor(files: readonly RefusedFile[]) {
    super("Files of the message are refused.");
    this.files = files;
  }
}

/** Error if one network, or all senders together, send too much. No part of the message was stored. */
export class TooManyMessages extends Error {
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    super("Too many messages came.");
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

export interface ContactService {
  readonly takesFiles: boolean;
  /** Returns a signed token with the time when the person starts to write. */
  start(): string;
  /**
   * Stores a message and posts its emails. The same message sent again on the same day is stored once. A
   * message is never rejected for its words.
   * @param canProve false for a form sent without scripts: if a proof is needed, the message is stored and
   * marked as suspect
   * @throws {TooManyMessages}
   * @throws {FilesRefused}
   * @throws {ProofRequired}
   * @throws {DatabaseError | FileStoreError} if no part of the message was stored
   */
  send(message: SentMessage, sender: Sender, canProve?: boolean): Promise<Received>;
}
