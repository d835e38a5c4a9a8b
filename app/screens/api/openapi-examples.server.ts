import { credit } from "./meta.server.ts";

export const EXAMPLE_SITE = "https://vigie.example";
const TERMS = credit(EXAMPLE_SITE);
const READING = { readAt: "2026-07-01T16:04:12.000Z", isFailing: false, dropped: 0 };
const META = { readAt: "2026-07-01T16:04:12.000Z", isStale: false, isFailing: false, dropped: 0, ...TERMS };
export const AREA = {
  type: "Polygon",
  coordinates: [
    [
      [-73.2, 46.9],
      [-72.1, 46.9],
      [-72.1, 47.8],
      [-73.2, 46.9],
    ],
  ],
};
export const FIRE = {
  type: "Feature",
  id: "2026-123",
  geometry: { type: "Point", coordinates: [-72.78, 47.44] },
  properties: {
    id: "2026-123",
    year: 2026,
    number: 123,
    name: "Lac du Trappeur",
    status: "being-held",
    isActive: true,
    cause: "lightning",
    sizeHectares: 41.5,
    startedAt: "2026-06-29T19:40:00.000Z",
    containedAt: "2026-06-30T22:25:00.000Z",
    extinguishedAt: null,
    modifiedAt: "2026-07-01T15:50:00.000Z",
    protection: "intensive",
    zone: 26,
    region: "04",
    mrc: "La Tuque",
    city: null,
    managementUnit: null,
    resources: null,
    page: {
      fr: "https://vigie.example/etat-situation/mauricie/feu-2026-123/",
      en: "https://vigie.example/en/current-situation/mauricie/fire-2026-123/",
    },
  },
};

const DATES = { today: "2026-07-01", tomorrow: "2026-07-02", dayAfterTomorrow: "2026-07-03" };
const LEVELS = {
  today: { level: 3, code: "high", name: { fr: "Élevé", en: "High" } },
  tomorrow: { level: 4, code: "very-high", name: { fr: "Très élevé", en: "Very high" } },
  dayAfterTomorrow: null,
};
const ZONE = { number: 26, name: "La Tuque" };
const REGION = { code: "04", name: { fr: "Mauricie", en: "Mauricie" } };
const RESTRICTION = {
  id: "open-fire-ban-3f0c91a2b7de",
  type: "open-fire-ban",
  state: "in-force",
  title: { fr: "Interdiction de faire des feux à ciel ouvert", en: "Open fires prohibited" },
  startsAt: "2026-06-28T12:00:00.000Z",
  endsAt: null,
  regions: ["04", "14"],
  isUnsure: false,
};

/** Example responses of the OpenAPI document, by the operation's ID. */
export const EXAMPLES: Readonly<Record<string, object>> = {
  situation: {
    meta: META,
    fires: {
      total: 214,
      active: 12,
      contained: 6,
      activeHectares: 153.4,
      byStatus: {
        "out-of-control": 1,
        new: 0,
        recorded: 0,
        "under-observation": 0,
        "being-held": 4,
        "under-control": 7,
        extinguished: 202,
      },
      activeByProtection: { intensive: 12, northern: 0 },
    },
    statistics: {
      intensive: {
        readAt: "2026-07-01T16:04:12.000Z",
        isFailing: false,
        modifiedAt: "2026-07-01T15:30:00.000Z",
        activeFires: 12,
        activeFires24HoursAgo: 14,
        activeFires7DaysAgo: 9,
        firesRecordedToday: 3,
        firesExtinguishedToday: 5,
        firesYear: 214,
        firesTenYearMean: 241.3,
        firesExtinguishedYear: 202,
        hectaresBurnedYear: 1804.2,
        hectaresBurnedYear7DaysAgo: 1630,
        hectaresTenYearMean: 9120,
        causedByLightningYear: 61,
        causedByPeopleYear: 139,
        causeUnknownYear: 14,
        byStatus: { "out-of-control": 1, "being-held": 4, "under-control": 7 },
      },
      northern: null,
    },
    causesYear: { lightning: 61, recreation: 48 },
    danger: { zones: 65, byLevelToday: { low: 21, moderate: 24, high: 15, "very-high": 5, extreme: 0 } },
    restrictions: { inForce: 2, announced: 1 },
    readings: { fires: READING, danger: READING, restrictions: READING, causes: READING },
  },
  fires: { type: "FeatureCollection", meta: { ...META, count: 1 }, features: [FIRE] },
  fire: { ...FIRE, meta: META },
  danger: {
    meta: { ...META, count: 1 },
    dates: DATES,
    zones: [{ ...ZONE, ...LEVELS }],
  },
  zones: {
    type: "FeatureCollection",
    meta: { ...TERMS, readAt: "2026-07-01T16:04:12.000Z", isApproximate: false, count: 1 },
    features: [{ type: "Feature", id: ZONE.number, geometry: AREA, properties: ZONE }],
  },
  restrictions: {
    type: "FeatureCollection",
    meta: { ...META, count: 1 },
    features: [{ type: "Feature", id: RESTRICTION.id, geometry: AREA, properties: RESTRICTION }],
  },
  regions: { meta: { ...TERMS, count: 1 }, regions: [REGION] },
  location: {
    meta: META,
    point: { lat: 47.44, lon: -72.78 },
    region: REGION,
    zone: ZONE,
    danger: { dates: DATES, ...LEVELS },
    openFire: {
      answer: "banned",
      by: "open-fire-ban",
      until: null,
      nextBanAt: null,
      dangerLevel: null,
      strongWind: null,
      text: { fr: "Non. Les feux à ciel ouvert sont interdits ici.", en: "No. Open fires are banned here." },
    },
    restrictions: [RESTRICTION],
    nearestFires: [{ distanceKm: 0, bearingDegrees: 0, coordinates: [-72.78, 47.44], fire: FIRE.properties }],
    nearestFiresWithinKm: 100,
  },
  alertStatus: {
    meta: { ...TERMS, count: 1 },
    at: "2026-07-02T15:05:00.000Z",
    watchedAt: "2026-07-02T15:04:30.000Z",
    channels: [
      {
        channel: "email",
        state: "well",
        messages: 1240,
        medianSeconds: 3.1,
        p95Seconds: 6.4,
        oldestWaitingSeconds: null,
      },
    ],
  },
};
