import { randomBytes, randomUUID } from "node:crypto";
import { eq, like } from "drizzle-orm";
import { afterAll, beforeAll } from "vitest";
import type { Database } from "#database/open.server.ts";
import { deliveries, people } from "#database/schema.ts";
import { geometryVersion, locatePlace } from "#fires/locate-place.server.ts";
import type { AccountQuestion, PlaceData } from "./account-api.ts";
import type { AccountsContext } from "./accounts-context.server.ts";
import { createAccountsContext, createAccountsService } from "./accounts-service.server.ts";
import type { LocatePlace } from "./find-location.ts";
import { AUDIENCE, CLIENT, type IdentityDouble, startIdentityDouble } from "./identity.double.ts";

export const SEAL_KEYS = [randomBytes(32).toString("base64")];

/** Locates places with the shapes that are packaged with the site. */
export const findLocation: LocatePlace = async (at) => ({
  ...locatePlace(null, at),
  shapesKey: geometryVersion(null),
});

export interface TestAccounts {
  readonly context: AccountsContext;
  readonly service: ReturnType<typeof createAccountsService>;
}

/** Creates the accounts service of one process, on a test's own database and identity provider. */
export function openAccounts(
  database: Database,
  provider: Pick<IdentityDouble, "url">,
  more: Partial<AccountsContext> = {},
  sealKeys: readonly string[] = SEAL_KEYS,
): TestAccounts {
  const settings = {
    IDENTITY_URL: provider.url,
    IDENTITY_CLIENT_ID: CLIENT,
    IDENTITY_AUDIENCE: AUDIENCE,
    IDENTITY_MANAGEMENT_ID: "vigie-management",
    IDENTITY_MANAGEMENT_SECRET: "vigie-management-secret",
    SEAL_KEYS: sealKeys,
    PUSH_ORIGINS: ["https://push.example", "https://*.notify.example"],
    // High caps, because all test numbers have the same prefix.
    ...{ SMS_CAP_DAY: 10_000, SMS_CAP_PREFIX: 10_000, SMS_CAP_NETWORK: 10_000 },
  };
  const context = { ...createAccountsContext(settings, database), ...more };
  return { context, service: createAccountsService(context, findLocation) };
}

/** Gives a test file its own identity provider and accounts service. Both only exist while the tests run. */
export function giveAccounts(database: () => Database) {
  let provider: IdentityDouble;
  let accounts: TestAccounts;
  beforeAll(async () => {
    provider = await startIdentityDouble();
    accounts = openAccounts(database(), provider);
  });
  afterAll(() => provider.close());
  return {
    provider: () => provider,
    accounts: () => accounts,
    postedMessages: (start: string) =>
      database().run((queries) =>
        queries
          .select()
          .from(deliveries)
          .where(like(deliveries.naturalKey, `${start}%`)),
      ),
    async personOf(subject: string) {
      const [row] = await database().run((queries) =>
        queries.select().from(people).where(eq(people.subject, subject)),
      );
      return row;
    },
  };
}

/** Creates a person at the provider, by default with a confirmed address, and common fields of requests. */
export async function somebody(provider: IdentityDouble, name = "Ann", isEmailVerified = true) {
  const subject = `auth0|${randomUUID()}`;
  const email = `${name.toLowerCase()}-${randomUUID()}@example.org`;
  provider.people.set(subject, {
    email,
    email_verified: isEmailVerified,
    given_name: name,
    family_name: "Roy",
  });
  const token = await provider.token({ sub: subject });
  const idToken = await provider.idToken({ sub: subject });
  return {
    subject,
    email,
    token,
    ofProfile: { auth0AccessToken: token, language: "fr" },
    /** Request fields of a person who logged in a moment ago. */
    ofRecentLogin: { auth0AccessToken: token, language: "fr", idToken },
    ofPlaces: { accessToken: token, language: "fr" },
  } as const;
}

export const COTTAGE = {
  locationNickname: "Chalet d’Éloïse",
  latitude: 47.44,
  longitude: -72.78,
  radiusKm: 30,
  emailNotification: false,
  smsNotification: false,
  pushNotification: false,
  dailyNotification: false,
  orderNotification: true,
  airNotification: null,
  heatNotification: false,
  roadNotification: false,
  phone: null,
  consent: false,
} as const satisfies PlaceData;

export const placeQuestion = (
  { token }: { readonly token: string },
  data: Partial<PlaceData> = {},
  subscriptionId: string | null = null,
): AccountQuestion<"savePlace"> => ({
  accessToken: token,
  language: "fr",
  subscriptionId,
  type: "cottage",
  data: { ...COTTAGE, ...data },
});

let numbers = 0;
export const newPhone = () => `+1418555${String(++numbers).padStart(4, "0")}`;
