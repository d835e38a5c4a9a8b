// Long because it is the one list of tables: what refers to what is seen in one place.

import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  customType,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";

// Milliseconds, as JavaScript counts: a time read back equals the time written.
const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

const bytea = customType<{ data: Uint8Array }>({ dataType: () => "bytea" });

/** What can happen, in the words of alerts and timelines. Kept as text: a new kind needs no migration. */
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
] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** The last good answer of each path of the data service that the watch compared. */
export const readings = pgTable("readings", {
  path: text("path").primaryKey(),
  value: jsonb("value").notNull(),
  readAt: moment("read_at").notNull(),
});

/** Readings of the data service that sites and workers share: one of them asks, the others take what it believed. */
export const sharedReadings = pgTable("shared_readings", {
  /** Names the shape of what is packed, and the reading. */
  key: text("key").primaryKey(),
  version: bigint("version", { mode: "number" }).notNull(),
  packed: bytea("packed").notNull(),
  storedAt: moment("stored_at").notNull().defaultNow(),
});

/** Files of the builds that sites serve: a site can serve those of the others. */
export const buildFiles = pgTable("build_files", {
  path: text("path").primaryKey(),
  body: bytea("body").notNull(),
  /** Whether brotli packed the body. */
  isPacked: boolean("is_packed").notNull(),
  /** When a site last started with it, or marked it. */
  usedAt: moment("used_at").notNull().defaultNow(),
});

/** The story that was last at each path: sites redirect the paths that stories left. */
export const storyPaths = pgTable(
  "story_paths",
  {
    language: text("language", { enum: ["fr", "en"] }).notNull(),
    path: text("path").notNull(),
    /** Its uuid at the content service. */
    story: text("story").notNull(),
    seenAt: moment("seen_at").notNull().defaultNow(),
  },
  (row) => [primaryKey({ columns: [row.language, row.path] })],
);

/** When a task was last claimed that only one program must do. `backup` is the end of the last one (`deploy/backup/backup.sh`). */
export const taskClaims = pgTable("task_claims", {
  task: text("task").primaryKey(),
  claimedAt: moment("claimed_at").notNull().defaultNow(),
});

/**
 * One difference between two readings. Two workers that compare the same previous reading write it once:
 * `previousReadAt`, the `readAt` of that reading, is part of its natural key.
 */
export const changes = pgTable(
  "changes",
  {
    /** In the order of writing: clocks may tie or step back. */
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text("kind", { enum: CHANGE_KINDS }).notNull(),
    /** A fire's id (`{year}-{number}`), a zone's number, or a restriction's id. */
    subject: text("subject").notNull(),
    seasonYear: integer("season_year").notNull(),
    /** Null for what begins. */
    before: jsonb("before"),
    /** Null for what ends. */
    after: jsonb("after"),
    previousReadAt: moment("previous_read_at").notNull(),
    observedAt: moment("observed_at").notNull(),
    /** Where it is: of a fire. */
    latitude: doublePrecision("latitude"),
    longitude: doublePrecision("longitude"),
    /** Of danger. */
    zoneNumber: smallint("zone_number"),
    /** Of a restriction whose area is not known, before it or after. */
    regions: text("regions").array().notNull().default([]),
    /** Of a restriction whose area is known, before it or after: fingerprints. */
    areas: text("areas").array().notNull().default([]),
    /** Who was to hear of it; null for nobody, and before it is matched. */
    told: text("told", { enum: ["all", "nearer"] }),
    /** When the places that it concerns were found. */
    matchedAt: moment("matched_at"),
    /** How many people it concerns, where those are more than may hear of it without a second look. */
    heldPeople: integer("held_people"),
    /** When somebody of the agency let it go, or dropped it. */
    releasedAt: moment("released_at"),
    /** When it could not be matched, last; those after it go on meanwhile. */
    matchFailedAt: moment("match_failed_at"),
    /** When the agency corrected what was told of it; nobody hears of it after. */
    correctedAt: moment("corrected_at"),
    /** Places up to this one, by their ids, are matched; null before the first step of many. */
    matchedThrough: uuid("matched_through"),
    /** Followers up to this person, likewise. */
    followersThrough: uuid("followers_through"),
    /** How many are matched at once, where more took too long. */
    matchAtOnce: integer("match_at_once"),
  },
  (change) => [
    unique("changes_natural_key").on(change.seasonYear, change.kind, change.subject, change.previousReadAt),
    check("changes_are_differences", sql`${change.before} IS DISTINCT FROM ${change.after}`),
    index("changes_by_subject").on(change.subject, change.id),
    index("changes_by_time").on(change.observedAt),
    index("changes_to_match").on(change.id).where(sql`matched_at IS NULL`),
    index("changes_held").on(change.id).where(sql`held_people IS NOT NULL AND released_at IS NULL`),
  ],
);

/** The ground of restrictions that changes speak of, by their fingerprint. */
export const restrictionAreas = pgTable("restriction_areas", {
  fingerprint: text("fingerprint").primaryKey(),
  shape: jsonb("shape").notNull(),
  keptAt: moment("kept_at").notNull(),
});

export const CAP_TYPES = ["Alert", "Update", "Cancel"] as const;

/** Messages of the Common Alerting Protocol: a chain for each subject, each message written once and never changed. */
export const capMessages = pgTable(
  "cap_messages",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    /** A fire, a restriction or a zone: the start of its messages' identifiers. */
    subject: text("subject").notNull(),
    /** The id of the subject's message before this one; null for its first. */
    follows: bigint("follows", { mode: "number" }),
    msgType: text("msg_type", { enum: CAP_TYPES }).notNull(),
    /** Whole seconds, as the protocol writes them. */
    sentAt: moment("sent_at").notNull(),
    expiresAt: moment("expires_at").notNull(),
    content: jsonb("content").notNull(),
  },
  (message) => [
    unique("cap_messages_chain").on(message.subject, message.follows).nullsNotDistinct(),
    index("cap_messages_by_time").on(message.sentAt),
    index("cap_messages_by_follows").on(message.follows),
  ],
);

/** When the messages of each watched path were last compared with an answer that was believed. */
export const capChecks = pgTable("cap_checks", {
  path: text("path").primaryKey(),
  checkedAt: moment("checked_at").notNull(),
});

export const CHANNELS = ["email", "sms", "push"] as const;
export type Channel = (typeof CHANNELS)[number];

/**
 * `waiting` until it is due; `claimed` by a worker that hands it over, until its claim ends; then `sent`, or `dead` when the
 * channel will never take it.
 */
export const DELIVERY_STATES = ["waiting", "claimed", "sent", "dead"] as const;

/** Who has a profile. What is sealed is encrypted: a copy of these tables says nobody's name, address or number. */
export const people = pgTable(
  "people",
  {
    id: uuid("id").primaryKey(),
    /** What the identity provider calls them. */
    subject: text("subject").notNull().unique("people_subject"),
    sealedEmail: text("sealed_email").notNull(),
    sealedFirstName: text("sealed_first_name").notNull(),
    sealedLastName: text("sealed_last_name").notNull(),
    language: text("language", { enum: ["fr", "en"] }).notNull(),
    sealedPhone: text("sealed_phone"),
    /** Equal numbers have equal marks, which lead back to no number. */
    phoneMark: text("phone_mark"),
    phoneVerifiedAt: moment("phone_verified_at"),
    createdAt: moment("created_at").notNull(),
    /** When the provider last said their name and address. */
    checkedAt: moment("checked_at").notNull(),
    /** Only urgent alerts between 22:00 and 6:00. */
    hasQuietHours: boolean("has_quiet_hours").notNull().default(false),
    /** Since when the address, or the number, takes nothing: none is sent there until they try it again. */
    emailRefusedAt: moment("email_refused_at"),
    phoneRefusedAt: moment("phone_refused_at"),
    /** Whether the provider says that the address is theirs; null from before it was asked, and then taken as theirs. */
    emailVerified: boolean("email_verified"),
    /** When another address took the place of the first; null: it is as old as the profile. */
    emailSince: moment("email_since"),
    /** When its person last did or read something here, to a day. */
    usedAt: moment("used_at").notNull().defaultNow(),
    /** The day of which they were warned, since they use it no more: not erased before it. Null: they were not warned. */
    eraseAt: moment("erase_at"),
    /** When the last warning was posted. */
    lastWarnedAt: moment("last_warned_at"),
    /** Whether the provider ever said of an address that it is theirs, be it another than today's; true where nobody knows. */
    emailOnceVerified: boolean("email_once_verified").notNull().default(true),
    /** The saved places and fires whose text messages STOP ended: START brings them back. */
    stoppedTexts: jsonb("stopped_texts").$type<{
      readonly places: readonly string[];
      readonly fires: readonly string[];
    }>(),
  },
  (person) => [
    check("people_phone_whole", sql`(${person.sealedPhone} IS NULL) = (${person.phoneMark} IS NULL)`),
    check(
      "people_verified_phone",
      sql`${person.phoneVerifiedAt} IS NULL OR ${person.sealedPhone} IS NOT NULL`,
    ),
    index("people_by_phone").on(person.phoneMark).where(sql`phone_mark IS NOT NULL`),
    index("people_to_confirm").on(person.checkedAt).where(sql`NOT email_verified`),
    index("people_by_use").on(person.usedAt, person.id),
  ],
);

/** Who gets press releases without a profile; whoever stops is deleted. */
export const newsletterSubscribers = pgTable(
  "newsletter_subscribers",
  {
    id: uuid("id").primaryKey(),
    sealedEmail: text("sealed_email").notNull(),
    emailMark: text("email_mark").notNull().unique("newsletter_subscribers_email"),
    language: text("language", { enum: ["fr", "en"] }).notNull(),
    /** What they get: nothing before they confirm. */
    audiences: text("audiences").array().notNull(),
    /** What they asked for last, until they confirm it. */
    askedAudiences: text("asked_audiences").array(),
    /** Of the link in the letter that asks them to. */
    tokenMark: text("token_mark").unique("newsletter_subscribers_token"),
    tokenUntil: moment("token_until"),
    createdAt: moment("created_at").notNull(),
  },
  (subscriber) => [
    check(
      "newsletter_subscribers_token_whole",
      sql`(${subscriber.tokenMark} IS NULL) = (${subscriber.tokenUntil} IS NULL) AND (${subscriber.tokenMark} IS NULL) = (${subscriber.askedAudiences} IS NULL)`,
    ),
  ],
);

/** Releases that were sent, or were there before anybody could ask for them. */
export const toldReleases = pgTable("told_releases", {
  releaseId: text("release_id").primaryKey(),
  toldAt: moment("told_at").notNull(),
});

/** That an address agreed to releases, to which words and how; it outlives the subscription, without the address. */
export const newsletterConsents = pgTable(
  "newsletter_consents",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    emailMark: text("email_mark").notNull(),
    audiences: text("audiences").array().notNull(),
    textVersion: text("text_version").notNull(),
    language: text("language", { enum: ["fr", "en"] }).notNull(),
    method: text("method").notNull(),
    givenAt: moment("given_at").notNull(),
    withdrawnAt: moment("withdrawn_at"),
  },
  (consent) => [index("newsletter_consents_by_email").on(consent.emailMark)],
);

/** One message to one address: written in the transaction of what caused it, handed over by any worker. */
export const deliveries = pgTable(
  "deliveries",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    /** What caused it, for whom and how: written twice, it is one. */
    naturalKey: text("natural_key").notNull().unique("deliveries_natural_key"),
    /** Which text it says. */
    kind: text("kind").notNull(),
    channel: text("channel", { enum: CHANNELS }).notNull(),
    language: text("language", { enum: ["fr", "en"] }).notNull(),
    /** Encrypted: a copy of this table says nobody's number. */
    sealedAddress: text("sealed_address").notNull(),
    /** What fills the text. */
    about: jsonb("about").notNull(),
    /** The least is handed over first: `URGENCIES` of `delivery/` says what comes before what. */
    urgency: smallint("urgency").notNull(),
    state: text("state", { enum: DELIVERY_STATES }).notNull(),
    dueAt: moment("due_at").notNull(),
    attempts: integer("attempts").notNull().default(0),
    claimedBy: text("claimed_by"),
    claimedUntil: moment("claimed_until"),
    /** What the channel calls it, for its receipts. */
    reference: text("reference"),
    /** Why the last attempt failed. */
    reason: text("reason"),
    createdAt: moment("created_at").notNull(),
    endedAt: moment("ended_at"),
    /** Whose profile it comes of, and goes with; null where it outlives it. */
    personId: uuid("person_id").references(() => people.id, { onDelete: "cascade" }),
    /** Whose subscription to releases, likewise. */
    subscriberId: uuid("subscriber_id").references(() => newsletterSubscribers.id, { onDelete: "cascade" }),
    /** When it arrived, where the channel says so. */
    deliveredAt: moment("delivered_at"),
    /** Of an alert that is dead: when another channel was looked for. */
    followedAt: moment("followed_at"),
  },
  (delivery) => [
    check(
      "deliveries_claimed_whole",
      sql`(${delivery.state} = 'claimed') = (${delivery.claimedUntil} IS NOT NULL)`,
    ),
    index("deliveries_to_do")
      .on(delivery.channel, delivery.urgency, delivery.dueAt, delivery.id)
      .where(sql`state IN ('waiting', 'claimed')`),
    index("deliveries_by_person").on(delivery.personId, delivery.id).where(sql`person_id IS NOT NULL`),
    index("deliveries_by_subscriber").on(delivery.subscriberId).where(sql`subscriber_id IS NOT NULL`),
    index("deliveries_by_reference").on(delivery.reference).where(sql`reference IS NOT NULL`),
    index("deliveries_by_end").on(delivery.endedAt),
    index("deliveries_by_time").on(delivery.createdAt),
    index("deliveries_sent_alerts").on(delivery.endedAt).where(sql`state = 'sent' AND kind = 'alert'`),
    index("deliveries_to_follow")
      .on(delivery.endedAt)
      .where(sql`state = 'dead' AND followed_at IS NULL AND kind IN ('alert', 'digest')`),
  ],
);

/** What people wrote to the agency, until it is erased; sealed but for what it is about. */
export const contactMessages = pgTable("contact_messages", {
  id: uuid("id").primaryKey(),
  /** How its writer names it. */
  reference: text("reference").notNull().unique("contact_messages_reference"),
  /** The same message sent twice on a day is one. */
  fingerprint: text("fingerprint").notNull().unique("contact_messages_once"),
  subject: text("subject").notNull(),
  language: text("language", { enum: ["fr", "en"] }).notNull(),
  sealedMessage: text("sealed_message").notNull(),
  /** It may come of a program: it is sent, and marked. */
  isSuspect: boolean("is_suspect").notNull(),
  /** Its writer gets a letter that says it came. */
  isAnswered: boolean("is_answered").notNull(),
  createdAt: moment("created_at").notNull(),
});

/** Files that came with messages; what is stored of each opens with its row alone. */
export const contactFiles = pgTable(
  "contact_files",
  {
    id: uuid("id").primaryKey(),
    messageId: uuid("message_id")
      .notNull()
      .references(() => contactMessages.id, { onDelete: "cascade" }),
    /** Its name, its kind and the key that opens it. */
    sealedFile: text("sealed_file").notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [index("contact_files_by_message").on(table.messageId)],
);

/** Fires that the public reports; where it is stands in the clear (decision 37), all else that somebody said is sealed. */
export const fireReports = pgTable(
  "fire_reports",
  {
    id: uuid("id").primaryKey(),
    /** Made by its sender's device: sent twice, it is one. */
    clientKey: uuid("client_key").notNull().unique("fire_reports_once"),
    reference: text("reference").notNull().unique("fire_reports_reference"),
    language: text("language", { enum: ["fr", "en"] }).notNull(),
    /** Where the fire is; null where words alone say it. */
    lat: doublePrecision("lat"),
    lon: doublePrecision("lon"),
    status: text("status", { enum: ["new", "checking", "confirmed", "known", "unfounded"] }).notNull(),
    /** Null once the personal data is erased. */
    sealedReport: text("sealed_report"),
    announcedPhotos: smallint("announced_photos").notNull(),
    /** It may come of a program: it is kept, and marked. */
    isSuspect: boolean("is_suspect").notNull(),
    /** A copy goes to its sender. */
    isAnswered: boolean("is_answered").notNull(),
    createdAt: moment("created_at").notNull(),
    statusAt: moment("status_at").notNull(),
  },
  (report) => [index("fire_reports_by_time").on(report.createdAt)],
);

const reportId = () =>
  uuid("report_id")
    .notNull()
    .references(() => fireReports.id, { onDelete: "cascade" });

/** Photos of reports; the pictures themselves are in the photo store, by their ids. */
export const reportPhotos = pgTable(
  "report_photos",
  {
    id: uuid("id").primaryKey(),
    reportId: reportId(),
    bytes: integer("bytes").notNull(),
    width: integer("width").notNull(),
    height: integer("height").notNull(),
    /** Where it was taken, `lat,lon`, if its sender agreed. */
    sealedPosition: text("sealed_position"),
    createdAt: moment("created_at").notNull(),
  },
  (photo) => [index("report_photos_by_report").on(photo.reportId)],
);

/** What dispatch's own system has still to accept, and when it did. */
export const reportHandovers = pgTable(
  "report_handovers",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    reportId: reportId(),
    /** Null: the report itself. */
    photoId: uuid("photo_id").references(() => reportPhotos.id, { onDelete: "cascade" }),
    dueAt: moment("due_at").notNull(),
    attempts: integer("attempts").notNull().default(0),
    heldBy: uuid("held_by"),
    heldUntil: moment("held_until"),
    reason: text("reason"),
    acceptedAt: moment("accepted_at"),
  },
  (handover) => [
    unique("report_handovers_once").on(handover.reportId, handover.photoId).nullsNotDistinct(),
    index("report_handovers_to_do").on(handover.dueAt).where(sql`accepted_at IS NULL`),
  ],
);

/** Channels that the agency paused, or that closed by themselves: their messages wait. */
export const channelPauses = pgTable("channel_pauses", {
  channel: text("channel", { enum: CHANNELS }).primaryKey(),
  pausedAt: moment("paused_at").notNull(),
  /** The last answer that closed the channel by itself; null if the agency paused it. */
  reason: text("reason"),
  /** How many of the last answers were refusals as it closed by itself. */
  refused: integer("refused"),
  answers: integer("answers"),
  /** Start of the time whose refusals are in doubt. */
  since: moment("since"),
  /** When one message tries the channel next. */
  probeAt: moment("probe_at"),
  /** When a message or the agency opened it again. Its answers stay in doubt for a while. */
  reopenedAt: moment("reopened_at"),
});

/** Messages that a channel refused for good, and when. */
export const channelRefusals = pgTable("channel_refusals", {
  deliveryId: bigint("delivery_id", { mode: "number" })
    .primaryKey()
    .references(() => deliveries.id, { onDelete: "cascade" }),
  channel: text("channel", { enum: CHANNELS }).notNull(),
  /** Whose message it is: many messages to one person count once. */
  owner: text("owner").notNull(),
  firstAt: moment("first_at").notNull(),
  lastAt: moment("last_at").notNull(),
  /** The answer means that the address does not exist. */
  isGone: boolean("is_gone").notNull(),
});

const box = customType<{ data: string }>({ dataType: () => "box" });
/** Of a place or a fire, as in their indexes; in brackets, since it stands beside other conditions. */
export const HAS_ALERTS = sql`(by_email OR by_sms OR by_push)`;
/** Of a place, where it stands; as in its index. */
export const GROUND_POINT = sql`point(coalesce(ground_longitude, longitude), coalesce(ground_latitude, latitude))`;
/** Of a place, whether its ground has to be found; as in its index. */
export const IS_GROUND_UNKNOWN = sql`(grounded_at IS NULL OR grounded_at < changed_at)`;
const personId = () =>
  uuid("person_id")
    .notNull()
    .references(() => people.id, { onDelete: "cascade" });

/** A place and its alerts. Where it is stands in the clear: alerts are matched by it, as exactly as pages answer. */
export const savedPlaces = pgTable(
  "saved_places",
  {
    id: uuid("id").primaryKey(),
    personId: personId(),
    sealedNickname: text("sealed_nickname"),
    type: text("type").notNull(),
    latitude: doublePrecision("latitude").notNull(),
    longitude: doublePrecision("longitude").notNull(),
    radiusKm: smallint("radius_km").notNull(),
    /** Derived from the point, as pages answer for it. */
    zoneNumber: smallint("zone_number"),
    regionCode: text("region_code"),
    byEmail: boolean("by_email").notNull(),
    bySms: boolean("by_sms").notNull(),
    byPush: boolean("by_push").notNull(),
    isDaily: boolean("is_daily").notNull(),
    sealedPhone: text("sealed_phone"),
    createdAt: moment("created_at").notNull(),
    changedAt: moment("changed_at").notNull(),
    /** The ground that its radius takes in; the database's own reckoning. */
    reach: box("reach").generatedAlwaysAs(sql`box()`),
    /** Where it stands: the shore, of a point on the water. Null until it is found: the point itself then. */
    groundLatitude: doublePrecision("ground_latitude"),
    groundLongitude: doublePrecision("ground_longitude"),
    /** The shapes by which its ground, zone and region were found. */
    shapesKey: text("shapes_key"),
    /** When they were; before its last change where a version that knows nothing of them made it. */
    groundedAt: moment("grounded_at"),
  },
  (place) => [
    index("saved_places_by_person").on(place.personId, place.createdAt),
    index("saved_places_by_reach").using("gist", place.reach).where(HAS_ALERTS),
    index("saved_places_by_zone").on(place.zoneNumber).where(HAS_ALERTS),
    index("saved_places_by_region").on(place.regionCode).where(HAS_ALERTS),
    index("saved_places_by_ground").using("gist", GROUND_POINT).where(HAS_ALERTS),
    index("saved_places_by_shapes").on(place.shapesKey),
    index("saved_places_to_ground").on(place.id).where(IS_GROUND_UNKNOWN),
  ],
);

/** That somebody hears of a change, for a place of theirs or a fire that they follow, by a channel: once, whoever finds it. */
export const alerts = pgTable(
  "alerts",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    changeId: bigint("change_id", { mode: "number" })
      .notNull()
      .references(() => changes.id, { onDelete: "cascade" }),
    personId: personId(),
    /** Null of a fire that somebody follows. */
    placeId: uuid("place_id").references(() => savedPlaces.id, { onDelete: "cascade" }),
    channel: text("channel", { enum: CHANNELS }).notNull(),
    /** 0 is urgent: it waits neither for the day's digest nor for the end of quiet hours. */
    urgency: smallint("urgency").notNull(),
    /** From the place to the fire. */
    distanceKm: real("distance_km"),
    /** Not before; quiet hours and what was told a moment ago may put it off. */
    dueAt: moment("due_at").notNull(),
    /** When it went into a message. */
    gatheredAt: moment("gathered_at"),
    /** The chosen channel that could not take it. */
    insteadOf: text("instead_of", { enum: CHANNELS }),
    /** The change that its person was told, and that proved false: an all-clear. */
    takesBack: bigint("takes_back", { mode: "number" }),
  },
  (alert) => [
    unique("alerts_once").on(alert.changeId, alert.placeId, alert.channel),
    uniqueIndex("alerts_of_followers_once")
      .on(alert.changeId, alert.personId, alert.channel)
      .where(sql`place_id IS NULL`),
    index("alerts_to_gather").on(alert.urgency, alert.dueAt, alert.id).where(sql`gathered_at IS NULL`),
    index("alerts_by_person").on(alert.personId, alert.id),
    index("alerts_by_place").on(alert.placeId),
  ],
);

/** Browsers that get alerts as notifications, and phones with the agency's app. */
export const devices = pgTable(
  "devices",
  {
    id: uuid("id").primaryKey(),
    personId: personId(),
    /** Where its maker's push service takes messages for it; of a phone, its registration at Firebase Cloud Messaging. */
    sealedEndpoint: text("sealed_endpoint").notNull(),
    endpointMark: text("endpoint_mark").notNull().unique("devices_endpoint"),
    /** What messages to it are encrypted by; a phone has none. */
    sealedKeys: text("sealed_keys").notNull(),
    addedAt: moment("added_at").notNull(),
    kind: text("kind", { enum: ["web", "fcm"] })
      .notNull()
      .default("web"),
    /** When its push service said that it no longer knows it; null while it gets messages. */
    lostAt: moment("lost_at"),
  },
  (device) => [index("devices_by_person").on(device.personId)],
);

export const savedFires = pgTable(
  "saved_fires",
  {
    personId: personId(),
    /** `{year}-{number}`. */
    fireId: text("fire_id").notNull(),
    savedAt: moment("saved_at").notNull(),
    seenAt: moment("seen_at").notNull(),
    byEmail: boolean("by_email").notNull().default(false),
    bySms: boolean("by_sms").notNull().default(false),
    byPush: boolean("by_push").notNull().default(false),
  },
  (fire) => [
    primaryKey({ columns: [fire.personId, fire.fireId] }),
    index("saved_fires_by_fire").on(fire.fireId).where(HAS_ALERTS),
  ],
);

export const releaseSubscriptions = pgTable(
  "release_subscriptions",
  { personId: personId(), audience: text("audience").notNull(), since: moment("since").notNull() },
  (subscription) => [primaryKey({ columns: [subscription.personId, subscription.audience] })],
);

/** That somebody agreed, to which words and how; kept as long as their profile. */
export const consents = pgTable(
  "consents",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    personId: personId(),
    purpose: text("purpose", { enum: ["alerts", "releases"] }).notNull(),
    textVersion: text("text_version").notNull(),
    language: text("language", { enum: ["fr", "en"] }).notNull(),
    method: text("method").notNull(),
    givenAt: moment("given_at").notNull(),
    withdrawnAt: moment("withdrawn_at"),
  },
  (consent) => [index("consents_by_person").on(consent.personId, consent.purpose)],
);

/** What people agreed to whose profile is erased, by the marks of their addresses (docs/decisions/0057). */
export const pastConsents = pgTable(
  "past_consents",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    emailMark: text("email_mark"),
    phoneMark: text("phone_mark"),
    purpose: text("purpose", { enum: ["alerts", "releases"] }).notNull(),
    textVersion: text("text_version").notNull(),
    language: text("language", { enum: ["fr", "en"] }).notNull(),
    method: text("method").notNull(),
    givenAt: moment("given_at").notNull(),
    withdrawnAt: moment("withdrawn_at").notNull(),
  },
  (consent) => [
    check("past_consents_marked", sql`${consent.emailMark} IS NOT NULL OR ${consent.phoneMark} IS NOT NULL`),
  ],
);

/** Codes on their way to phones; one at a time for each person. */
export const phoneCodes = pgTable("phone_codes", {
  personId: personId().primaryKey(),
  phoneMark: text("phone_mark").notNull(),
  codeMark: text("code_mark").notNull(),
  expiresAt: moment("expires_at").notNull(),
  attempts: smallint("attempts").notNull().default(0),
});

/** Profiles that are erased here and have still to be at the identity provider. */
export const deletions = pgTable(
  "deletions",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    /** Sealed; null once the provider has erased it too: nothing is left then but that somebody left. */
    sealedSubject: text("sealed_subject"),
    /** Refuses the tokens that outlive the profile. */
    subjectMark: text("subject_mark"),
    erasedAt: moment("erased_at").notNull(),
    finishedAt: moment("finished_at"),
    attempts: integer("attempts").notNull().default(0),
    nextAt: moment("next_at").notNull(),
  },
  (deletion) => [
    index("deletions_to_do").on(deletion.nextAt).where(sql`finished_at IS NULL`),
    index("deletions_by_mark").on(deletion.subjectMark),
  ],
);

/** How often something was done in its present window, for limits that hold over every process. */
export const rateLimits = pgTable("rate_limits", {
  key: text("key").primaryKey(),
  windowStart: moment("window_start").notNull(),
  count: integer("count").notNull(),
});

/** How a reader's name came: proven by the identity provider, written on the page, beside the password, or not at all. */
export const NAMED_BY = ["identity", "page", "password", "none"] as const;

/** Rights on the agency's pages. */
export const ROLES = ["operator", "dispatch"] as const;

/** Sessions of operators and dispatch that the identity provider signed in. */
export const operatorSessions = pgTable("operator_sessions", {
  id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  /** Of the token that only the browser has. */
  mark: text("mark").notNull().unique("operator_sessions_mark"),
  /** The person's id at the provider. */
  subject: text("subject").notNull(),
  sealedName: text("sealed_name").notNull(),
  roles: text("roles", { enum: ROLES }).array().notNull(),
  createdAt: moment("created_at").notNull().defaultNow(),
  lastSeenAt: moment("last_seen_at").notNull().defaultNow(),
});

/** People's data that a page of the agency showed, and to whom: what of it that reader was shown for the first time that day. */
export const consultations = pgTable(
  "consultations",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    readAt: moment("read_at").notNull(),
    /** Only proven if `named_by` is `identity`; empty if the password came without a name. */
    reader: text("reader").notNull(),
    namedBy: text("named_by", { enum: NAMED_BY }).notNull(),
    page: text("page", { enum: ["operator", "dispatch"] }).notNull(),
    /** Which list or file, or a photo: the worker says which there are. */
    shown: text("shown").notNull(),
    /** Empty where it is of no report. */
    reportIds: uuid("report_ids").array().notNull(),
    /** Equal networks have equal marks, which lead back to no address; null where no proxy tells it. */
    networkMark: text("network_mark"),
  },
  (consultation) => [index("consultations_by_time").on(consultation.readAt)],
);

/** Which migrations this database has had; `migrate` writes it. */
export const migrations = pgTable("migrations", {
  number: integer("number").primaryKey(),
  name: text("name").notNull(),
  appliedAt: moment("applied_at").notNull().defaultNow(),
});
