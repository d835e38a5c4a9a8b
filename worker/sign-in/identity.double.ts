import { decodeJwt, importJWK, type JWTPayload, SignJWT } from "jose";
import { Faults } from "#sandbox/faults.ts";
import { identityApp } from "#sandbox/identity/app.ts";
import { providerSettings } from "#sandbox/identity/clients.ts";
import { People } from "#sandbox/identity/people.ts";
import { ProviderStore } from "#sandbox/identity/provider-store.ts";
import { SigningKeys } from "#sandbox/identity/signing-keys.ts";
import { Tickets } from "#sandbox/identity/tickets.ts";
import { listen } from "#sandbox/listen.ts";
import type { StateStorage } from "#sandbox/state-folder.ts";
import { readSettings } from "#settings";
import { freeBlock, WORKER_OFFSET } from "#test-ports";

const PASSWORD = "des épinettes noires";

const inMemory = (): StateStorage => {
  let stored: unknown = null;
  return {
    read: () => stored,
    write(next) {
      stored = next;
    },
  };
};

/** Starts the sandbox's identity provider. Returns it with settings for a worker that uses it. */
export async function startTestIdentity() {
  const block = await freeBlock();
  const settings = readSettings({ SANDBOX_PORT: String(block), WORKER_PORT: String(block + WORKER_OFFSET) });
  const people = await People.open(inMemory());
  const keys = await SigningKeys.open(inMemory());
  const faults = new Faults();
  const { app } = identityApp({
    ...providerSettings(settings),
    ...{ people, keys, faults, store: new ProviderStore(inMemory()), cookieKey: "a-key-of-cookies" },
    ...{ tickets: new Tickets(inMemory()), send() {} },
  });
  const close = await listen(app, "identity", "127.0.0.1", block + 3);
  let number = 0;
  /** Creates a person with these roles. @returns their email */
  async function person(roles: readonly string[], name = "Ann"): Promise<string> {
    number += 1;
    const email = `ann.${number}@example.org`;
    await people.add(
      { email, password: PASSWORD, given_name: name, family_name: "Roy", locale: "fr" },
      { roles: [...roles], email_verified: true },
    );
    return email;
  }
  /** Returns a `fetch` that replaces the ID tokens of the provider with changed ones. */
  function changingTokens(
    change: (claims: JWTPayload) => JWTPayload,
    signing = keys,
  ): typeof globalThis.fetch {
    return async (requested, init) => {
      const answer = await fetch(requested, init);
      if (!String(requested).endsWith("/oauth/token") || !answer.ok) return answer;
      const tokens = await answer.json();
      const [key = {}] = signing.list();
      const [known] = keys.list();
      const token = new SignJWT(change(decodeJwt(tokens.id_token)));
      const signed = token.setProtectedHeader({ alg: "RS256", ...(known?.kid && { kid: known.kid }) });
      return Response.json({ ...tokens, id_token: await signed.sign(await importJWK(key, "RS256")) });
    };
  }
  return {
    settings,
    people,
    person,
    changingTokens,
    faults,
    close,
    otherKeys: () => SigningKeys.open(inMemory()),
  };
}

type Ask = (url: string, init: RequestInit) => Response | Promise<Response>;

/** A browser without scripts. It keeps cookies, and follows redirects between the pages and the provider. */
export class TestBrowser {
  readonly #cookies = new Map<string, string>();
  readonly #origin: string;
  readonly #ask: Ask;

  /** @param ask answers requests to the origin; all other addresses are fetched */
  constructor(origin: string, ask: Ask) {
    this.#origin = origin;
    this.#ask = ask;
  }

  cookie(name: string): string | undefined {
    return this.#cookies.get(`${this.#origin} ${name}`);
  }

  setCookie(name: string, value: string | undefined): void {
    if (value === undefined) this.#cookies.delete(`${this.#origin} ${name}`);
    else this.#cookies.set(`${this.#origin} ${name}`, value);
  }

  /** Sends one request, and follows no redirect. */
  async send(address: string, init: RequestInit = {}): Promise<Response> {
    const url = new URL(address, this.#origin);
    const mine = [...this.#cookies].filter(([key]) => key.startsWith(`${url.origin} `));
    const cookie = mine.map(([key, value]) => `${key.slice(url.origin.length + 1)}=${value}`).join("; ");
    const headers = { ...Object.fromEntries(new Headers(init.headers)), ...(cookie !== "" && { cookie }) };
    const requested: RequestInit = { ...init, headers, redirect: "manual" };
    const answer = await (url.origin === this.#origin
      ? this.#ask(url.href, requested)
      : fetch(url, requested));
    for (const line of answer.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      const key = `${url.origin} ${name}`;
      if (value === "" || /max-age=0|expires=Thu, 01 Jan 1970/i.test(line)) this.#cookies.delete(key);
      else this.#cookies.set(key, value);
    }
    return answer;
  }

  /** Follows redirects up to an address that matches `stop`. @returns the last address and response */
  async go(address: string, init: RequestInit = {}, stop = /^$/) {
    let url = new URL(address, this.#origin);
    let answer = await this.send(url.href, init);
    for (let location = answer.headers.get("location"); location !== null; ) {
      url = new URL(location, url);
      if (stop.test(url.href)) break;
      answer = await this.send(url.href);
      location = answer.headers.get("location");
    }
    return { url, answer };
  }

  post(address: string, form: Record<string, string>, origin = this.#origin): Promise<Response> {
    return this.send(address, { method: "POST", headers: { origin }, body: new URLSearchParams(form) });
  }

  /** Signs in at the provider, up to its redirect back. @returns the address of that redirect */
  async logIn(email: string, to = "/operator"): Promise<string> {
    const { url } = await this.go(`/operator/sign-in?to=${encodeURIComponent(to)}`);
    const form = { method: "POST", body: new URLSearchParams({ email, password: PASSWORD }) };
    return (await this.go(`${url.origin}${url.pathname}/login`, form, /\/operator\/sign-in\/back/)).url.href;
  }

  /** Signs in and follows the redirect back. @returns the page after it */
  async signIn(email: string, to = "/operator"): Promise<Response> {
    return (await this.go(await this.logIn(email, to))).answer;
  }
}
