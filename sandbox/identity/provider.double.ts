import { freeBlock } from "#test-ports";
import { Faults } from "../faults.ts";
import { listen } from "../listen.ts";
import { identityApp } from "./app.ts";
import { People, type StateStorage } from "./people.ts";
import { ProviderStore } from "./provider-store.ts";
import { SigningKeys } from "./signing-keys.ts";
import { Tickets } from "./tickets.ts";

export const AUDIENCE = "https://vigie.example/api";
export const SITE = "http://127.0.0.1:3000";
const DEMO = { email: "demo@example.org", password: "Lookout-1927" };
const MOST_STEPS = 10;
const emptyStorage = (): StateStorage => ({ read: () => undefined, write: () => {} });

/** Starts the provider on its own port, without storage. */
export async function startProvider() {
  const port = await freeBlock();
  const issuer = `http://127.0.0.1:${port}/`;
  const { app } = identityApp({
    issuer,
    audience: AUDIENCE,
    clients: {
      webId: "vigie-web",
      operationsId: "",
      operationsSecret: "",
      managementId: "vigie-management",
      managementSecret: "vigie-management-secret",
    },
    rolesClaim: "https://vigie.example/roles",
    people: await People.open(emptyStorage()),
    keys: await SigningKeys.open(emptyStorage()),
    store: new ProviderStore(emptyStorage()),
    cookieKey: "a key of a test",
    tickets: new Tickets(emptyStorage()),
    siteUrl: SITE,
    send: () => {},
    faults: new Faults(),
  });
  return { issuer, stop: await listen(app, "identity", "127.0.0.1", port) };
}

/**
 * A person's browser, as far as the provider's screens need one. It stores cookies, runs no scripts and
 * follows no redirects.
 */
export class Browser {
  readonly #cookies = new Map<string, string>();

  async open(url: string, form?: Readonly<Record<string, string>>): Promise<Response> {
    const answer = await fetch(url, {
      redirect: "manual",
      headers: { cookie: [...this.#cookies].map((cookie) => cookie.join("=")).join("; ") },
      ...(form && { method: "POST", body: new URLSearchParams(form) }),
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value === "") this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
    return answer;
  }

  /** Follows redirects on the provider and logs in if required. @returns the first address elsewhere */
  async goThrough(start: URL): Promise<URL> {
    let at = start;
    for (let steps = 0; at.origin === start.origin; steps++) {
      if (steps === MOST_STEPS) throw new Error(`The provider never leaves its origin: ${at.href}`);
      let answer = await this.open(at.href);
      if (answer.status === 200) answer = await this.open(`${at.origin}${at.pathname}/login`, DEMO);
      const next = answer.headers.get("location");
      if (next === null) throw new Error(`${at.href} responds ${answer.status} without a redirect`);
      at = new URL(next, at);
    }
    return at;
  }
}
