import { exportJWK, generateKeyPair, type JWK } from "jose";
import { z } from "zod";
import type { StateStorage } from "../state-folder.ts";

const keys = z.array(z.looseObject({ kty: z.string(), kid: z.string() })).min(1);

async function newKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair("RS256", { extractable: true });
  return { ...(await exportJWK(privateKey)), kid: crypto.randomUUID(), alg: "RS256", use: "sig" };
}

/** Signing keys of the provider, current key first. They are stored, so that tokens survive a restart. */
export class SigningKeys {
  #keys: readonly JWK[];
  readonly #storage: StateStorage;

  private constructor(all: readonly JWK[], storage: StateStorage) {
    this.#keys = all;
    this.#storage = storage;
  }

  static async open(storage: StateStorage): Promise<SigningKeys> {
    const stored = keys.safeParse(storage.read());
    const opened = new SigningKeys(stored.data ?? [], storage);
    if (!stored.success) await opened.rotate(false);
    return opened;
  }

  list(): readonly JWK[] {
    return this.#keys;
  }

  /** Creates a new signing key. With `keepOld`, tokens that old keys signed stay valid. */
  async rotate(keepOld: boolean): Promise<void> {
    this.#keys = [await newKey(), ...(keepOld ? this.#keys : [])];
    this.#storage.write(this.#keys);
  }
}
