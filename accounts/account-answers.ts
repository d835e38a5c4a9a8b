import { z } from "zod";
import { LANGUAGES } from "#territory/language.ts";
import { type AccountCommand, ALERT_SOURCES, PLACE_TYPES, RELEASE_AUDIENCES } from "./account-commands.ts";
import { alertChoice, placeData } from "./account-fields.ts";

// Responses of the account API. No program checks its own responses: the schemas are for types and for
// `docs/api/accounts.json`.

const moment = z.iso.datetime();

/** A saved place, as the person sees it. */
const place = placeData.omit({ consent: true }).extend({
  id: z.uuid(),
  type: z.enum(PLACE_TYPES),
  number: z.int().nullable().describe("Number of its fire danger zone; null outside all zones"),
  administrativeRegionId: z.string().nullable(),
  savedAt: moment,
});

/** A fire that the person follows, and the channels of its alerts. */
const savedFire = z.strictObject({
  fireId: z.string(),
  savedAt: moment,
  seenAt: moment.describe("The last time the person looked at their fires; later changes are news"),
  ...alertChoice.omit({ phone: true, consent: true }).shape,
});

/** A device that gets alerts as notifications: a browser, or a phone with the agency's app. */
const device = z.strictObject({
  id: z.uuid(),
  kind: z.enum(["web", "fcm"]),
  addedAt: moment,
  /** Null while the device gets messages. */
  lostAt: moment.nullable().describe("The time at which its push service reported it as unknown"),
  /** Result of `subscriptionDigest`. A browser compares it with its own digest to find its own device. */
  digest: z
    .string()
    .nullable()
    .describe(
      "SHA-256 of a browser's endpoint and keys, joined by line breaks, in base64url; null for a phone",
    ),
});

/** A browser or an app in which the person is logged in, according to the identity provider. */
const session = z.strictObject({
  id: z.string().describe("The claim `sid` of the ID tokens of this session"),
  device: z.string().nullable().describe("Names of browser and system; null if unknown"),
  startedAt: moment.nullable(),
  usedAt: moment.nullable(),
});

const releases = z.array(z.enum(RELEASE_AUDIENCES));

/** All the data that the site keeps about a person. */
const profile = z.strictObject({
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
    /** Null if no code is pending. */
    phoneCodeUntil: moment.nullable().describe("The time at which the code sent to the number expires"),
    /** Null if the address accepts messages. Otherwise, the person can correct the address or send a test. */
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

/** The press releases that an address without a profile gets; empty after all of them were stopped. */
const newsletterChoice = z.strictObject({
  email: z
    .string()
    .nullable()
    .describe("First character and domain of the address; null if it gets no more emails"),
  subscriptionData: releases,
});

/** Alerts and press releases that the person of an email's key still gets; empty if the key is invalid. */
const alertsStop = z.strictObject({
  email: z.string().nullable().describe("First character and domain of the address; null for an invalid key"),
  byEmail: z.int().describe("Number of places and fires with alerts by email"),
  byOther: z.int().describe("Number of places and fires with alerts by text message or notification"),
  hasReleases: z.boolean(),
});

const channel = z.enum(["email", "sms", "push"]);
/** A message that was sent, or could not be sent. */
const sentAlert = z.strictObject({
  at: moment,
  channel,
  state: z
    .enum(["waiting", "sent", "failed", "none"])
    .describe("`none`: the person has no address on that channel"),
  insteadOf: channel.nullable().describe("The channel that failed first"),
  /** Alerts of the message, most severe first, each with the path of its page, without an origin. */
  alerts: z.array(
    z.strictObject({
      headline: z.string(),
      path: z.string(),
      /** Null if the alert is not about a fire. */
      statusId: z.literal([0, 1, 2, 3, 4, 5, 6]).nullable().describe("Status of the fire of the alert"),
      source: z
        .enum(ALERT_SOURCES)
        .describe(
          "Author of the alert: the agency, Alert Ready, Environment Canada for the air quality, Natural Resources Canada for heat, or Transports Québec for roads",
        ),
    }),
  ),
});

/** Alerts that a person would have got about a place over the last days, by the rules for real alerts. */
const pastAlerts = z.strictObject({
  /** Start of the days that were checked: 30 days ago, or the first known change if later. */
  since: moment.describe("The start of the list: 30 days ago, or the first known change if later"),
  changes: z.int(),
  messages: z.int(),
  /** Number of messages on the busiest day. */
  mostADay: z.int(),
  /** The newest alert, with the headline of its message. */
  newest: z.strictObject({ headline: z.string(), at: moment }).nullable(),
  /** An example message about an invented fire. */
  example: z.strictObject({ headline: z.string(), advice: z.string().nullable() }),
});

const deleted = z.strictObject({ deleted: z.literal(true) });
const sent = z.strictObject({ sent: z.literal(true) });

/** Response of each command. */
export const ANSWERS = {
  profile,
  updateProfile: profile,
  deleteProfile: deleted,
  /** A file for the person with all their data, including consents. */
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
  pastAlerts,
  sentAlerts: z.strictObject({ messages: z.array(sentAlert) }),
  testAlert: sent,
  releases: z.strictObject({ subscriptionData: releases }),
  saveDevice: device,
  renewDevice: z.strictObject({ renewed: z.literal(true) }),
  deleteDevice: deleted,
  testDevice: sent,
  sessions: z.strictObject({ sessions: z.array(session) }),
  endSession: z.strictObject({ ended: z.literal(true) }),
  /** The same response whether the address is known or not. */
  askNewsletter: sent,
  confirmNewsletter: newsletterChoice.extend({
    key: z.string().describe("Key in the address of the preferences page"),
  }),
  newsletter: newsletterChoice,
  changeNewsletter: newsletterChoice,
  alertsStop,
  stopAlerts: alertsStop,
} as const satisfies Record<AccountCommand, z.ZodType>;

type Frozen<T> = T extends object ? { readonly [Key in keyof T]: Frozen<T[Key]> } : T;
export type AccountAnswers = { [Command in AccountCommand]: Frozen<z.output<(typeof ANSWERS)[Command]>> };
export type Place = AccountAnswers["savePlace"];
export type SavedFire = AccountAnswers["saveFire"];
export type Device = AccountAnswers["saveDevice"];
export type Profile = AccountAnswers["profile"];
export type NewsletterChoice = AccountAnswers["newsletter"];
export type AlertsStop = AccountAnswers["alertsStop"];
export type PastAlerts = AccountAnswers["pastAlerts"];
export type SentAlert = AccountAnswers["sentAlerts"]["messages"][number];
export type OpenSession = AccountAnswers["sessions"]["sessions"][number];
