import { randomBytes } from "node:crypto";
import { hash, verify } from "@node-rs/argon2";
import { z } from "zod";
import type { StateStorage } from "../state-folder.ts";

const person = z.object({
  /** ID in Auth0's format. */
  user_id: z.string(),
  email: z.string(),
  email_verified: z.boolean(),
  given_name: z.string(),
  family_name: z.string(),
  /** Language of the person's emails. */
  locale: z.enum(["fr", "en"]),
  /** Roles of the agency's staff; empty for visitors. */
  roles: z.array(z.string()).default([]),
  blocked: z.boolean().optional(),
  created_at: z.string(),
  updated_at: z.string(),
  passwordHash: z.string(),
});
export type Person = z.output<typeof person>;

export type NewPerson = Pick<Person, "email" | "given_name" | "family_name" | "locale"> & {
  readonly password: string;
};

export type PersonChange = Partial<
  Pick<Person, "email" | "email_verified" | "given_name" | "family_name" | "roles" | "blocked">
> & {
  readonly password?: string;
};

/** Parameters of a cheap password hash, because the people are invented and the machine has two cores. */
const ARGON2ID = { memoryCost: 8192, timeCost: 2, parallelism: 1 };
/** Demo person whose login the README gives. */
const DEMO = { email: "demo@example.org", given_name: "Demo", family_name: "Vigie", locale: "fr" } as const;
const DEMO_PASSWORD = "Lookout-1927";
const DEMO_ID = "auth0|demo00000000000000000000";
/** Two people of the agency, each with one role, with the demo's password. */
const STAFF = ["operator", "dispatch"].map((role) => ({
  user_id: `auth0|${role.padEnd(24, "0")}`,
  email: `${role}@example.org`,
  given_name: { operator: "Odile", dispatch: "Didier" }[role] ?? "",
  family_name: "Vigie",
  locale: "fr" as const,
  roles: [role],
}));

const sameEmail = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();

/** The people of the sandbox's provider, stored across restarts. */
export class People {
  #all: readonly Person[];
  readonly #storage: StateStorage;

  private constructor(all: readonly Person[], storage: StateStorage) {
    this.#all = all;
    this.#storage = storage;
  }

  /** Returns the stored people, at first only the demo person. The agency's staff is always added. */
  static async open(storage: StateStorage): Promise<People> {
    const stored = z.array(person).safeParse(storage.read());
    const people = new People(stored.data ?? [], storage);
    if (!stored.success) {
      await people.add({ ...DEMO, password: DEMO_PASSWORD }, { user_id: DEMO_ID, email_verified: true });
    }
    for (const { user_id, roles, ...given } of STAFF) {
      if (people.byId(user_id) !== undefined) continue;
      await people.add({ ...given, password: DEMO_PASSWORD }, { user_id, roles, email_verified: true });
    }
    return people;
  }

  list(): readonly Person[] {
    return this.#all;
  }

  byId(id: string): Person | undefined {
    return this.#all.find(({ user_id }) => user_id === id);
  }

  byEmail(email: string): Person | undefined {
    return this.#all.find((each) => sameEmail(each.email, email));
  }

  async add({ password, ...given }: NewPerson, more: Partial<Person> = {}): Promise<Person> {
    const now = new Date().toISOString();
    const added: Person = {
      user_id: `auth0|${randomBytes(12).toString("hex")}`,
      email_verified: false,
      roles: [],
      created_at: now,
      updated_at: now,
      ...given,
      email: given.email.trim(),
      passwordHash: await hash(password, ARGON2ID),
      ...more,
    };
    this.#write([...this.#all, added]);
    return added;
  }

  async change(id: string, { password, ...change }: PersonChange): Promise<Person | undefined> {
    const before = this.byId(id);
    if (before === undefined) return undefined;
    const changed: Person = {
      ...before,
      ...change,
      updated_at: new Date().toISOString(),
      ...(password !== undefined && { passwordHash: await hash(password, ARGON2ID) }),
    };
    this.#write(this.#all.map((each) => (each.user_id === id ? changed : each)));
    return changed;
  }

  remove(id: string): boolean {
    if (this.byId(id) === undefined) return false;
    this.#write(this.#all.filter(({ user_id }) => user_id !== id));
    return true;
  }

  /** Returns the person if the password is right, otherwise null. An unknown address takes the same time. */
  async signIn(email: string, password: string): Promise<Person | null> {
    const known = this.byEmail(email);
    const isRight = await verify((known ?? this.#all[0])?.passwordHash ?? "", password).catch(() => false);
    return known && isRight ? known : null;
  }

  #write(all: readonly Person[]): void {
    this.#all = all;
    this.#storage.write(all);
  }
}

/** Name of the only database connection: Auth0's default. */
export const CONNECTION = "Username-Password-Authentication";

/** Returns a person in the format of Auth0's management API. */
export function shownPerson({ passwordHash: _, roles: __, ...shown }: Person) {
  return {
    ...shown,
    name: [shown.given_name, shown.family_name].filter(Boolean).join(" ") || shown.email,
    identities: [
      {
        connection: CONNECTION,
        provider: "auth0",
        user_id: shown.user_id.replace("auth0|", ""),
        isSocial: false,
      },
    ],
  };
}
