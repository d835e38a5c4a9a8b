import { z } from "zod";
import { LANGUAGES } from "#territory/language.ts";
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
import {
  ACCOUNT_PATHS,
  type AccountCommand,
  ALERT_SOURCES,
  EMAIL_KEY_COMMANDS,
  PLACE_TYPES,
  RECENT_LOGIN_COMMANDS,
  RELEASE_AUDIENCES,
} from "./account-commands.ts";
import { ACCOUNT_PROBLEMS, type AccountProblem } from "./account-problems.ts";

// Generates `docs/api/accounts.json` from the schemas of the requests and responses, so that both always
// agree.

const moment = z.iso.datetime();

const place: z.ZodType<Place> = placeData.omit({ consent: true }).extend({
  id: z.uuid(),
  type: z.enum(PLACE_TYPES),
  number: z.int().nullable().describe("Number of its fire danger zone; null outside all zones"),
  administrativeRegionId: z.string().nullable(),
  savedAt: moment,
});

const savedFire: z.ZodType<SavedFire> = z.strictObject({
  fireId: z.string(),
  savedAt: moment,
  seenAt: moment.describe("The last time the person looked at their fires; later changes are news"),
  ...alertChoice.omit({ phone: true, consent: true }).shape,
});

const device: z.ZodType<Device> = z.strictObject({
  id: z.uuid(),
  kind: z.enum(["web", "fcm"]),
  addedAt: moment,
  lostAt: moment.nullable().describe("The time at which its push service reported it as unknown"),
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
    isEmailConfirmed: z.boolean().describe("If false, no alert and no press release is sent to this address"),
    isEmailCorrectable: z
      .boolean()
      .describe(
        "Whether correctEmail accepts another address: this one is unconfirmed, and no other sign-in service has it",
      ),
    hasPassword: z
      .boolean()
      .describe("If false, the person signs in by another service, which has the password"),
    firstName: z.string(),
    lastName: z.string(),
    phoneNumber: z.string().nullable().describe("+1 and ten digits"),
    isPhoneVerified: z.boolean(),
    phoneCodeUntil: moment.nullable().describe("The time at which the code sent to the number expires"),
    emailRefusedAt: moment
      .nullable()
      .describe("The time since which the address refuses messages; no more are sent there"),
    phoneRefusedAt: moment.nullable().describe("The time since which the number refuses text messages"),
    language: z.enum(LANGUAGES),
    hasQuietHours: z.boolean().describe("Only urgent alerts are sent between 22:00 and 6:00"),
  }),
  subscriptions: z.strictObject({
    locations: z.array(place),
    fires: z.array(savedFire),
    releases,
    devices: z.array(device),
  }),
});

const newsletterChoice = z.strictObject({
  email: z
    .string()
    .nullable()
    .describe("First character and domain of the address; null if it gets no more emails"),
  subscriptionData: releases,
});

const alertsStop = z.strictObject({
  email: z.string().nullable().describe("First character and domain of the address; null for an invalid key"),
  byEmail: z.int().describe("Number of places and fires with alerts by email"),
  byOther: z.int().describe("Number of places and fires with alerts by text message or notification"),
  hasReleases: z.boolean(),
});

const channel = z.enum(["email", "sms", "push"]);
const sentAlert: z.ZodType<SentAlert> = z.strictObject({
  at: moment,
  channel,
  state: z
    .enum(["waiting", "sent", "failed", "none"])
    .describe("`none`: the person has no address on that channel"),
  insteadOf: channel.nullable().describe("The channel that failed first"),
  alerts: z.array(
    z.strictObject({
      headline: z.string(),
      path: z.string(),
      statusId: z.literal([0, 1, 2, 3, 4, 5, 6]).nullable().describe("Status of the fire of the alert"),
      source: z
        .enum(ALERT_SOURCES)
        .describe(
          "Author of the alert: the agency, Alert Ready, Environment Canada for the air quality, Natural Resources Canada for heat, or Transports Québec for roads",
        ),
    }),
  ),
});

const deleted = z.strictObject({ deleted: z.literal(true) });
const sent = z.strictObject({ sent: z.literal(true) });

const ANSWERS: { readonly [Command in AccountCommand]: z.ZodType<AccountAnswers[Command]> } = {
  profile,
  updateProfile: profile,
  deleteProfile: deleted,
  export: z.looseObject({}),
  passwordReset: sent,
  confirmationLink: z.strictObject({
    sent: z.boolean().describe("False if the address is already confirmed"),
  }),
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
    since: moment.describe("The time of the first known change"),
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
  confirmNewsletter: newsletterChoice.extend({
    key: z.string().describe("Key in the address of the preferences page"),
  }),
  newsletter: newsletterChoice,
  changeNewsletter: newsletterChoice,
  alertsStop,
  stopAlerts: alertsStop,
};

const SUMMARIES: Readonly<Record<AccountCommand, string>> = {
  profile: "Returns the person's profile; creates it on first use",
  updateProfile:
    "Changes names, phone, quiet hours or the language of messages; needs a login of the last 15 minutes to replace or remove a verified phone",
  deleteProfile:
    "Erases the profile at once, here and at the identity provider; needs a login of the last 15 minutes",
  export: "Returns a file with all stored data, including consents",
  passwordReset:
    "Makes the identity provider email a link for a new password to a confirmed address, three per hour at most",
  confirmationLink: "Makes the identity provider send the confirmation link again, three per hour at most",
  correctEmail:
    "Replaces an unconfirmed address and sends its confirmation link, three per hour at most; needs a login of the last 15 minutes",
  phoneCode: "Sends a code of six digits by text message, three per hour at most",
  confirmPhone:
    "Verifies the profile's phone by its code; needs a login of the last 15 minutes to replace a verified phone",
  savePlace: "Saves a place, or changes the place with the given id",
  deletePlace: "Deletes a place and its alerts",
  saveFire: "Follows a fire",
  deleteFire: "Stops following a fire",
  alertFire: "Sets the channels for alerts about a followed fire",
  pastAlerts: "Returns the alerts that a place would have had in the last 30 days, by the rules in force",
  sentAlerts: "Returns the last alert messages and their state",
  testAlert: "Sends a test alert, ten per hour at most",
  seeFires: "Records that the person saw the news of their fires",
  saveDevice: "Adds a browser, or a phone with the agency's app, for notifications; ten at most",
  renewDevice: "Replaces a browser's subscription if it has the keys of the earlier one; needs no token",
  deleteDevice: "Stops notifications to a browser or a phone",
  testDevice: "Sends a test notification to a browser or a phone, ten per hour at most",
  sessions: "Lists the browsers and apps in which the person is signed in",
  endSession: "Ends one of these sessions, or all; needs a login of the last 15 minutes",
  releases: "Sets the press releases to email; an empty list stops them",
  askNewsletter:
    "Emails a link, valid for 72 hours, that subscribes an address to press releases; needs no token",
  confirmNewsletter: "Subscribes by that link; it works once",
  newsletter: "Returns the subscription of an address, by the key in its emails",
  changeNewsletter: "Changes the subscription by that key; an empty list stops it",
  alertsStop: "Returns what a person still receives, by the key in their emails",
  stopAlerts: "Stops alerts by email, releases, or all alerts and releases, by that key",
};

const PROBLEM = {
  type: "object",
  required: ["type", "status", "code", "detail"],
  properties: {
    type: { const: "about:blank" },
    status: { type: "integer" },
    code: { enum: [...Object.keys(ACCOUNT_PROBLEMS), "cross-site", "too-long", "failed"] },
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

/** Problems of a command, in addition to those of every command. */
const COMMAND_PROBLEMS: Readonly<Partial<Record<AccountCommand, readonly AccountProblem[]>>> = {
  updateProfile: ["phone-taken"],
  passwordReset: ["no-password", "email-unconfirmed"],
  correctEmail: ["email-taken", "email-fixed"],
  phoneCode: ["email-unconfirmed", "phone-taken", "texts-over"],
  confirmPhone: ["code-wrong", "phone-taken"],
  savePlace: ["not-yours", "consent-missing", "phone-missing", "phone-taken", "too-many-kept"],
  deletePlace: ["not-yours"],
  saveFire: ["too-many-kept"],
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

const WITHOUT_TOKEN: readonly AccountCommand[] = [...EMAIL_KEY_COMMANDS, "renewDevice"];
const RECENT: readonly AccountCommand[] = RECENT_LOGIN_COMMANDS;

/** Returns the problems of a command by status, without those that every command has. */
function refusals(command: AccountCommand) {
  const problems: AccountProblem[] = [
    ...(WITHOUT_TOKEN.includes(command) ? [] : (["not-signed-in"] as const)),
    ...(RECENT.includes(command) ? (["login-again"] as const) : []),
    ...(COMMAND_PROBLEMS[command] ?? []),
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

function operation(command: AccountCommand) {
  return {
    operationId: command,
    summary: SUMMARIES[command],
    requestBody: { required: true, content: json(schemaOf(ACCOUNT_QUESTIONS[command], "input")) },
    responses: {
      "200": { description: "Done", content: json(answerOf(ANSWERS[command])) },
      ...refusals(command),
      default: { $ref: "#/components/responses/Problem" },
    },
  };
}

export function accountsDocument() {
  return {
    openapi: "3.1.1",
    jsonSchemaDialect: "https://json-schema.org/draft/2020-12/schema",
    info: {
      title: "Vigie, accounts",
      version: "1.0.0",
      summary: "Requests of the site's own pages for a signed-in person",
      description:
        "Only the site's own pages can send requests, and the agency's app, with the site's origin in `Origin`. Other origins are refused. The access token of the identity provider is in the body. Some requests need a login of the last 15 minutes, which `idToken` proves by its claim `auth_time`. Without it, the answer is `login-again`. " +
        "No cache keeps an answer. A network can send 600 requests per minute, and 600 in ten minutes for requests without a token.",
      license: { name: "Apache 2.0", identifier: "Apache-2.0" },
    },
    servers: [{ url: "/" }],
    security: [],
    paths: Object.fromEntries(
      Object.entries(ACCOUNT_PATHS).map(([command, path]) => [
        path,
        { post: operation(command as AccountCommand) },
      ]),
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
            "403 cross-site, 413 too-long, 422 invalid, 429 too-many, 500 failed, 503 unavailable: possible for every request",
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
