import type { Language } from "#territory/language.ts";
import type { ContactForm } from "./contact-form.ts";

/** What becomes of a message: kept, and named. */
export interface Received {
  readonly reference: string;
  /** A letter says so to whoever wrote: but for an address that had several today. */
  readonly isAnswered: boolean;
}

/** How people write to the agency. */
export interface ContactService {
  /**
   * Keeps a message and puts its letters in the post; the same one sent again on the same day is one. What a person typed is never a
   * reason to refuse it.
   * @throws {DatabaseError} when nothing was kept
   */
  send(form: ContactForm, language: Language): Promise<Received>;
}
