import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { z } from "zod";
import type { Language } from "#territory/language.ts";
import { freeBlock, SITE_OFFSET } from "#test-ports";
import { startProgram } from "./program.ts";

/** Login of a person. `DEMO` exists in every sandbox. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
}
export const DEMO: Credentials = { email: "demo@example.org", password: "Lookout-1927" };

export interface NewPerson extends Credentials {
  readonly firstName: string;
  readonly lastName: string;
}

/** Returns a person that no sandbox knows yet. */
export const aPerson = (): NewPerson => ({
  firstName: "Marie-Ève",
  lastName: "Gagné",
  email: `marie-eve.${randomUUID()}@example.org`,
  password: "des épinettes noires",
});

const token = z.object({ access_token: z.string() });

/** Confirms a person's email address at the provider, as the link in the confirmation email would. */
async function confirmEmail(issuer: string, subject: string): Promise<void> {
  const requested = await fetch(new URL("/oauth/token", issuer), {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      grant_type: "client_credentials",
      client_id: "vigie-management",
      client_secret: "vigie-management-secret",
      audience: new URL("/api/v2/", issuer).href,
    }),
  });
  const { access_token } = token.parse(await requested.json());
  const answer = await fetch(new URL(`/api/v2/users/${encodeURIComponent(subject)}`, issuer), {
    method: "PATCH",
    headers: { "content-type": "application/json", authorization: `Bearer ${access_token}` },
    body: JSON.stringify({ email_verified: true }),
  });
  if (!answer.ok) throw new Error(`cannot confirm the address at the provider: ${answer.status}`);
}

const newcomer = z.object({ _id: z.string() });

/** Creates a person at the provider, as its sign-up screen would, with a confirmed email address. */
export async function somebody(issuer: string, locale: Language): Promise<NewPerson> {
  const person = aPerson();
  const { email, password, firstName: given_name, lastName: family_name } = person;
  const answer = await fetch(new URL("/dbconnections/signup", issuer), {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password, given_name, family_name, user_metadata: { locale } }),
  });
  if (!answer.ok)
    throw new Error(`cannot create a person at the provider: ${answer.status} ${await answer.text()}`);
  await confirmEmail(issuer, `auth0|${newcomer.parse(await answer.json())._id}`);
  return person;
}

/** Starts a separate sandbox, so that no other test changes its people, tokens and keys. */
export async function startIdentity() {
  const block = await freeBlock();
  const folder = await mkdtemp(join(tmpdir(), "vigie-identity-"));
  const site = `http://127.0.0.1:${block + SITE_OFFSET}`;
  const hub = `http://127.0.0.1:${block}`;
  const issuer = `http://127.0.0.1:${block + 3}/`;
  const env = { NODE_ENV: "test", SITE_URL: site, SANDBOX_PORT: String(block), DATA_DIR: folder };
  const start = () => startProgram(["sandbox/main.ts"], env, `${issuer}.well-known/openid-configuration`);
  let program = await start();
  const stop = async () => {
    await program.stop();
    await rm(folder, { recursive: true });
  };
  /** Stops the sandbox cleanly and starts it again on the same data. */
  const restart = async () => {
    await program.stop();
    program = await start();
  };
  return { site, hub, issuer, stop, restart };
}

/** Logs in at the provider. The page must show the provider's login or sign-up screen. */
export async function logIn(page: Page, { email, password }: Credentials): Promise<void> {
  await page.locator("#email").waitFor();
  if (await page.locator("#given_name").count()) await page.locator('a[href*="ecran=login"]').click();
  await page.locator("#email").fill(email);
  await page.locator("#password").fill(password);
  await page.locator("button[type=submit]").click();
}

/** Signs up a new person at the provider, which sends the confirmation email to the outbox. */
export async function signUp(page: Page, person: NewPerson): Promise<void> {
  await page.locator("#email").waitFor();
  if (!(await page.locator("#given_name").count())) await page.locator('a[href*="ecran=signup"]').click();
  await page.locator("#given_name").fill(person.firstName);
  await page.locator("#family_name").fill(person.lastName);
  await page.locator("#email").fill(person.email);
  await page.locator("#password").fill(person.password);
  await page.locator("button[type=submit]").click();
}

const mails = z.array(z.object({ subject: z.string(), text: z.string() }));

/** Returns the emails sent to an address, newest first. */
export async function mailsTo(hub: string, to: string) {
  const query = new URLSearchParams({ channel: "email", to });
  return mails.parse(await (await fetch(`${hub}/outbox?${query}`)).json());
}

/** Returns the link in the newest email to an address. @throws {Error} if there is no such email */
export async function mailedLink(hub: string, to: string): Promise<string> {
  const link = /https?:\/\/\S+/.exec((await mailsTo(hub, to))[0]?.text ?? "")?.[0];
  if (link === undefined) throw new Error(`No mail with a link for ${to}`);
  return link;
}
