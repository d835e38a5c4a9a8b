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

/** How people write to the agency. */
export interface ContactService {
  /** Files may come with messages. */
  readonly takesFiles: boolean;
  /** A signed word of the moment at which somebody begins to write. */
  start(): string;
  /**
   * Keeps a message and puts its letters in the post; the same one sent again on the same day is one. What a person typed is never a
   * reason to refuse it. `sender` names the place of the network it came from, as limits count it; null for a form that a browser sent by
   * itself, which cannot prove anything: past a limit of its own it is kept, and marked.
   * @throws {FilesRefused}
   * @throws {ProofWanted}
   * @throws {DatabaseError | FileStoreError} when nothing was kept
   */
  send(message: SentMessage, sender: string | null): Promise<Received>;
}
