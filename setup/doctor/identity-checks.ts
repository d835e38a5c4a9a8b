import { createHash, randomBytes } from "node:crypto";
import { z } from "zod";
import { createProviderKeys } from "#accounts/access-tokens.server.ts";
import {
  createManagementTokens,
  MANAGEMENT_SCOPES,
  managementAudience,
  PROVIDER_LIMITS,
  requestProvider,
  SESSION_SCOPES,
} from "#accounts/management-tokens.server.ts";
import { pathTo } from "#plan/paths.ts";
import type { Settings } from "#settings";
import { fetchOutside } from "#territory/fetch-outside.server.ts";
import { LANGUAGES } from "#territory/language.ts";
import { BACK_PATH, createOperationsIdentity } from "../../worker/sign-in/identity.server.ts";
import { type Check, Problem } from "./check.ts";
import { explained, problemOf, statusProblem } from "./reasons.ts";

const SERVICE = { service: "The identity provider", address: "IDENTITY_URL" };
const MANAGEMENT = {
  ...SERVICE,
  access:
    "IDENTITY_MANAGEMENT_ID and IDENTITY_MANAGEMENT_SECRET, and allow that client to use the Management API",
};

const noIdentity = ({ IDENTITY_CLIENT_ID }: Settings) =>
  IDENTITY_CLIENT_ID === "" ? "No one can sign in: set IDENTITY_URL and the settings after it." : null;

const management: Check = {
  name: "identity provider",
  unset: noIdentity,
  async run(settings) {
    const { IDENTITY_URL: url, IDENTITY_MANAGEMENT_ID: managementId } = settings;
    const client = { url, managementId, managementSecret: settings.IDENTITY_MANAGEMENT_SECRET };
    const { token } = await explained(createManagementTokens(client).get(), MANAGEMENT);
    const { scope } = await verified(token, url);
    const given = String(scope ?? "").split(" ");
    const lacks = (scopes: readonly string[]) => scopes.filter((each) => !given.includes(each)).join(", ");
    const needed = lacks(MANAGEMENT_SCOPES);
    if (needed !== "")
      throw new Problem(`The client IDENTITY_MANAGEMENT_ID lacks ${needed}: give it these scopes.`);
    const sessions = lacks(SESSION_SCOPES);
    return sessions === ""
      ? "The provider signs tokens by its published keys, and the management client has its scopes."
      : `The management client has the scopes that it needs; without ${sessions}, profiles cannot show sessions.`;
  },
};

/** Checks the management client's token as the site checks people's tokens: by issuer and published keys. */
async function verified(token: string, url: string) {
  try {
    return await createProviderKeys(url).verified(token, { audience: managementAudience({ url }) });
  } catch (error) {
    if (Object(error).code !== "not-signed-in") throw problemOf(error, SERVICE);
    throw new Problem(
      `The identity provider's tokens do not match IDENTITY_URL (${Object(error).message}): set it to the tokens' issuer, without the slash at its end.`,
    );
  }
}

/** Checks if a client can sign people in: the callback must get the error that no one is signed in. */
async function probeSignIn(start: URL, callback: string, clientSetting: string): Promise<void> {
  let location: string | null = null;
  const probe = fetchOutside(start.href, {
    ...{ source: "identity", timeLimitMs: PROVIDER_LIMITS.timeLimitMs, mostBytes: 0 },
    // Reads the address of the redirect instead of following it.
    async fetch(url, init) {
      const answer = await globalThis.fetch(url, init);
      location = answer.headers.get("location");
      return new Response(null, { status: answer.status });
    },
  });
  const { status } = await explained(probe, SERVICE);
  if (status >= 500 || status === 429) throw statusProblem(status, SERVICE);
  const back = location === null ? null : URL.parse(location, start);
  if (back === null || !back.href.startsWith(callback))
    throw new Problem(
      `The identity provider refuses the client ${clientSetting}: correct its ID, and allow ${callback} as its callback address.`,
    );
  const error = back.searchParams.get("error") ?? "";
  if (EXPECTED.includes(error)) return;
  const text = [error || "no error", back.searchParams.get("error_description") ?? []].flat().join(": ");
  throw new Problem(
    `The identity provider answers "${text}" to a sign-in by ${clientSetting}: check that client and IDENTITY_AUDIENCE.`,
  );
}

/** Errors with which a provider answers `prompt=none` from a browser without a session. */
const EXPECTED = ["login_required", "interaction_required", "consent_required"];

const browserClient: Check = {
  name: "sign-in on the site",
  unset: noIdentity,
  async run(settings) {
    for (const language of LANGUAGES) {
      const callback = settings.SITE_URL + pathTo("sign-in", language);
      const challenge = createHash("sha256").update(randomBytes(32)).digest("base64url");
      const start = new URL(`${settings.IDENTITY_URL}/authorize`);
      start.search = new URLSearchParams({
        ...{ client_id: settings.IDENTITY_CLIENT_ID, audience: settings.IDENTITY_AUDIENCE },
        ...{ redirect_uri: callback, response_type: "code", scope: "openid profile email" },
        ...{ code_challenge: challenge, code_challenge_method: "S256", state: "doctor", nonce: "doctor" },
        prompt: "none",
      }).toString();
      await probeSignIn(start, callback, "IDENTITY_CLIENT_ID");
    }
    return "People can sign in, and come back to the site in both languages.";
  },
};

const refusal = z.object({ error: z.string() });

const operationsClient: Check = {
  name: "sign-in of operators",
  unset: ({ OPERATIONS_IDENTITY_CLIENT_ID, DISPATCH_URL }) =>
    OPERATIONS_IDENTITY_CLIENT_ID === "" || DISPATCH_URL === ""
      ? "Operators and dispatch only have the shared password: set OPERATIONS_IDENTITY_CLIENT_ID and DISPATCH_URL."
      : null,
  async run(settings) {
    const identity = createOperationsIdentity(settings);
    const { url } = await explained(identity.begin("fr"), SERVICE);
    const start = new URL(url);
    start.searchParams.set("prompt", "none");
    const callback = identity.origin + BACK_PATH;
    await probeSignIn(start, callback, "OPERATIONS_IDENTITY_CLIENT_ID");
    // The code is invalid. The provider only says this if the secret is right.
    const trial = requestProvider(`${settings.IDENTITY_URL}/oauth/token`, {
      method: "POST",
      body: new URLSearchParams({
        ...{
          grant_type: "authorization_code",
          code: "doctor",
          code_verifier: randomBytes(32).toString("hex"),
        },
        client_id: settings.OPERATIONS_IDENTITY_CLIENT_ID,
        client_secret: settings.OPERATIONS_IDENTITY_SECRET,
        redirect_uri: callback,
      }),
    });
    const answer = await explained(trial, SERVICE);
    const error = refusal.safeParse(await answer.json().catch(() => null)).data?.error;
    if (error !== "invalid_grant")
      throw new Problem(
        `The identity provider refuses the client of operators (${error ?? answer.status}): correct OPERATIONS_IDENTITY_SECRET, and set its token endpoint's method to Post.`,
      );
    return "Operators and dispatch can sign in.";
  },
};

export const IDENTITY_CHECKS = [
  management,
  browserClient,
  operationsClient,
] as const satisfies readonly Check[];
