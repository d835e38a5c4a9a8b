import type { HttpBindings } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { type Context, Hono } from "hono";
import type { InteractionResults, Provider } from "oidc-provider";
import { z } from "zod";
import type { Faults } from "./page.ts";
import type { People, Person } from "./people.ts";
import { consentScreen, loginScreen, signupScreen } from "./screens.ts";
import { languageOf, type PageLanguage, type TextName } from "./texts.ts";

const MOST = 10;
const WINDOW_MS = 15 * 60_000;

/** Counts wrong passwords by email address. Ten of them in fifteen minutes lock the address out. */
class Tries {
  readonly #times = new Map<string, readonly number[]>();

  isTooMany(email: string): boolean {
    return this.#recent(email).length >= MOST;
  }

  count(email: string): void {
    this.#times.set(email.toLowerCase(), [...this.#recent(email), Date.now()]);
  }

  forget(email: string): void {
    this.#times.delete(email.toLowerCase());
  }

  #recent(email: string): readonly number[] {
    const since = Date.now() - WINDOW_MS;
    return (this.#times.get(email.toLowerCase()) ?? []).filter((time) => time > since);
  }
}

export type IdentityEnv = { Bindings: HttpBindings };

interface Needed {
  readonly provider: () => Provider;
  readonly people: People;
  readonly onSignUp: (person: Person) => Promise<void>;
}

const SHORTEST_PASSWORD = 8;
const filled = z.string().trim().min(1);
const signupForm = z.object({
  given_name: filled,
  family_name: filled,
  email: z.string().trim().min(1),
  password: z.string(),
});

/** Returns the text of every field of a submitted form. Files are omitted. */
export async function formOf(c: Context): Promise<Record<string, string>> {
  const sent = await c.req.parseBody();
  return Object.fromEntries(
    Object.entries(sent).flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  );
}

/** Returns the errors in the email address and password that a person chose. */
export function faultsIn({
  email,
  password,
}: {
  readonly email?: string;
  readonly password?: string;
}): Faults {
  const faults: Record<string, TextName> = {};
  if (email !== undefined && email.trim() === "") faults.email = "required";
  else if (email !== undefined && !z.email().safeParse(email.trim()).success) faults.email = "badEmail";
  if (password !== undefined && password.length < SHORTEST_PASSWORD) faults.password = "short";
  return faults;
}

/** Routes of the screens between `/authorize` and the callback: log in, sign up, consent. */
export function interactionRoutes({ provider, people, onSignUp }: Needed): Hono<IdentityEnv> {
  const app = new Hono<IdentityEnv>();
  const tries = new Tries();

  const details = (c: Context<IdentityEnv>) => provider().interactionDetails(c.env.incoming, c.env.outgoing);
  async function finish(c: Context<IdentityEnv>, result: InteractionResults): Promise<Response> {
    await provider().interactionFinished(c.env.incoming, c.env.outgoing, result, {
      mergeWithLastSubmission: false,
    });
    return RESPONSE_ALREADY_SENT;
  }
  const languageIn = (c: Context, params: Record<string, unknown>): PageLanguage =>
    languageOf(c.req.query("langue") ?? params.ui_locales);
  const baseOf = (c: Context) => `/interaction/${c.req.param("uid")}`;

  app.get("/:uid", async (c) => {
    const { prompt, params } = await details(c);
    const drawn = { language: languageIn(c, params), base: baseOf(c) };
    if (prompt.name === "consent") {
      const client = await provider().Client.find(String(params.client_id));
      return c.html(consentScreen(drawn, client?.clientName ?? String(params.client_id)));
    }
    const screen = c.req.query("ecran") ?? params.screen_hint;
    const typed = typeof params.login_hint === "string" ? { email: params.login_hint } : {};
    return c.html(screen === "signup" ? signupScreen({ ...drawn, typed }) : loginScreen({ ...drawn, typed }));
  });

  app.post("/:uid/login", async (c) => {
    const { params } = await details(c);
    const { email = "", password = "" } = await formOf(c);
    const drawn = { language: languageIn(c, params), base: baseOf(c), typed: { email } };
    const refuse = (faults: Faults) => c.html(loginScreen({ ...drawn, faults }), 422);
    const faults = faultsIn({ email });
    if (Object.keys(faults).length > 0 || password === "")
      return refuse({ ...faults, ...(password === "" && { password: "required" }) });
    if (tries.isTooMany(email)) return refuse({ form: "many" });
    const person = await people.signIn(email, password);
    if (person === null) {
      tries.count(email);
      return refuse({ form: "wrong" });
    }
    tries.forget(email);
    if (person.blocked) return finish(c, { error: "unauthorized", error_description: "user is blocked" });
    // The sandbox has no screen for a second factor, so it claims that staff gave one.
    const amr = person.roles.length > 0 ? ["pwd", "mfa"] : ["pwd"];
    return finish(c, { login: { accountId: person.user_id, amr } });
  });

  app.post("/:uid/signup", async (c) => {
    const { params } = await details(c);
    const typed = await formOf(c);
    const language = languageIn(c, params);
    const read = signupForm.safeParse(typed);
    const missing = Object.fromEntries(
      (read.error?.issues ?? []).map(({ path }) => [String(path[0]), "required" as const]),
    );
    const { email = "", password = "", ...names } = typed;
    const faults: Faults = { ...faultsIn({ email, password }), ...missing };
    const refuse = (wrong: Faults) =>
      c.html(signupScreen({ language, base: baseOf(c), typed: { email, ...names }, faults: wrong }), 422);
    if (!read.success || Object.keys(faults).length > 0) return refuse(faults);
    if (people.byEmail(email)) return refuse({ email: "taken" });
    const person = await people.add({ ...read.data, locale: language });
    await onSignUp(person);
    return finish(c, { login: { accountId: person.user_id } });
  });

  app.post("/:uid/consent", async (c) => {
    const { params, prompt, session } = await details(c);
    const { Grant } = provider();
    const grant = new Grant({ accountId: session?.accountId ?? "", clientId: String(params.client_id) });
    const missing = z
      .object({
        missingOIDCScope: z.array(z.string()).default([]),
        missingResourceScopes: z.record(z.string(), z.array(z.string())).default({}),
      })
      .parse(prompt.details);
    grant.addOIDCScope(missing.missingOIDCScope.join(" "));
    for (const [resource, scopes] of Object.entries(missing.missingResourceScopes)) {
      grant.addResourceScope(resource, scopes.join(" "));
    }
    return finish(c, { consent: { grantId: await grant.save() } });
  });

  app.get("/:uid/cancel", async (c) => {
    await details(c);
    return finish(c, { error: "access_denied", error_description: "User cancelled" });
  });

  return app;
}
