import { z } from "zod";
import { cleanVisible } from "#territory/clean-text.ts";
import { FIRE_ID } from "#territory/fire-id.ts";
import { LANGUAGES } from "#territory/language.ts";
import {
  type AccountCommand,
  PLACE_TYPES,
  RELEASE_AUDIENCES,
  type ReleaseAudience,
} from "./account-commands.ts";
import { alertChoice, line, MAX_TEXT, phone, placeData } from "./account-fields.ts";

export type {
  AccountAnswers,
  AlertsStop,
  Device,
  NewsletterChoice,
  OpenSession,
  PastAlerts,
  Place,
  Profile,
  SavedFire,
  SentAlert,
} from "./account-answers.ts";
export type { AlertChoice, PlaceData } from "./account-fields.ts";

// Requests and responses of the account API. `docs/api/accounts.json` documents them.

const language = z.enum(LANGUAGES);
const token = z.string().min(1).max(8192);
const id = z.uuid();
const fireId = z.string().regex(FIRE_ID);

/** The JSON of a browser's `PushSubscription`. `p256dh` is a P-256 point, and `auth` has 16 bytes. */
const webSubscription = z.object({
  kind: z.literal("web"),
  endpoint: z.url().max(2048),
  keys: z.object({ p256dh: z.string().regex(/^[\w-]{87}=?$/), auth: z.string().regex(/^[\w-]{22}(?:==)?$/) }),
});
/** Firebase Cloud Messaging registration of the agency's app on a phone. */
const fcmSubscription = z.object({
  kind: z.literal("fcm"),
  token: z.string().regex(/^[\w:-]{20,1000}$/),
});
const pushSubscription = z.discriminatedUnion("kind", [webSubscription, fcmSubscription]);
export type WebSubscription = z.output<typeof webSubscription>;

const audiences = z.array(z.enum(RELEASE_AUDIENCES)).max(2);
const email = z
  .string()
  .overwrite(cleanVisible)
  .min(1, "required")
  .max(MAX_TEXT, "long")
  .pipe(z.email("email"));

/** Form to subscribe to releases by email; the keys are the form's field names. */
export const newsletterForm = z
  .object({ email, public: z.boolean(), industrial: z.boolean(), consent: z.literal(true, "agree") })
  .refine((form) => form.public || form.industrial, {
    path: ["public"],
    error: "choose",
    // Report this together with the errors of the other fields.
    when: () => true,
  });
export type NewsletterForm = z.output<typeof newsletterForm>;

/** Returns the release audiences whose boxes are checked in a form. */
export const audiencesOf = (form: Pick<NewsletterForm, "public" | "industrial">): ReleaseAudience[] =>
  RELEASE_AUDIENCES.filter((each) => (each === "CommuniqueGrandPublic" ? form.public : form.industrial));

/** Key or token in an email's link. It proves that the sender of a request can read the mailbox. */
const key = z.string().min(1).max(200);

/** Scopes that an email's key can stop: alerts by email, press releases, or releases and all alerts. */
export const STOP_SCOPES = ["email", "releases", "everything"] as const;
export type StopScope = (typeof STOP_SCOPES)[number];

const OF_PROFILE = { auth0AccessToken: token, language } as const;
/** Fields of a command that can require a recent login, which the ID token's `auth_time` proves. */
const OF_RECENT_LOGIN = { ...OF_PROFILE, idToken: token.optional() } as const;
const OF_PLACES = { accessToken: token, language } as const;

/** Request body of each command. The token is in the body, so that no log of URLs or headers contains it. */
export const ACCOUNT_QUESTIONS = {
  profile: z.strictObject(OF_PROFILE),
  updateProfile: z.strictObject({
    ...OF_RECENT_LOGIN,
    updateData: z.strictObject({
      language: language.optional(),
      phone: phone.nullable().optional(),
      firstName: line.optional(),
      lastName: line.optional(),
      hasQuietHours: z.boolean().optional(),
    }),
  }),
  deleteProfile: z.strictObject(OF_RECENT_LOGIN),
  export: z.strictObject(OF_PROFILE),
  passwordReset: z.strictObject(OF_PROFILE),
  confirmationLink: z.strictObject(OF_PROFILE),
  /** Replaces an unconfirmed address, and sends the confirmation link to the new address. */
  correctEmail: z.strictObject({ ...OF_RECENT_LOGIN, email }),
  phoneCode: z.strictObject({ ...OF_PROFILE, phone }),
  confirmPhone: z.strictObject({
    ...OF_RECENT_LOGIN,
    phone,
    code: z
      .string()
      .overwrite(cleanVisible)
      .regex(/^\d{6}$/),
  }),
  savePlace: z.strictObject({
    ...OF_PLACES,
    /** Id of the place to change; null to create a place. */
    subscriptionId: id.nullable(),
    type: z.enum(PLACE_TYPES),
    data: placeData,
  }),
  deletePlace: z.strictObject({ ...OF_PLACES, subscriptionId: id }),
  saveFire: z.strictObject({ ...OF_PLACES, fireId }),
  deleteFire: z.strictObject({ ...OF_PLACES, fireId }),
  alertFire: z.strictObject({ ...OF_PLACES, fireId, data: alertChoice }),
  seeFires: z.strictObject(OF_PLACES),
  pastAlerts: z.strictObject({
    ...OF_PLACES,
    place: placeData.pick({
      locationNickname: true,
      latitude: true,
      longitude: true,
      radiusKm: true,
      dailyNotification: true,
      orderNotification: true,
      airNotification: true,
      heatNotification: true,
      roadNotification: true,
    }),
  }),
  sentAlerts: z.strictObject(OF_PLACES),
  testAlert: z.strictObject({ ...OF_PLACES, channel: z.enum(["email", "sms"]) }),
  releases: z.strictObject({
    ...OF_PLACES,
    subscriptionData: z.array(z.enum(RELEASE_AUDIENCES)).max(2),
    consent: z.boolean(),
  }),
  saveDevice: z.strictObject({
    ...OF_PLACES,
    subscription: pushSubscription,
    /** The person's device that this subscription replaces. The device keeps its id. */
    deviceId: id.optional(),
  }),
  /** Replaces a browser's subscription without a token. The old keys prove that the browser is the same. */
  renewDevice: z.strictObject({ before: webSubscription, subscription: webSubscription }),
  deleteDevice: z.strictObject({ ...OF_PLACES, deviceId: id }),
  testDevice: z.strictObject({ ...OF_PLACES, deviceId: id }),
  sessions: z.strictObject(OF_PROFILE),
  /** Null to end all sessions. */
  endSession: z.strictObject({ ...OF_RECENT_LOGIN, sessionId: z.string().max(MAX_TEXT).nullable() }),
  askNewsletter: z.strictObject({
    email,
    subscriptionData: audiences.min(1),
    language,
    /** The browser's data about a signed-in person; null if no one is signed in. */
    userData: z.looseObject({}).nullable(),
  }),
  confirmNewsletter: z.strictObject({ token: key, language }),
  newsletter: z.strictObject({ key }),
  changeNewsletter: z.strictObject({ key, subscriptionData: audiences, language }),
  alertsStop: z.strictObject({ key }),
  stopAlerts: z.strictObject({ key, scope: z.enum(STOP_SCOPES) }),
} as const satisfies Record<AccountCommand, z.ZodType>;
export type AccountQuestion<Command extends AccountCommand> = z.output<(typeof ACCOUNT_QUESTIONS)[Command]>;
