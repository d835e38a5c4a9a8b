import { z } from "zod";
import { AIR_LEVELS } from "#territory/air-index.ts";
import { cleanLine, cleanVisible } from "#territory/clean-text.ts";
import { FIRE_ID } from "#territory/fire-id.ts";
import { LANGUAGES } from "#territory/language.ts";
import {
  type AccountCommand,
  type AlertSource,
  PLACE_TYPES,
  type PlaceType,
  RADII_KM,
  RELEASE_AUDIENCES,
  type ReleaseAudience,
} from "./account-commands.ts";
import { takesTexts } from "./phone-number.ts";

// Requests and responses of the account API. `docs/api/accounts.json` documents them.

const MAX_TEXT = 255;
const line = z.string().overwrite(cleanLine).max(MAX_TEXT);
const language = z.enum(LANGUAGES);
const token = z.string().min(1).max(8192);
const phone = z.string().overwrite(cleanVisible).refine(takesTexts, { error: "phone" });
const id = z.uuid();
const fireId = z.string().regex(FIRE_ID);

/** Bounds of Quebec and its surroundings: a place outside would never get alerts. */
const QUEBEC = { south: 44.9, north: 62.7, west: -79.9, east: -56.9 } as const;

export const alertChoice = z.strictObject({
  emailNotification: z.boolean(),
  smsNotification: z.boolean(),
  pushNotification: z.boolean(),
  /** Becomes the profile's number if the profile has none. Text messages only go to the profile's number. */
  phone: phone.nullable(),
  /** True if ticked: we can keep the data that alerts need (Law 25). Required if a channel is chosen. */
  consent: z.boolean(),
});
export type AlertChoice = z.output<typeof alertChoice>;

export const placeData = alertChoice.extend({
  locationNickname: line.nullable(),
  latitude: z.number().min(QUEBEC.south, "position").max(QUEBEC.north, "position"),
  longitude: z.number().min(QUEBEC.west, "position").max(QUEBEC.east, "position"),
  radiusKm: z.int().min(RADII_KM.least).max(RADII_KM.most),
  /** True: at most one message a day. False: one message per change. */
  dailyNotification: z.boolean(),
  /** True: official orders and alerts for its ground, at once. Pages of older builds do not send it. */
  orderNotification: z.boolean().default(true),
  /** Air quality health index from which alerts are sent; null for none. */
  airNotification: z.literal(AIR_LEVELS).nullable().default(null),
  /** True: heat that satellites see within the radius, where no fire is known. */
  heatNotification: z.boolean().default(false),
  /** True: closed roads near fires. */
  roadNotification: z.boolean().default(false),
});
export type PlaceData = z.output<typeof placeData>;

/** A saved place, as the person sees it. */
export interface Place extends Omit<PlaceData, "consent"> {
  readonly id: string;
  readonly type: PlaceType;
  /** Number of its fire danger zone; null if outside all zones. */
  readonly number: number | null;
  readonly administrativeRegionId: string | null;
  readonly savedAt: string;
}

/** A fire that the person follows, and the channels of its alerts. */
export interface SavedFire extends Omit<AlertChoice, "phone" | "consent"> {
  readonly fireId: string;
  readonly savedAt: string;
  /** Time when the person last looked at their fires. Later changes are news. */
  readonly seenAt: string;
}

/** A browser or a phone with the agency's app that gets alerts as notifications. */
export interface Device {
  readonly id: string;
  readonly kind: "web" | "fcm";
  readonly addedAt: string;
  /** Time when its push service reported it as unknown; null while it gets messages. */
  readonly lostAt: string | null;
  /**
   * Digest of a browser's subscription (`subscriptionDigest`), which the browser compares with its own; null
   * for a phone.
   */
  readonly digest: string | null;
}

/** All the data that the site keeps about a person. */
export interface Profile {
  readonly userInfo: {
    readonly email: string;
    /** An unconfirmed address only gets the emails that the person requests. */
    readonly isEmailConfirmed: boolean;
    /** True if the person can correct the address here. */
    readonly isEmailCorrectable: boolean;
    /** True if the person has a password at the identity provider; false if another service signs them in. */
    readonly hasPassword: boolean;
    readonly firstName: string;
    readonly lastName: string;
    readonly phoneNumber: string | null;
    readonly isPhoneVerified: boolean;
    /** Time when the code sent to the number expires; null if no code is pending. */
    readonly phoneCodeUntil: string | null;
    /**
     * Time when the channel started to reject messages, so that we stopped sending; null if it works. The
     * person can correct it or send a test.
     */
    readonly emailRefusedAt: string | null;
    readonly phoneRefusedAt: string | null;
    readonly language: z.output<typeof language>;
    /** True if only urgent alerts are sent between 22:00 and 6:00. */
    readonly hasQuietHours: boolean;
  };
  readonly subscriptions: {
    readonly locations: readonly Place[];
    readonly fires: readonly SavedFire[];
    readonly releases: readonly ReleaseAudience[];
    readonly devices: readonly Device[];
  };
}

/** The JSON of a browser's `PushSubscription`: its endpoint and its keys (P-256 point, 16 bytes). */
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

/** Returns the audiences that a form ticks. */
export const audiencesOf = (form: Pick<NewsletterForm, "public" | "industrial">): ReleaseAudience[] =>
  RELEASE_AUDIENCES.filter((each) => (each === "CommuniqueGrandPublic" ? form.public : form.industrial));

/** Key of the link in an email: its holder reads that mailbox. */
const key = z.string().min(1).max(200);

/** The releases that an address gets; empty after it unsubscribed. */
export interface NewsletterChoice {
  /** First character and domain of the address, so that the person recognizes it. */
  readonly email: string | null;
  readonly subscriptionData: readonly ReleaseAudience[];
}

/** Scopes that an email's key can stop: alerts by email, press releases, or both and every other channel. */
export const STOP_SCOPES = ["email", "releases", "everything"] as const;
export type StopScope = (typeof STOP_SCOPES)[number];

/** Remaining alerts and releases of the person, by the key of an alert email; empty if the key is invalid. */
export interface AlertsStop {
  readonly email: string | null;
  /** Number of places and fires that alert by email. */
  readonly byEmail: number;
  /** Number of places and fires that alert by text message or notification. */
  readonly byOther: number;
  readonly hasReleases: boolean;
}

/** Alerts that a place would have caused over the last days, by the rules that send alerts. */
export interface PastAlerts {
  /** Start of the known changes: 30 days ago, or when the watch began if later. */
  readonly since: string;
  readonly changes: number;
  readonly messages: number;
  /** Number of messages on the busiest day. */
  readonly mostADay: number;
  /** The newest alert, with the headline of its message. */
  readonly newest: { readonly headline: string; readonly at: string } | null;
  /** An example message about an invented fire. */
  readonly example: { readonly headline: string; readonly advice: string | null };
}

/** A message that was sent, or could not be sent. */
export interface SentAlert {
  readonly at: string;
  readonly channel: "email" | "sms" | "push";
  /** `none` if the person has no address on that channel. */
  readonly state: "waiting" | "sent" | "failed" | "none";
  /** The channel that should have delivered it, if this one is its fallback. */
  readonly insteadOf: "email" | "sms" | "push" | null;
  /**
   * Most severe first. `path` is the page's, without the site's origin. The name of the place or fire says
   * why it was sent.
   */
  readonly alerts: readonly {
    readonly headline: string;
    readonly path: string;
    /** Status of the fire; null if the alert is not about a fire. */
    readonly statusId: 0 | 1 | 2 | 3 | 4 | 5 | 6 | null;
    readonly source: AlertSource;
  }[];
}

/** A browser or an app in which the person is logged in, according to the identity provider. */
export interface OpenSession {
  /** The claim `sid` of the ID tokens of this session. */
  readonly id: string;
  /** Names of browser and system; null if the provider's user agent has no known name. */
  readonly device: string | null;
  readonly startedAt: string | null;
  readonly usedAt: string | null;
}

const OF_PROFILE = { auth0AccessToken: token, language } as const;
/** Includes the ID token: its `auth_time` proves a recent login. */
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
  /** Replaces an unconfirmed address, and sends the link to the new one. */
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
    /** Null to create a place. */
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
  /** Replaces a browser's subscription without a page: only it and the server know the old keys. */
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
    /** The browser's data about a signed-in person; null for others. */
    userData: z.looseObject({}).nullable(),
  }),
  confirmNewsletter: z.strictObject({ token: key, language }),
  newsletter: z.strictObject({ key }),
  changeNewsletter: z.strictObject({ key, subscriptionData: audiences, language }),
  alertsStop: z.strictObject({ key }),
  stopAlerts: z.strictObject({ key, scope: z.enum(STOP_SCOPES) }),
} as const satisfies Record<AccountCommand, z.ZodType>;
export type AccountQuestion<Command extends AccountCommand> = z.output<(typeof ACCOUNT_QUESTIONS)[Command]>;

/** Response of each command. */
export interface AccountAnswers {
  profile: Profile;
  updateProfile: Profile;
  deleteProfile: { readonly deleted: true };
  /** A file for the person with all their data, including consents. */
  export: object;
  passwordReset: { readonly sent: true };
  /** False if the address is already confirmed, so that no link is sent. */
  confirmationLink: { readonly sent: boolean };
  correctEmail: Profile;
  phoneCode: { readonly sent: true };
  confirmPhone: Profile;
  savePlace: Place;
  deletePlace: { readonly deleted: true };
  saveFire: SavedFire;
  deleteFire: { readonly deleted: true };
  alertFire: SavedFire;
  seeFires: { readonly seenAt: string };
  pastAlerts: PastAlerts;
  sentAlerts: { readonly messages: readonly SentAlert[] };
  testAlert: { readonly sent: true };
  releases: { readonly subscriptionData: readonly ReleaseAudience[] };
  saveDevice: Device;
  renewDevice: { readonly renewed: true };
  deleteDevice: { readonly deleted: true };
  testDevice: { readonly sent: true };
  sessions: { readonly sessions: readonly OpenSession[] };
  endSession: { readonly ended: true };
  /** The same response whether the address is known or not. */
  askNewsletter: { readonly sent: true };
  confirmNewsletter: NewsletterChoice & { readonly key: string };
  newsletter: NewsletterChoice;
  changeNewsletter: NewsletterChoice;
  alertsStop: AlertsStop;
  stopAlerts: AlertsStop;
}
