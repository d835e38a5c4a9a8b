import type { Adapter, AdapterPayload } from "oidc-provider";
import { z } from "zod";
import type { StateStorage } from "../state-folder.ts";

interface StoredEntry {
  readonly payload: AdapterPayload;
  /** Expiry, in milliseconds since 1970. */
  readonly until: number;
}

const storedEntries = z.array(
  z.tuple([z.string(), z.object({ payload: z.record(z.string(), z.unknown()), until: z.number() })]),
);
const WRITE_AFTER_MS = 500;

/** Stores the provider's sessions, grants and tokens across restarts. Writes at most twice a second. */
export class ProviderStore {
  readonly #all = new Map<string, StoredEntry>();
  readonly #storage: StateStorage;
  #writing: NodeJS.Timeout | undefined;

  constructor(storage: StateStorage) {
    this.#storage = storage;
    for (const [key, each] of storedEntries.safeParse(storage.read()).data ?? []) this.#all.set(key, each);
  }

  /** Returns oidc-provider's storage adapter for one kind of record. */
  adapter = (name: string): Adapter => {
    const keyOf = (id: string) => `${name}:${id}`;
    const find = async (id: string) => this.#find(keyOf(id));
    const findBy = async (field: "uid" | "userCode", value: string) => {
      for (const [key, { payload }] of this.#all) {
        if (key.startsWith(`${name}:`) && payload[field] === value) return this.#find(key);
      }
      return undefined;
    };
    return {
      find,
      findByUid: (uid) => findBy("uid", uid),
      findByUserCode: (code) => findBy("userCode", code),
      upsert: async (id, payload, expiresIn) => {
        const until = expiresIn ? Date.now() + expiresIn * 1000 : Number.MAX_SAFE_INTEGER;
        this.#all.set(keyOf(id), { payload, until });
        this.#write();
      },
      consume: async (id) => {
        const payload = this.#find(keyOf(id));
        if (payload) payload.consumed = Math.floor(Date.now() / 1000);
        this.#write();
      },
      destroy: async (id) => {
        this.#all.delete(keyOf(id));
        this.#write();
      },
      revokeByGrantId: async (grantId) => {
        for (const [key, { payload }] of this.#all) if (payload.grantId === grantId) this.#all.delete(key);
        this.#write();
      },
    };
  };

  /** Lists the records of one kind that have not expired. */
  list(name: string): { readonly id: string; readonly payload: AdapterPayload }[] {
    const start = `${name}:`;
    return [...this.#all.keys()].flatMap((key) => {
      const payload = key.startsWith(start) ? this.#find(key) : undefined;
      return payload ? [{ id: key.slice(start.length), payload }] : [];
    });
  }

  #find(key: string): AdapterPayload | undefined {
    const found = this.#all.get(key);
    if (found === undefined || found.until > Date.now()) return found?.payload;
    this.#all.delete(key);
    return undefined;
  }

  /** Writes pending changes now, before the program ends. */
  flush(): void {
    if (this.#writing === undefined) return;
    clearTimeout(this.#writing);
    this.#writing = undefined;
    const now = Date.now();
    for (const [key, { until }] of this.#all) if (until <= now) this.#all.delete(key);
    this.#storage.write([...this.#all]);
  }

  #write(): void {
    this.#writing ??= setTimeout(() => this.flush(), WRITE_AFTER_MS).unref();
  }
}
