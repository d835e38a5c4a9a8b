// This file is long because it lists all tables, with the references between them.
// Only the migrations have the indexes, the keys of several columns and the checks.

import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  customType,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  real,
  smallint,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";

// Milliseconds, as in JavaScript: a time that is read equals the time that was written.
const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

const bytea = customType<{ data: Uint8Array }>({ dataType: () => "bytea" });

/** Kinds of changes, for alerts and timelines. Stored as text: a new kind needs no migration. */
export const CHANGE_KINDS = [
  "fire-new",
  "fire-status",
  "fire-size",
  "fire-contained",
  "fire-extinguished",
  "fire-gone",
  "fire-located",
  "danger",
  "restriction-begun",
  "restriction-changed",
  "restriction-lifted",
  "order-begun",
  "order-changed",
  "order-ended",
  "air-reached",
  "air-fell",
  "heat-seen",
  "road-closed",
  "road-reopened",
] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** The last good response of each path of the data service, for the watch's comparisons. */
export const readings = pgTable("readings", {
  path: text("path").primaryKey(),
  value: jsonb("value").notNull(),
  readAt: moment("read_at").notNull(),
});

/** Readings that sites and workers share: one program sends the request, and the others use its reading. */
export const sharedReadings = pgTable("shared_readings", {
  /** Name of the reading, and version of its packed format. */
  key: text("key").primaryKey(),
  version: bigint("version", { mode: "number" }).notNull(),
  packed: bytea("packed").notNull(),
  storedAt: moment("stored_at").notNull().defaultNow(),
});

/** Files of the builds that sites serve. Each site can serve the files of other builds. */
export const buildFiles = pgTable("build_files", {
  path: text("path").primaryKey(),
  body: bytea("body").notNull(),
  isPacked: boolean("is_packed").notNull(),
  /** Last time that a site started with the file, or marked it as used. */
  usedAt: moment("used_at").notNull().defaultNow(),
});

/** The latest story at each path: sites redirect from a story's former paths. */
export const storyPaths = pgTable("story_paths", {
  language: text("language", { enum: ["fr", "en"] }).notNull(),
  path: text("path").notNull(),
  /** The story's uuid at the content service. */
  story: text("story").notNull(),
  seenAt: moment("seen_at").notNull().defaultNow(),
});

/** Last claims of tasks for a single program. For `backup`, the end of the last backup (`backup.sh`). */
export const taskClaims = pgTable("task_claims", {
  task: text("task").primaryKey(),
  claimedAt: moment("claimed_at").notNull().defaultNow(),
});

/** Differences between two readings. The natural key has the previous `readAt`, to write each change once. */
export const changes = pgTable("changes", {
  /** Order of writing. Times do not give this order, because clocks can be equal or go back. */
  id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  kind: text("kind", { enum: CHANGE_KINDS }).notNull(),
  /** Id of a fire, restriction, order or road; number of a zone; station and level; or point of heat. */
  subject: text("subject").notNull(),
  seasonYear: integer("season_year").notNull(),
  /** State before the change; null if the kind of change has none. */
  before: jsonb("before"),
  /** State after the change; null if a restriction ended or a fire left the list. */
  after: jsonb("after"),
  previousReadAt: moment("previous_read_at").notNull(),
  observedAt: moment("observed_at").notNull(),
  /** Location of a fire, a station, heat or a road. */
  latitude: doublePrecision("latitude"),
  longitude: doublePrecision("longitude"),
  zoneNumber: smallint("zone_number"),
  /** Regions of a restriction whose area is unknown, before or after the change. */
  regions: text("regions").array().notNull().default([]),
  /** Fingerprints of a restriction's known areas, before or after the change. */
  areas: text("areas").array().notNull().default([]),
  /** Recipients: `nearer` for only people whom the fire nears; null for no one, and before matching. */
  told: text("told", { enum: ["all", "nearer"] }),
  matchedAt: moment("matched_at"),
  /** Number of affected people, if it exceeds the limit for sending without a review. */
  heldPeople: integer("held_people"),
  /** Time when the agency sent or dropped the held change. */
  releasedAt: moment("released_at"),
  /** Time of the last failed match; later changes are matched meanwhile. */
  matchFailedAt: moment("match_failed_at"),
  /** Time when the agency corrected the change, which then sends no more alerts. */
  correctedAt: moment("corrected_at"),
  /** Id of the last matched saved place, if matching takes many steps; null before the first. */
  matchedThrough: uuid("matched_through"),
  /** Id of the last matched follower of the fire, if matching takes many steps; null before the first. */
  followersThrough: uuid("followers_through"),
  /** Number of places matched at once, if larger batches took too long. */
  matchAtOnce: integer("match_at_once"),
});

/** Areas of restrictions in changes, by fingerprint. */
export const restrictionAreas = pgTable("restriction_areas", {
  fingerprint: text("fingerprint").primaryKey(),
  shape: jsonb("shape").notNull(),
  keptAt: moment("kept_at").notNull(),
});

export const CAP_TYPES = ["Alert", "Update", "Cancel"] as const;

/** Messages of the Common Alerting Protocol: a chain for each subject, written once and never changed. */
export const capMessages = pgTable("cap_messages", {
  id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  /** Fire, restriction or zone that the message is about: the start of the message's identifier. */
  subject: text("subject").notNull(),
  /** Id of the previous message about the subject; null for the first message. */
  follows: bigint("follows", { mode: "number" }),
  msgType: text("msg_type", { enum: CAP_TYPES }).notNull(),
  /** Sending time in whole seconds, as in the protocol. */
  sentAt: moment("sent_at").notNull(),
  expiresAt: moment("expires_at").notNull(),
  content: jsonb("content").notNull(),
});

/** Time when the messages of each watched path were last compared with an accepted response. */
export const capChecks = pgTable("cap_checks", {
  path: text("path").primaryKey(),
  checkedAt: moment("checked_at").notNull(),
});

export const CHANNELS = ["email", "sms", "push"] as const;
export type Channel = (typeof CHANNELS)[number];

/** `waiting` until due; `claimed` by a sending worker for a time; `sent`, or `dead` if never accepted. */
export const DELIVERY_STATES = ["waiting", "claimed", "sent", "dead"] as const;

/** People with a profile. Sealed values are encrypted: a copied table reveals no name, address or number. */
export const people = pgTable("people", {
  id: uuid("id").primaryKey(),
  /** Id of the person at the identity provider. */
  subject: text("subject").notNull().unique("people_subject"),
  sealedEmail: text("sealed_email").notNull(),
  sealedFirstName: text("sealed_first_name").notNull(),
  sealedLastName: text("sealed_last_name").notNull(),
  language: text("language", { enum: ["fr", "en"] }).notNull(),
  sealedPhone: text("sealed_phone"),
  /** Keyed hash of the number: equal for equal numbers, and not reversible. */
  phoneMark: text("phone_mark"),
  phoneVerifiedAt: moment("phone_verified_at"),
  createdAt: moment("created_at").notNull(),
  /** Last time that the provider returned the person's name and address. */
  checkedAt: moment("checked_at").notNull(),
  /** If true, only urgent alerts are sent between 22:00 and 6:00. */
  hasQuietHours: boolean("has_quiet_hours").notNull().default(false),
  /** Time since which the address or number rejects messages. No more are sent until the person retries. */
  emailRefusedAt: moment("email_refused_at"),
  phoneRefusedAt: moment("phone_refused_at"),
  /** Whether the provider says that the address is verified; null if unknown, which counts as verified. */
  emailVerified: boolean("email_verified"),
  /** Time of the last change of address; null if the address is as old as the profile. */
  emailSince: moment("email_since"),
  /** Last use of the profile, to the day. */
  usedAt: moment("used_at").notNull().defaultNow(),
  /** Earliest day of erasure, from the last warning about the unused profile; null without a warning. */
  eraseAt: moment("erase_at"),
  lastWarnedAt: moment("last_warned_at"),
  /** Whether the provider ever said that any address of the person is verified; true if unknown. */
  emailOnceVerified: boolean("email_once_verified").notNull().default(true),
  /** Saved places and fires whose text messages the person ended by STOP: START restores these choices. */
  stoppedTexts: jsonb("stopped_texts").$type<{
    readonly places: readonly string[];
    readonly fires: readonly string[];
  }>(),
});

/** Subscribers to press releases without a profile. A row is deleted when its subscriber unsubscribes. */
export const newsletterSubscribers = pgTable("newsletter_subscribers", {
  id: uuid("id").primaryKey(),
  sealedEmail: text("sealed_email").notNull(),
  emailMark: text("email_mark").notNull().unique("newsletter_subscribers_email"),
  language: text("language", { enum: ["fr", "en"] }).notNull(),
  /** Confirmed audiences; empty until the subscriber confirms. */
  audiences: text("audiences").array().notNull(),
  /** Requested audiences, until they are confirmed. */
  askedAudiences: text("asked_audiences").array(),
  /** Keyed hash of the token in the confirmation email. */
  tokenMark: text("token_mark").unique("newsletter_subscribers_token"),
  tokenUntil: moment("token_until"),
  createdAt: moment("created_at").notNull(),
});

/** Press releases that are not sent again: already sent, or published before anyone could subscribe. */
export const toldReleases = pgTable("told_releases", {
  releaseId: text("release_id").primaryKey(),
  toldAt: moment("told_at").notNull(),
});

/** Consents of addresses to press releases, with text version and method. Kept longer than a subscription. */
export const newsletterConsents = pgTable("newsletter_consents", {
  id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  emailMark: text("email_mark").notNull(),
  audiences: text("audiences").array().notNull(),
  textVersion: text("text_version").notNull(),
  language: text("language", { enum: ["fr", "en"] }).notNull(),
  method: text("method").notNull(),
  givenAt: moment("given_at").notNull(),
  withdrawnAt: moment("withdrawn_at"),
});

/** One message to one address. It is written in the transaction of its cause, and sent by any worker. */
export const deliveries = pgTable("deliveries", {
  id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  /** Cause, recipient and channel, to write a message only once. */
  naturalKey: text("natural_key").notNull().unique("deliveries_natural_key"),
  kind: text("kind").notNull(),
  channel: text("channel", { enum: CHANNELS }).notNull(),
  language: text("language", { enum: ["fr", "en"] }).notNull(),
  /** Encrypted: a copy of this table reveals no address or number. */
  sealedAddress: text("sealed_address").notNull(),
  about: jsonb("about").notNull(),
  /** Messages with the lowest value are sent first. `URGENCIES` of `delivery/` has the order. */
  urgency: smallint("urgency").notNull(),
  state: text("state", { enum: DELIVERY_STATES }).notNull(),
  dueAt: moment("due_at").notNull(),
  attempts: integer("attempts").notNull().default(0),
  claimedBy: text("claimed_by"),
  claimedUntil: moment("claimed_until"),
  /** Id of the message at the channel, for its receipts. */
  reference: text("reference"),
  reason: text("reason"),
  createdAt: moment("created_at").notNull(),
  endedAt: moment("ended_at"),
  /** Profile whose erasure also deletes the message; null if no erasure deletes it. */
  personId: uuid("person_id").references(() => people.id, { onDelete: "cascade" }),
  /** Subscriber whose deletion also deletes the message; null if the message has no subscriber. */
  subscriberId: uuid("subscriber_id").references(() => newsletterSubscribers.id, { onDelete: "cascade" }),
  /** Time of delivery, if the channel reports it. */
  deliveredAt: moment("delivered_at"),
  /** For a dead alert: time when another channel was looked for. */
  followedAt: moment("followed_at"),
});

/** Messages that people sent to the agency, until they are erased. All except the subject is sealed. */
export const contactMessages = pgTable("contact_messages", {
  id: uuid("id").primaryKey(),
  /** Reference that the sender knows. */
  reference: text("reference").notNull().unique("contact_messages_reference"),
  /** Fingerprint: the same message sent twice on a day is stored once. */
  fingerprint: text("fingerprint").notNull().unique("contact_messages_once"),
  subject: text("subject").notNull(),
  language: text("language", { enum: ["fr", "en"] }).notNull(),
  sealedMessage: text("sealed_message").notNull(),
  /** Whether the message seems sent by a bot. It still goes to the agency, but marked as suspect. */
  isSuspect: boolean("is_suspect").notNull(),
  /** Whether the sender gets a confirmation email. */
  isAnswered: boolean("is_answered").notNull(),
  createdAt: moment("created_at").notNull(),
});

/** Files of contact messages. A stored file can only be decrypted with its row. */
export const contactFiles = pgTable("contact_files", {
  id: uuid("id").primaryKey(),
  messageId: uuid("message_id")
    .notNull()
    .references(() => contactMessages.id, { onDelete: "cascade" }),
  /** The file's name, kind and key. */
  sealedFile: text("sealed_file").notNull(),
  createdAt: moment("created_at").notNull(),
});

/** Fire reports of the public. The location is not encrypted (decision 37); all other content is sealed. */
export const fireReports = pgTable("fire_reports", {
  id: uuid("id").primaryKey(),
  /** Key that the sender's device made: a report that is sent twice is stored once. */
  clientKey: uuid("client_key").notNull().unique("fire_reports_once"),
  reference: text("reference").notNull().unique("fire_reports_reference"),
  language: text("language", { enum: ["fr", "en"] }).notNull(),
  /** Location of the fire; null if it is only described in words. */
  lat: doublePrecision("lat"),
  lon: doublePrecision("lon"),
  status: text("status", { enum: ["new", "checking", "confirmed", "known", "unfounded"] }).notNull(),
  /** Null after the personal data is erased. */
  sealedReport: text("sealed_report"),
  announcedPhotos: smallint("announced_photos").notNull(),
  /** Whether the report seems sent by a bot. It is kept, but marked as suspect. */
  isSuspect: boolean("is_suspect").notNull(),
  /** Whether a copy goes to the sender. */
  isAnswered: boolean("is_answered").notNull(),
  createdAt: moment("created_at").notNull(),
  statusAt: moment("status_at").notNull(),
});

const reportId = () =>
  uuid("report_id")
    .notNull()
    .references(() => fireReports.id, { onDelete: "cascade" });

/** Photos of reports. The image files are in the photo store, by id. */
export const reportPhotos = pgTable("report_photos", {
  id: uuid("id").primaryKey(),
  reportId: reportId(),
  bytes: integer("bytes").notNull(),
  width: integer("width").notNull(),
  height: integer("height").notNull(),
  /** Location where the photo was taken, `lat,lon`, if its sender agreed. */
  sealedPosition: text("sealed_position"),
  createdAt: moment("created_at").notNull(),
});

/** Reports and photos to send to dispatch's own system, and when it accepted them. */
export const reportHandovers = pgTable("report_handovers", {
  id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  reportId: reportId(),
  /** Null for the report itself. */
  photoId: uuid("photo_id").references(() => reportPhotos.id, { onDelete: "cascade" }),
  dueAt: moment("due_at").notNull(),
  attempts: integer("attempts").notNull().default(0),
  heldBy: uuid("held_by"),
  heldUntil: moment("held_until"),
  reason: text("reason"),
  acceptedAt: moment("accepted_at"),
});

/** Channels that the agency paused, or that closed after many refusals: their messages wait. */
export const channelPauses = pgTable("channel_pauses", {
  channel: text("channel", { enum: CHANNELS }).primaryKey(),
  pausedAt: moment("paused_at").notNull(),
  /** Last refusal before the channel closed; null if the agency paused the channel. */
  reason: text("reason"),
  /** Number of refusals among the last responses (`answers`) when the channel closed. */
  refused: integer("refused"),
  answers: integer("answers"),
  /** Time, some minutes before the channel closed, from which refusals are doubtful. */
  since: moment("since"),
  /** Time when the next message probes the closed channel. */
  probeAt: moment("probe_at"),
  /** Time when a message or the agency reopened the channel. Refusals stay doubtful for a while after it. */
  reopenedAt: moment("reopened_at"),
});

/** Messages that a channel refused permanently, with the time. */
export const channelRefusals = pgTable("channel_refusals", {
  deliveryId: bigint("delivery_id", { mode: "number" })
    .primaryKey()
    .references(() => deliveries.id, { onDelete: "cascade" }),
  channel: text("channel", { enum: CHANNELS }).notNull(),
  /** Person or subscriber of the message: many refused messages to one recipient count once. */
  owner: text("owner").notNull(),
  firstAt: moment("first_at").notNull(),
  lastAt: moment("last_at").notNull(),
  /** Whether the response means that the address does not exist. */
  isGone: boolean("is_gone").notNull(),
});

const box = customType<{ data: string }>({ dataType: () => "box" });
/** SQL condition for a saved place or fire with alerts, as in both indexes. In brackets, to combine it. */
export const HAS_ALERTS = sql`(by_email OR by_sms OR by_push)`;
/** SQL for the point that a saved place is matched by, as in the index of places. */
export const GROUND_POINT = sql`point(coalesce(ground_longitude, longitude), coalesce(ground_latitude, latitude))`;
/** SQL condition for a saved place that must be located, as in the index of places. */
export const IS_GROUND_UNKNOWN = sql`(grounded_at IS NULL OR grounded_at < changed_at)`;
const personId = () =>
  uuid("person_id")
    .notNull()
    .references(() => people.id, { onDelete: "cascade" });

/** Saved places and their alerts. The location is not encrypted: alerts are matched by it, as on pages. */
export const savedPlaces = pgTable("saved_places", {
  id: uuid("id").primaryKey(),
  personId: personId(),
  sealedNickname: text("sealed_nickname"),
  type: text("type").notNull(),
  latitude: doublePrecision("latitude").notNull(),
  longitude: doublePrecision("longitude").notNull(),
  radiusKm: smallint("radius_km").notNull(),
  /** Zone and region, found as on pages; null outside zones or regions, and until the place is located. */
  zoneNumber: smallint("zone_number"),
  regionCode: text("region_code"),
  byEmail: boolean("by_email").notNull(),
  bySms: boolean("by_sms").notNull(),
  byPush: boolean("by_push").notNull(),
  isDaily: boolean("is_daily").notNull(),
  sealedPhone: text("sealed_phone"),
  createdAt: moment("created_at").notNull(),
  changedAt: moment("changed_at").notNull(),
  /** Box around the radius of the place, computed by the database. */
  reach: box("reach").generatedAlwaysAs(sql`box()`),
  /** Point for matching: the nearest shore if the place is on water; null until the place is located. */
  groundLatitude: doublePrecision("ground_latitude"),
  groundLongitude: doublePrecision("ground_longitude"),
  /** Version of the shapes that located the place's point, zone and region. */
  shapesKey: text("shapes_key"),
  /** Time when the place was located. Before `changed_at` if an older program version changed the place. */
  groundedAt: moment("grounded_at"),
  /** Whether official orders and alerts for the place's own point are sent, if any channel is chosen. */
  withOrders: boolean("with_orders").notNull().default(true),
  /** Air quality health index from which alerts are sent, if any channel is chosen; null for none. */
  airLevel: smallint("air_level"),
  /** Whether alerts are sent about heat that satellites see within the radius, where no fire is known. */
  alertHeat: boolean("alert_heat").notNull().default(false),
  /** Whether alerts are sent about closed roads near fires. */
  alertRoads: boolean("alert_roads").notNull().default(false),
});

/** Alerts: one row for each change, place or followed fire, and channel, with any number of workers. */
export const alerts = pgTable("alerts", {
  id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  /** No foreign key: it took 40% of matching time. Matching locks the change, which outlives its alerts. */
  changeId: bigint("change_id", { mode: "number" }).notNull(),
  personId: personId(),
  /** Null for a followed fire. */
  placeId: uuid("place_id").references(() => savedPlaces.id, { onDelete: "cascade" }),
  channel: text("channel", { enum: CHANNELS }).notNull(),
  /** 0 is urgent: the alert does not wait for the day's digest or the end of quiet hours. */
  urgency: smallint("urgency").notNull(),
  distanceKm: real("distance_km"),
  /** Earliest time to send the alert. Quiet hours and recent alerts can postpone it. */
  dueAt: moment("due_at").notNull(),
  gatheredAt: moment("gathered_at"),
  /** Chosen channel that failed, and that this alert's channel replaces; null if no channel failed. */
  insteadOf: text("instead_of", { enum: CHANNELS }),
  /** Id of the change whose false all-clear this alert corrects; null for other alerts. */
  takesBack: bigint("takes_back", { mode: "number" }),
});

/** Browsers that get notifications of alerts, and phones with the agency's app. */
export const devices = pgTable("devices", {
  id: uuid("id").primaryKey(),
  personId: personId(),
  /** Address at the browser vendor's push service; for a phone, its registration at Firebase. */
  sealedEndpoint: text("sealed_endpoint").notNull(),
  endpointMark: text("endpoint_mark").notNull().unique("devices_endpoint"),
  /** Encryption keys for messages to the browser; empty for a phone. */
  sealedKeys: text("sealed_keys").notNull(),
  addedAt: moment("added_at").notNull(),
  kind: text("kind", { enum: ["web", "fcm"] })
    .notNull()
    .default("web"),
  /** Time when the push service reported the device as unknown; null while the device gets messages. */
  lostAt: moment("lost_at"),
});

export const savedFires = pgTable("saved_fires", {
  personId: personId(),
  /** Id of the fire: `{year}-{number}`. */
  fireId: text("fire_id").notNull(),
  savedAt: moment("saved_at").notNull(),
  seenAt: moment("seen_at").notNull(),
  byEmail: boolean("by_email").notNull().default(false),
  bySms: boolean("by_sms").notNull().default(false),
  byPush: boolean("by_push").notNull().default(false),
});

export const releaseSubscriptions = pgTable("release_subscriptions", {
  personId: personId(),
  audience: text("audience").notNull(),
  since: moment("since").notNull(),
});

/** Consents of people, with text version and method. Kept as long as the profile. */
export const consents = pgTable("consents", {
  id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  personId: personId(),
  purpose: text("purpose", { enum: ["alerts", "releases"] }).notNull(),
  textVersion: text("text_version").notNull(),
  language: text("language", { enum: ["fr", "en"] }).notNull(),
  method: text("method").notNull(),
  givenAt: moment("given_at").notNull(),
  withdrawnAt: moment("withdrawn_at"),
});

/** Consents of people whose profiles are erased, by keyed hashes of their addresses (docs/decisions/0057). */
export const pastConsents = pgTable("past_consents", {
  id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  emailMark: text("email_mark"),
  phoneMark: text("phone_mark"),
  purpose: text("purpose", { enum: ["alerts", "releases"] }).notNull(),
  textVersion: text("text_version").notNull(),
  language: text("language", { enum: ["fr", "en"] }).notNull(),
  method: text("method").notNull(),
  givenAt: moment("given_at").notNull(),
  withdrawnAt: moment("withdrawn_at").notNull(),
});

/** Codes that verify phone numbers: one at a time for each person. */
export const phoneCodes = pgTable("phone_codes", {
  personId: personId().primaryKey(),
  phoneMark: text("phone_mark").notNull(),
  codeMark: text("code_mark").notNull(),
  expiresAt: moment("expires_at").notNull(),
  attempts: smallint("attempts").notNull().default(0),
});

/** Profiles that are erased here but not yet at the identity provider. */
export const deletions = pgTable("deletions", {
  id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  /** Sealed id at the provider; null after the provider erased the person too: only a record remains. */
  sealedSubject: text("sealed_subject"),
  /** Keyed hash of the erased person's id, to refuse old tokens; null after all these tokens have expired. */
  subjectMark: text("subject_mark"),
  erasedAt: moment("erased_at").notNull(),
  finishedAt: moment("finished_at"),
  attempts: integer("attempts").notNull().default(0),
  nextAt: moment("next_at").notNull(),
});

/** Count of each key in its current window, for limits across all processes. */
export const rateLimits = pgTable("rate_limits", {
  key: text("key").primaryKey(),
  windowStart: moment("window_start").notNull(),
  count: integer("count").notNull(),
});

/** Source of a staff member's name: the identity provider, a page, the password's user name, or none. */
export const NAMED_BY = ["identity", "page", "password", "none"] as const;

export const ROLES = ["operator", "dispatch"] as const;

/** Sessions of operators and dispatch who signed in at the identity provider. */
export const operatorSessions = pgTable("operator_sessions", {
  id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  /** Keyed hash of the token that only the browser has. */
  mark: text("mark").notNull().unique("operator_sessions_mark"),
  /** The person's id at the provider. */
  subject: text("subject").notNull(),
  sealedName: text("sealed_name").notNull(),
  roles: text("roles", { enum: ROLES }).array().notNull(),
  createdAt: moment("created_at").notNull().defaultNow(),
  lastSeenAt: moment("last_seen_at").notNull().defaultNow(),
});

/** Staff's access to people's data on the agency's pages: views, each at most once a day, and all actions. */
export const consultations = pgTable("consultations", {
  id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  readAt: moment("read_at").notNull(),
  /** Staff member's name, proven if `named_by` is `identity`; empty if the password came without a name. */
  reader: text("reader").notNull(),
  namedBy: text("named_by", { enum: NAMED_BY }).notNull(),
  page: text("page", { enum: ["operator", "dispatch"] }).notNull(),
  /** Kind of the shown data or of the action: `Shown` or `Made` in `worker/consultations/consultation.ts`. */
  shown: text("shown").notNull(),
  /** Empty if the data belongs to no report. */
  reportIds: uuid("report_ids").array().notNull(),
  /** Keyed hash of the staff member's network: equal for equal networks, not reversible. Null if unknown. */
  networkMark: text("network_mark"),
});

/** Migrations that were made on this database; written by `migrate`. */
export const migrations = pgTable("migrations", {
  number: integer("number").primaryKey(),
  name: text("name").notNull(),
  appliedAt: moment("applied_at").notNull().defaultNow(),
});
