import { MANAGEMENT_SCOPES, managementAudience, SESSION_SCOPES } from "#accounts/management-tokens.server.ts";
import { ROLES } from "#database/schema.ts";
import { pathTo } from "#plan/paths.ts";
import type { Settings } from "#settings";
import { type Bilingual, LANGUAGES } from "#territory/language.ts";
import { BACK_PATH } from "../../worker/sign-in/identity.server.ts";

/** Email template of the provider, in Liquid: English for people who use the English site, else French. */
interface ProviderEmail {
  readonly template: "verify_email" | "reset_email";
  readonly subject: string;
  readonly html: string;
}

const inBoth = ({ fr, en }: Bilingual) =>
  `{% if request_language contains "en" %}${en}{% else %}${fr}{% endif %}`;

interface Words {
  readonly title: string;
  readonly lead: string;
  readonly button: string;
  readonly otherwise: string;
}

const htmlIn = ({ title, lead, button, otherwise }: Words) => `
<h1 style="font-size:24px;line-height:1.25;margin:0 0 16px">${title}</h1>
<p>${lead}</p>
<p style="margin:24px 0"><a href="{{ url }}" style="background:#12324a;border-radius:4px;color:#ffffff;display:inline-block;padding:12px 20px;text-decoration:none">${button}</a></p>
<p>${otherwise}</p>
`;

function email(
  template: ProviderEmail["template"],
  subject: Bilingual,
  words: Readonly<Record<keyof Bilingual, Words>>,
): ProviderEmail {
  const html = `<!doctype html>
<html lang="${inBoth({ fr: "fr-CA", en: "en-CA" })}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${inBoth(subject)}</title></head>
<body style="color:#1c2b33;font-family:Arial,sans-serif;font-size:16px;line-height:1.5;margin:0 auto;max-width:560px;padding:24px">
${inBoth({ fr: htmlIn(words.fr), en: htmlIn(words.en) })}
</body>
</html>
`;
  return { template, subject: inBoth(subject), html };
}

export const EMAILS: readonly ProviderEmail[] = [
  email(
    "verify_email",
    { fr: "Confirmez votre adresse courriel", en: "Confirm your email address" },
    {
      fr: {
        title: "Confirmez votre adresse",
        lead: "Un compte a été créé avec cette adresse courriel. Confirmez-la pour recevoir vos alertes.",
        button: "Confirmer mon adresse",
        otherwise: "Ce lien est valable 5 jours. Si vous n’avez pas créé de compte, ne faites rien.",
      },
      en: {
        title: "Confirm your address",
        lead: "An account was created with this email address. Confirm it to get your alerts.",
        button: "Confirm my address",
        otherwise:
          "This link works for 5 days. If you did not create an account, you do not need to do anything.",
      },
    },
  ),
  email(
    "reset_email",
    { fr: "Choisissez un nouveau mot de passe", en: "Choose a new password" },
    {
      fr: {
        title: "Choisissez un nouveau mot de passe",
        lead: "Quelqu’un a demandé un nouveau mot de passe pour le compte qui porte cette adresse.",
        button: "Choisir un mot de passe",
        otherwise:
          "Ce lien est valable 5 jours. Si vous n’avez rien demandé, votre mot de passe reste le même.",
      },
      en: {
        title: "Choose a new password",
        lead: "Someone asked for a new password for the account with this address.",
        button: "Choose a password",
        otherwise: "This link works for 5 days. If you did not ask for it, your password stays the same.",
      },
    },
  ),
];

export type TenantSettings = Pick<
  Settings,
  "SITE_URL" | "DISPATCH_URL" | "MAIL_FROM" | "IDENTITY_URL" | "IDENTITY_AUDIENCE" | "OPERATIONS_ROLES_CLAIM"
>;

/** Names of the applications and the Action, by which the tenant's files refer to them. */
const SITE = "Vigie";
const MACHINE = "Vigie (server)";
const OPERATORS = "Vigie (operators)";
const ACTION = "Roles of operators";
const ACTION_FILE = "./actions/roles-of-operators.js";
const CONNECTION = "Username-Password-Authentication";

const DAY_HOURS = 24;
const DAY_SECONDS = 86_400;
/** Lifetimes of sessions and refresh tokens: long, so that no one must sign in again in an evacuation. */
const [IDLE_DAYS, MOST_DAYS] = [14, 30];
const ACCESS_TOKEN_SECONDS = 600;

const DESCRIPTIONS: Readonly<Record<(typeof ROLES)[number], string>> = {
  operator: "Sees and sends alerts",
  dispatch: "Reads fire reports",
};

/** Returns the tenant for the site, as the content of a YAML file for auth0-deploy-cli. */
export function tenantFile(settings: TenantSettings): object {
  const { SITE_URL, DISPATCH_URL, MAIL_FROM, IDENTITY_URL, IDENTITY_AUDIENCE } = settings;
  const returnUrls = LANGUAGES.map((language) => SITE_URL + pathTo("sign-in", language));
  const hasOperators = DISPATCH_URL !== "";
  const site = {
    ...{ name: SITE, app_type: "spa", is_first_party: true, oidc_conformant: true },
    ...{ callbacks: returnUrls, allowed_logout_urls: returnUrls, web_origins: [SITE_URL] },
    grant_types: ["authorization_code", "refresh_token"],
    token_endpoint_auth_method: "none",
    jwt_configuration: { alg: "RS256" },
    refresh_token: {
      ...{ rotation_type: "rotating", expiration_type: "expiring", leeway: 0 },
      ...{ infinite_token_lifetime: false, infinite_idle_token_lifetime: false },
      token_lifetime: MOST_DAYS * DAY_SECONDS,
      idle_token_lifetime: IDLE_DAYS * DAY_SECONDS,
    },
  };
  const machine = {
    ...{ name: MACHINE, app_type: "non_interactive", is_first_party: true, oidc_conformant: true },
    ...{ grant_types: ["client_credentials"], token_endpoint_auth_method: "client_secret_post" },
    jwt_configuration: { alg: "RS256" },
  };
  const operators = {
    ...{ name: OPERATORS, app_type: "regular_web", is_first_party: true, oidc_conformant: true },
    callbacks: hasOperators ? [new URL(DISPATCH_URL).origin + BACK_PATH] : [],
    ...{ grant_types: ["authorization_code"], token_endpoint_auth_method: "client_secret_post" },
    jwt_configuration: { alg: "RS256" },
  };
  return {
    tenant: {
      enabled_locales: ["fr-CA", "fr", "en"],
      session_lifetime: MOST_DAYS * DAY_HOURS,
      idle_session_lifetime: IDLE_DAYS * DAY_HOURS,
    },
    clients: [site, machine, ...(hasOperators ? [operators] : [])],
    resourceServers: [
      {
        ...{ name: SITE, identifier: IDENTITY_AUDIENCE, signing_alg: "RS256" },
        ...{ token_lifetime: ACCESS_TOKEN_SECONDS, token_lifetime_for_web: ACCESS_TOKEN_SECONDS },
        ...{ allow_offline_access: true, skip_consent_for_verifiable_first_party_clients: true },
      },
    ],
    clientGrants: [
      {
        client_id: MACHINE,
        audience: managementAudience({ url: IDENTITY_URL }),
        scope: [...MANAGEMENT_SCOPES, ...SESSION_SCOPES],
      },
    ],
    databases: [
      {
        ...{ name: CONNECTION, strategy: "auth0" },
        enabled_clients: [SITE, ...(hasOperators ? [OPERATORS] : [])],
      },
    ],
    emailTemplates: EMAILS.map(({ template, subject }) => ({
      ...{ template, enabled: true, syntax: "liquid", from: MAIL_FROM, subject },
      body: `./emails/${template}.html`,
      ...{ urlLifetimeInSeconds: 5 * DAY_SECONDS, includeEmailInRedirect: false },
      resultUrl: SITE_URL + pathTo("profile-saved-locations", "fr"),
    })),
    attackProtection: {
      breachedPasswordDetection: { enabled: true, shields: ["block", "user_notification"] },
      bruteForceProtection: { enabled: true, shields: ["block", "user_notification"] },
    },
    ...(hasOperators && {
      guardianFactors: [{ name: "otp", enabled: true }],
      roles: ROLES.map((name) => ({ name, description: DESCRIPTIONS[name] })),
      actions: [
        {
          ...{ name: ACTION, code: ACTION_FILE, deployed: true, runtime: "node22" },
          supported_triggers: [{ id: "post-login", version: "v3" }],
        },
      ],
      triggers: { "post-login": [{ action_name: ACTION, display_name: ACTION }] },
    }),
  };
}

/** Returns the code of the Action that adds roles to operators' ID tokens and requires a second factor. */
const actionCode = ({
  OPERATIONS_ROLES_CLAIM,
}: TenantSettings) => `exports.onExecutePostLogin = async (event, api) => {
  if (event.client.name !== ${JSON.stringify(OPERATORS)}) return;
  api.idToken.setCustomClaim(${JSON.stringify(OPERATIONS_ROLES_CLAIM)}, event.authorization?.roles ?? []);
  api.multifactor.enable("any", { allowRememberBrowser: false });
};
`;

/** Returns the texts of the files to which the tenant's file refers, by path. */
export const tenantParts = (settings: TenantSettings): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(EMAILS.map(({ template, html }) => [`emails/${template}.html`, html])),
  ...(settings.DISPATCH_URL !== "" && { "actions/roles-of-operators.js": actionCode(settings) }),
});
