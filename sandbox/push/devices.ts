import { createECDH, randomBytes } from "node:crypto";
import { z } from "zod";
import type { StateStorage } from "../state-folder.ts";

const device = z.object({ id: z.string(), privateKey: z.string(), publicKey: z.string(), auth: z.string() });
export type Device = z.output<typeof device>;

/** Subscribed browsers, with their private keys, stored across restarts. */
export class Devices {
  #all: readonly Device[];
  readonly #storage: StateStorage;

  constructor(storage: StateStorage) {
    this.#storage = storage;
    this.#all = z.array(device).safeParse(storage.read()).data ?? [];
  }

  add(): Device {
    const keys = createECDH("prime256v1");
    const added = {
      id: randomBytes(16).toString("base64url"),
      publicKey: keys.generateKeys("base64url"),
      privateKey: keys.getPrivateKey("base64url"),
      auth: randomBytes(16).toString("base64url"),
    };
    this.#keep([...this.#all, added]);
    return added;
  }

  get(id: string): Device | undefined {
    return this.#all.find((each) => each.id === id);
  }

  remove(id: string): void {
    this.#keep(this.#all.filter((each) => each.id !== id));
  }

  #keep(all: readonly Device[]): void {
    this.#all = all;
    this.#storage.write(all);
  }
}
