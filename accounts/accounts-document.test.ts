import { Validator } from "@seriousme/openapi-schema-validator";
import { expect, it } from "vitest";
import { z } from "zod";
import { ANSWERS } from "./account-answers.ts";
import { ACCOUNT_QUESTIONS } from "./account-api.ts";
import {
  ACCOUNT_PATHS,
  type AccountCommand,
  EMAIL_KEY_COMMANDS,
  RECENT_LOGIN_COMMANDS,
} from "./account-commands.ts";
import { ACCOUNT_PROBLEMS, type AccountProblem } from "./account-problems.ts";

// Generates `docs/api/accounts.json` from the schemas of the requests and responses, so that both always
// agree.

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

/** Response schemas that several commands share. */
const SHARED_ANSWERS: Readonly<Record<string, z.ZodType>> = {
  Profile: ANSWERS.profile,
  SavedFire: ANSWERS.saveFire,
  NewsletterChoice: ANSWERS.newsletter,
  AlertsStop: ANSWERS.alertsStop,
  Sent: ANSWERS.testAlert,
  Deleted: ANSWERS.deletePlace,
};

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

function accountsDocument() {
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

const document = accountsDocument();

it("docs/api/accounts.json describes the requests and responses (update it with vitest --update)", async () => {
  await expect(`${JSON.stringify(document, null, 2)}\n`).toMatchFileSnapshot("../docs/api/accounts.json");
});

it("the document lists each problem at the commands that return it", () => {
  const responses = Object.values(document.paths).map(
    ({ post }) => [post.operationId, post.responses] as const,
  );
  const own = responses.flatMap(([, each]) =>
    Object.entries(each).flatMap(([status, response]) =>
      "description" in response
        ? response.description.split(", ").map((code: string) => `${status} ${code}`)
        : [],
    ),
  );
  const ofEveryCommand = ["invalid", "too-many", "unavailable"];
  const problems = Object.entries(ACCOUNT_PROBLEMS).filter(([code]) => !ofEveryCommand.includes(code));
  for (const [code, status] of problems) expect(own).toContain(`${status} ${code}`);
  const statuses = new Map(responses.map(([command, each]) => [command, Object.keys(each)]));
  expect(statuses.get("savePlace")).toEqual(["200", "401", "403", "409", "422", "default"]);
  expect(statuses.get("newsletter")).toEqual(["200", "default"]);
});

it("the document of the account API is valid OpenAPI", async () => {
  const { errors } = await new Validator().validate(document);
  expect(errors).toBeUndefined();
});
