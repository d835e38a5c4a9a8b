import { randomBytes } from "node:crypto";
import { z } from "zod";

interface StateStorage {
  read(): unknown;
  write(value: unknown): void;
}

/** Phones with the agency's app, by registration token, stored across restarts. */
export class Registrations {
  #tokens: readonly string[];
  readonly #storage: StateStorage;

  constructor(storage: StateStorage) {
    this.#storage = storage;
    this.#tokens = z.array(z.string()).safeParse(storage.read()).data ?? [];
  }

  /** Returns a new token in Google's format: an ID, a colon, a long secret. */
  add(): string {
    const token = `${randomBytes(16).toString("base64url")}:APA91b${randomBytes(100).toString("base64url")}`;
    this.#keep([...this.#tokens, token]);
    return token;
  }

  has(token: string): boolean {
    return this.#tokens.includes(token);
  }

  remove(token: string): void {
    this.#keep(this.#tokens.filter((each) => each !== token));
  }

  #keep(tokens: readonly string[]): void {
    this.#tokens = tokens;
    this.#storage.write(tokens);
  }
}
