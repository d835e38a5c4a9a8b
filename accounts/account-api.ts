import { z } from "zod";
import { cleanLine, cleanVisible } from "#territory/clean-text.ts";
import { FIRE_ID } from "#territory/fire-id.ts";
import { LANGUAGES } from "#territory/language.ts";
import {
  type AccountAct,
  PLACE_TYPES,
  type PlaceType,
  RADII_KM,
  RELEASE_AUDIENCES,
  type ReleaseAudience,
} from "./account-acts.ts";
import { takesTexts } from "./phone-number.ts";

// What browser and server say to each other about accounts; `docs/api/accounts.json` describes it.

const MAX_TEXT = 255;
const line = z.string().overwrite(cleanLine).max(MAX_TEXT);
const language = z.enum(LANGUAGES);
const token = z.string().min(1).max(8192);
const phone = z.string().overwrite(cleanVisible).refine(takesTexts, { error: "phone" });
const id = z.uuid();
const fireId = z.string().regex(FIRE_ID);

/** Quebec and what borders on it: a place elsewhere would never be alerted. */
const QUEBEC = { south: 44.9, north: 62.7, west: -79.9, east: -56.9 } as const;

/** By which channels somebody hears of a place or a fire. */
export const alertChoice = z.strictObject({
  emailNotification: z.boolean(),
  smsNotification: z.boolean(),
  pushNotification: z.boolean(),
  /** The profile's from now on, where it has none: text messages go to the profile's alone. */
  phone: phone.nullable(),
  /** Ticked: we may keep and use what alerts need (Law 25). Asked for where a channel is chosen. */
  consent: z.boolean(),
});
export type AlertChoice = z.output<typeof alertChoice>;

/** What somebody says of a place. */
export const placeData = alertChoice.extend({
  locationNickname: line.nullable(),
  latitude: z.number().min(QUEBEC.south, "position").max(QUEBEC.north, "position"),
  longitude: z.number().min(QUEBEC.west, "position").max(QUEBEC.east, "position"),
  radiusKm: z.int().min(RADII_KM.least).max(RADII_KM.most),
  /** One message a day, where there is something to say; otherwise one per change. */
  dailyNotification: z.boolean(),
});
export type PlaceData = z.output<typeof placeData>;

/** A saved place, as its person sees it. */
export interface Place extends Omit<PlaceData, "consent"> {
  readonly id: string;
  readonly type: PlaceType;
  /** Of its fire danger zone; null outside all. */
  readonly number: number | null;
  readonly administrativeRegionId: string | null;
  readonly savedAt: string;
}

/** A fire that somebody follows, and by which channels they hear of it. */
export interface SavedFire extends Omit<AlertChoice, "phone" | "consent"> {
  readonly fireId: string;
  readonly savedAt: string;
  /** When its person last looked at their fires; changes after it are news. */
  readonly seenAt: string;
}

/** A browser that gets alerts as notifications, or a phone with the agency's app. */
export interface Device {
  readonly id: string;
  readonly kind: "web" | "fcm";
  readonly addedAt: string;
  /** When its push service said that it no longer knows it; null while it gets messages. */
  readonly lostAt: string | null;
  /** Digest of a browser's subscription (`subscriptionDigest`), to compare with its own; null for a phone. */
  readonly digest: string | null;
}

/** All that the site keeps of somebody. */
export interface Profile {
  readonly userInfo: {
    readonly email: string;
    /** Nothing but what they ask for themselves is sent to an address that its person has not confirmed. */
    readonly isEmailConfirmed: boolean;
    /** Whether its person may correct it here. */
    readonly isEmailCorrectable: boolean;
    /** Whether they have a password at the identity provider; else another service lets them in. */
    readonly hasPassword: boolean;
    readonly firstName: string;
    readonly lastName: string;
    readonly phoneNumber: string | null;
    readonly isPhoneVerified: boolean;
    /** Until when the code may be typed that was sent to the number. */
    readonly phoneCodeUntil: string | null;
    /** Since when nothing arrives there, and nothing more is sent: to be mended, or tried again by a test. */
    readonly emailRefusedAt: string | null;
    readonly phoneRefusedAt: string | null;
    readonly language: z.output<typeof language>;
    /** Only urgent alerts come between 22:00 and 6:00. */
    readonly hasQuietHours: boolean;
  };
  readonly subscriptions: {
    readonly locations: readonly Place[];
    readonly fires: readonly SavedFire[];
    readonly releases: readonly ReleaseAudience[];
    readonly devices: readonly Device[];
  };
}

/** What a browser's `PushSubscription` says as JSON: where it is reached, and its keys (P-256 point, 16 bytes). */
const webSubscription = z.object({
  kind: z.literal("web"),
  endpoint: z.url().max(2048),
  keys: z.object({ p256dh: z.string().regex(/^[\w-]{87}=?$/), auth: z.string().regex(/^[\w-]{22}(?:==)?$/) }),
});
/** What Firebase Cloud Messaging calls the agency's app on a phone. */
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

/** What somebody fills in who wants releases by email; the names are those of the form's fields. */
export const newsletterForm = z
  .object({ email, public: z.boolean(), industrial: z.boolean(), consent: z.literal(true, "agree") })
  .refine((form) => form.public || form.industrial, {
    path: ["public"],
    error: "choose",
    // Said together with what is wrong beside it.
    when: () => true,
  });
export type NewsletterForm = z.output<typeof newsletterForm>;

/** The audiences that a form ticks. */
export const audiencesOf = (form: Pick<NewsletterForm, "public" | "industrial">): ReleaseAudience[] =>
  RELEASE_AUDIENCES.filter((each) => (each === "CommuniqueGrandPublic" ? form.public : form.industrial));

/** Of the link in a letter: who holds it reads that mailbox. */
const key = z.string().min(1).max(200);

/** What an address gets of the releases; none once it stopped. */
export interface NewsletterChoice {
  /** Its first letter and its domain: enough to know it again. */
  readonly email: string | null;
  readonly subscriptionData: readonly ReleaseAudience[];
}

/** What a letter's key may stop: alerts by email, press releases, or both and every other channel. */
export const STOP_SCOPES = ["email", "releases", "everything"] as const;
export type StopScope = (typeof STOP_SCOPES)[number];

/** What somebody still gets, by the key of an alert's letter; nothing for a key that is none. */
export interface AlertsStop {
  readonly email: string | null;
  /** Places and fires that alert by email. */
  readonly byEmail: number;
  /** Places and fires that alert by text message or notification. */
  readonly byOther: number;
  readonly hasReleases: boolean;
}

/** What alerts would have come of a place over the last days, by the rules that send them. */
export interface PastAlerts {
  /** From when on changes are known: 30 days ago, or when the watch began. */
  readonly since: string;
  readonly changes: number;
  readonly messages: number;
  /** On the day that had most. */
  readonly mostADay: number;
  /** The newest, as its message would have said it. */
  readonly newest: { readonly headline: string; readonly at: string } | null;
  /** A message that never was, of a fire that never was, as one looks. */
  readonly example: { readonly headline: string; readonly advice: string | null };
}

/** A message that was sent, or could not be. */
export interface SentAlert {
  readonly at: string;
  readonly channel: "email" | "sms" | "push";
  /** `none` where its person has no address on that channel. */
  readonly state: "waiting" | "sent" | "failed" | "none";
  /** The channel that should have taken it. */
  readonly insteadOf: "email" | "sms" | "push" | null;
  /** Gravest first. The path is the page's, without the site's origin; the place's name, or the fire's, is why. */
  readonly alerts: readonly {
    readonly headline: string;
    readonly path: string;
    /** Status of the fire that it is about; null if it is about something else. */
    readonly statusId: 0 | 1 | 2 | 3 | 4 | 5 | 6 | null;
  }[];
}

/** A browser or an app in which somebody is logged in, as the identity provider knows it. */
export interface OpenSession {
  /** The claim `sid` of the ID tokens of this session. */
  readonly id: string;
  /** Names of browser and system; null if the provider's words name none that we know. */
  readonly device: string | null;
  readonly startedAt: string | null;
  readonly usedAt: string | null;
}

const OF_PROFILE = { auth0AccessToken: token, language } as const;
/** With the ID token: its `auth_time` proves a recent login. */
const OF_RECENT_LOGIN = { ...OF_PROFILE, idToken: token.optional() } as const;
const OF_PLACES = { accessToken: token, language } as const;

/** What each is asked with. The token stands in the body, where no log of addresses or headers has it. */
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
  /** Has the link sent again that confirms the profile's address. */
  confirmationLink: z.strictObject(OF_PROFILE),
  /** Another address in place of one that was not confirmed, and its link. */
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
    /** Null for a new one. */
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
    }),
  }),
  sentAlerts: z.strictObject(OF_PLACES),
  /** Sends a message that says it is a test: to see that they arrive. */
  testAlert: z.strictObject({ ...OF_PLACES, channel: z.enum(["email", "sms"]) }),
  releases: z.strictObject({
    ...OF_PLACES,
    subscriptionData: z.array(z.enum(RELEASE_AUDIENCES)).max(2),
    consent: z.boolean(),
  }),
  saveDevice: z.strictObject({
    ...OF_PLACES,
    subscription: pushSubscription,
    /** The person's device that this subscription replaces; it keeps its id. */
    deviceId: id.optional(),
  }),
  /** Replaces a browser's subscription, with no page open: only the browser and the server know the keys of the old one. */
  renewDevice: z.strictObject({ before: webSubscription, subscription: webSubscription }),
  deleteDevice: z.strictObject({ ...OF_PLACES, deviceId: id }),
  /** Shows a notification on it: to see that they arrive. */
  testDevice: z.strictObject({ ...OF_PLACES, deviceId: id }),
  sessions: z.strictObject(OF_PROFILE),
  /** Null for all of them. */
  endSession: z.strictObject({ ...OF_RECENT_LOGIN, sessionId: z.string().max(MAX_TEXT).nullable() }),
  askNewsletter: z.strictObject({
    email,
    subscriptionData: audiences.min(1),
    language,
    /** What the browser knows of whoever is in; null for others. */
    userData: z.looseObject({}).nullable(),
  }),
  confirmNewsletter: z.strictObject({ token: key, language }),
  newsletter: z.strictObject({ key }),
  changeNewsletter: z.strictObject({ key, subscriptionData: audiences, language }),
  alertsStop: z.strictObject({ key }),
  stopAlerts: z.strictObject({ key, scope: z.enum(STOP_SCOPES) }),
} as const satisfies Record<AccountAct, z.ZodType>;
export type AccountQuestion<Act extends AccountAct> = z.output<(typeof ACCOUNT_QUESTIONS)[Act]>;

/** What each answers. */
export interface AccountAnswers {
  profile: Profile;
  updateProfile: Profile;
  deleteProfile: { readonly deleted: true };
  /** A file for its person: everything kept, consents too. */
  export: object;
  passwordReset: { readonly sent: true };
  /** Not sent where the address is confirmed already. */
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
  /** The same whether the address is known or not. */
  askNewsletter: { readonly sent: true };
  confirmNewsletter: NewsletterChoice & { readonly key: string };
  newsletter: NewsletterChoice;
  changeNewsletter: NewsletterChoice;
  alertsStop: AlertsStop;
  stopAlerts: AlertsStop;
}
