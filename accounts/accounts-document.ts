import { z } from "zod";
import { LANGUAGES } from "#territory/language.ts";
import {
  ACCOUNT_PATHS,
  type AccountAct,
  LETTER_ACTS,
  PLACE_TYPES,
  RECENT_LOGIN_ACTS,
  RELEASE_AUDIENCES,
} from "./account-acts.ts";
import {
  ACCOUNT_QUESTIONS,
  type AccountAnswers,
  alertChoice,
  type Device,
  type OpenSession,
  type Place,
  type Profile,
  placeData,
  type SavedFire,
  type SentAlert,
} from "./account-api.ts";
import { ACCOUNT_PROBLEMS, type AccountProblem } from "./account-problems.ts";

// Generates `docs/api/accounts.json` from the schemas of the requests and responses, so that both always
// agree.

const moment = z.iso.datetime();

const place: z.ZodType<Place> = placeData.omit({ consent: true }).extend({
  id: z.uuid(),
  type: z.enum(PLACE_TYPES),
  number: z.int().nullable().describe("Of its fire danger zone; null outside all"),
  administrativeRegionId: z.string().nullable(),
  savedAt: moment,
});

const savedFire: z.ZodType<SavedFire> = z.strictObject({
  fireId: z.string(),
  savedAt: moment,
  seenAt: moment.describe("When its person last looked at their fires; changes after it are news"),
  ...alertChoice.omit({ phone: true, consent: true }).shape,
});

const device: z.ZodType<Device> = z.strictObject({
  id: z.uuid(),
  kind: z.enum(["web", "fcm"]),
  addedAt: moment,
  lostAt: moment.nullable().describe("When its push service said that it no longer knows it"),
  digest: z
    .string()
    .nullable()
    .describe(
      "SHA-256 of a browser's endpoint and keys, joined by line breaks, in base64url; null for a phone",
    ),
});

const session: z.ZodType<OpenSession> = z.strictObject({
  id: z.string().describe("The claim `sid` of the ID tokens of this session"),
  device: z.string().nullable().describe("Names of browser and system; null if unknown"),
  startedAt: moment.nullable(),
  usedAt: moment.nullable(),
});

const releases = z.array(z.enum(RELEASE_AUDIENCES));

const profile: z.ZodType<Profile> = z.strictObject({
  userInfo: z.strictObject({
    email: z.string(),
    isEmailConfirmed: z.boolean().describe("Without it no alerts and no press releases are sent there"),
    isEmailCorrectable: z
      .boolean()
      .describe("Whether correctEmail takes another: this one is not confirmed, and no other service has it"),
    hasPassword: z.boolean().describe("Else another service lets them in, and has their password"),
    firstName: z.string(),
    lastName: z.string(),
    phoneNumber: z.string().nullable().describe("+1 and ten digits"),
    isPhoneVerified: z.boolean(),
    phoneCodeUntil: moment
      .nullable()
      .describe("Until when the code may be typed that was sent to the number"),
    emailRefusedAt: moment.nullable().describe("Since when nothing arrives there, and nothing more is sent"),
    phoneRefusedAt: moment.nullable().describe("The same of text messages"),
    language: z.enum(LANGUAGES),
    hasQuietHours: z.boolean().describe("Only urgent alerts come between 22:00 and 6:00"),
  }),
  subscriptions: z.strictObject({
    locations: z.array(place),
    fires: z.array(savedFire),
    releases,
    devices: z.array(device),
  }),
});

const newsletterChoice = z.strictObject({
  email: z.string().nullable().describe("Its first letter and its domain; null once it gets nothing"),
  subscriptionData: releases,
});

const alertsStop = z.strictObject({
  email: z.string().nullable().describe("Its first letter and its domain; null for a key that is none"),
  byEmail: z.int().describe("Places and fires that alert by email"),
  byOther: z.int().describe("Places and fires that alert by text message or notification"),
  hasReleases: z.boolean(),
});

const channel = z.enum(["email", "sms", "push"]);
const sentAlert: z.ZodType<SentAlert> = z.strictObject({
  at: moment,
  channel,
  state: z.enum(["waiting", "sent", "failed", "none"]).describe("`none` without an address on that channel"),
  insteadOf: channel.nullable().describe("The channel that should have taken it"),
  alerts: z.array(
    z.strictObject({
      headline: z.string(),
      path: z.string(),
      statusId: z.literal([0, 1, 2, 3, 4, 5, 6]).nullable().describe("Status of the fire that it is about"),
    }),
  ),
});

const deleted = z.strictObject({ deleted: z.literal(true) });
const sent = z.strictObject({ sent: z.literal(true) });

const ANSWERS: { readonly [Act in AccountAct]: z.ZodType<AccountAnswers[Act]> } = {
  profile,
  updateProfile: profile,
  deleteProfile: deleted,
  export: z.looseObject({}),
  passwordReset: sent,
  confirmationLink: z.strictObject({ sent: z.boolean().describe("False for an address that is confirmed") }),
  correctEmail: profile,
  phoneCode: sent,
  confirmPhone: profile,
  savePlace: place,
  deletePlace: deleted,
  saveFire: savedFire,
  deleteFire: deleted,
  alertFire: savedFire,
  seeFires: z.strictObject({ seenAt: moment }),
  pastAlerts: z.strictObject({
    since: moment.describe("From when on changes are known"),
    changes: z.int(),
    messages: z.int(),
    mostADay: z.int(),
    newest: z.strictObject({ headline: z.string(), at: moment }).nullable(),
    example: z.strictObject({ headline: z.string(), advice: z.string().nullable() }),
  }),
  sentAlerts: z.strictObject({ messages: z.array(sentAlert) }),
  testAlert: sent,
  releases: z.strictObject({ subscriptionData: releases }),
  saveDevice: device,
  renewDevice: z.strictObject({ renewed: z.literal(true) }),
  deleteDevice: deleted,
  testDevice: sent,
  sessions: z.strictObject({ sessions: z.array(session) }),
  endSession: z.strictObject({ ended: z.literal(true) }),
  askNewsletter: sent,
  confirmNewsletter: newsletterChoice.extend({ key: z.string().describe("Of the preferences' address") }),
  newsletter: newsletterChoice,
  changeNewsletter: newsletterChoice,
  alertsStop,
  stopAlerts: alertsStop,
};

const SUMMARIES: Readonly<Record<AccountAct, string>> = {
  profile: "All that the site keeps of whoever asks; made at first sight",
  updateProfile:
    "Changes names, phone, quiet hours or the language of messages; needs a login of the last 15 minutes to replace or remove a verified phone",
  deleteProfile:
    "Erases everything here at once, and at the identity provider; needs a login of the last 15 minutes",
  export: "A file with everything kept, consents too",
  passwordReset:
    "Has the identity provider send a link for another password to a confirmed address, three an hour at most",
  confirmationLink:
    "Has the identity provider send again the link that confirms the address, three an hour at most",
  correctEmail:
    "Puts another address in place of one that nobody confirmed, and has its link sent, three an hour at most; needs a login of the last 15 minutes",
  phoneCode: "Sends a code of six digits by text message, three an hour at most",
  confirmPhone:
    "Makes a phone the profile's verified one, by its code; needs a login of the last 15 minutes to replace a verified phone",
  savePlace: "Saves a place, or changes the one that is named",
  deletePlace: "Deletes a place and its alerts",
  saveFire: "Follows a fire",
  deleteFire: "Follows a fire no longer",
  alertFire: "Chooses by which channels its follower hears of a fire",
  pastAlerts: "What alerts a place would have had over the last 30 days, by the rules that send them",
  sentAlerts: "The last messages of alerts, and whether they went",
  testAlert: "Sends a message that says it is a test, ten an hour at most",
  seeFires: "Says that the news of the fires were seen",
  saveDevice:
    "Sends notifications to this browser too, or to a phone with the agency's app; it is one of ten at most",
  renewDevice:
    "Replaces the subscription of a browser that knows the keys of the one before; no token is asked for",
  deleteDevice: "Sends notifications to a browser or a phone no longer",
  testDevice: "Shows one notification on a browser or a phone, ten an hour at most",
  sessions: "Lists the browsers and apps in which the person is logged in",
  endSession: "Ends one of these sessions, or all; needs a login of the last 15 minutes",
  releases: "Chooses which press releases come by email; none is an answer",
  askNewsletter:
    "Sends a link, good for 72 hours, that subscribes an address to press releases; no token is asked for",
  confirmNewsletter: "Subscribes by that link, once",
  newsletter: "What an address gets, by the key in its letters",
  changeNewsletter: "Chooses anew by that key; none stops them all",
  alertsStop: "What somebody still gets, by the key in their letters",
  stopAlerts: "Stops alerts by email, releases, or alerts and releases altogether, by that key",
};

const PROBLEM = {
  type: "object",
  required: ["type", "status", "code", "detail"],
  properties: {
    type: { const: "about:blank" },
    status: { type: "integer" },
    code: { enum: [...Object.keys(ACCOUNT_PROBLEMS), "cross-site", "failed"] },
    detail: {
      type: "string",
      description: "One English sentence; with `phone-taken` it contains phone_number",
    },
  },
};

const schemaOf = (schema: z.ZodType, io: "input" | "output") => {
  const { $schema: _, ...written } = z.toJSONSchema(schema, { io });
  return written;
};
/** Response schemas that several commands share. */
const SHARED_ANSWERS = {
  Profile: profile,
  SavedFire: savedFire,
  NewsletterChoice: newsletterChoice,
  AlertsStop: alertsStop,
  Sent: sent,
  Deleted: deleted,
} as const satisfies Record<string, z.ZodType>;

function answerOf(schema: z.ZodType): object {
  const shared = Object.entries(SHARED_ANSWERS).find(([, each]) => each === schema);
  return shared ? { $ref: `#/components/schemas/${shared[0]}` } : schemaOf(schema, "output");
}

const json = (schema: object) => ({ "application/json": { schema } });

/**
 * Problems of a command, in addition to those of every command: an unreadable request, a limit by network, an
 * outage.
 */
const ACT_PROBLEMS: Readonly<Partial<Record<AccountAct, readonly AccountProblem[]>>> = {
  updateProfile: ["phone-taken"],
  passwordReset: ["no-password", "email-unconfirmed"],
  correctEmail: ["email-taken", "email-fixed"],
  phoneCode: ["email-unconfirmed", "phone-taken", "texts-over"],
  confirmPhone: ["code-wrong", "phone-taken"],
  savePlace: ["not-yours", "consent-missing", "phone-missing", "phone-taken", "too-many-kept"],
  deletePlace: ["not-yours"],
  saveFire: ["too-many-kept"],
  deleteFire: ["not-found"],
  alertFire: ["not-found", "consent-missing", "phone-missing", "phone-taken"],
  testAlert: ["email-unconfirmed", "phone-missing", "texts-over"],
  releases: ["consent-missing"],
  saveDevice: ["too-many-kept"],
  renewDevice: ["not-yours"],
  deleteDevice: ["not-yours"],
  testDevice: ["not-yours"],
  endSession: ["not-yours"],
  confirmNewsletter: ["link-over"],
};

const WITHOUT_TOKEN: readonly AccountAct[] = [...LETTER_ACTS, "renewDevice"];
const RECENT: readonly AccountAct[] = RECENT_LOGIN_ACTS;

/** Returns the problems of a command by status, without those that every command has. */
function refusals(act: AccountAct) {
  const problems: AccountProblem[] = [
    ...(WITHOUT_TOKEN.includes(act) ? [] : (["not-signed-in"] as const)),
    ...(RECENT.includes(act) ? (["login-again"] as const) : []),
    ...(ACT_PROBLEMS[act] ?? []),
  ];
  const byStatus = Map.groupBy(problems, (code) => ACCOUNT_PROBLEMS[code]);
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      {
        description: codes.join(", "),
        content: {
          "application/problem+json": {
            schema: { $ref: "#/components/schemas/Problem", properties: { code: { enum: codes } } },
          },
        },
      },
    ]),
  );
}

function operation(act: AccountAct) {
  return {
    operationId: act,
    summary: SUMMARIES[act],
    requestBody: { required: true, content: json(schemaOf(ACCOUNT_QUESTIONS[act], "input")) },
    responses: {
      "200": { description: "Done", content: json(answerOf(ANSWERS[act])) },
      ...refusals(act),
      default: { $ref: "#/components/responses/Problem" },
    },
  };
}

/** Returns the OpenAPI 3.1 document of the account commands. */
export function accountsDocument() {
  return {
    openapi: "3.1.1",
    jsonSchemaDialect: "https://json-schema.org/draft/2020-12/schema",
    info: {
      title: "Vigie, accounts",
      version: "1.0.0",
      summary: "What the site's own pages ask for a signed-in person",
      description:
        "Only the site's own pages may ask, and the agency's app, which says the site's origin in `Origin`: other origins are refused. The access token of the identity provider stands in the body. Some acts need a login of the last 15 minutes: `idToken` proves it by its claim `auth_time`, else the answer is `login-again`. " +
        "Answers are kept by nobody. A network may ask 600 times a minute, and 600 times in ten minutes for acts without a token.",
      license: { name: "Apache 2.0", identifier: "Apache-2.0" },
    },
    servers: [{ url: "/" }],
    security: [],
    paths: Object.fromEntries(
      Object.entries(ACCOUNT_PATHS).map(([act, path]) => [path, { post: operation(act as AccountAct) }]),
    ),
    components: {
      schemas: {
        ...Object.fromEntries(
          Object.entries(SHARED_ANSWERS).map(([name, schema]) => [name, schemaOf(schema, "output")]),
        ),
        Problem: PROBLEM,
      },
      responses: {
        Problem: {
          description:
            "403 cross-site, 413, 422 invalid, 429 too-many, 500 failed, 503 unavailable: problems of every act",
          headers: {
            "Retry-After": {
              description: "Seconds, with too-many and texts-over",
              schema: { type: "integer" },
            },
          },
          content: { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } },
        },
      },
    },
  };
}
