/** Example responses about other authorities' records, by operation. */
const OGL = {
  licence: "OGL-Canada-2.0",
  licenceUrl: "https://open.canada.ca/en/open-government-licence-canada",
};
const CC_BY = { licence: "CC-BY-4.0", licenceUrl: "https://creativecommons.org/licenses/by/4.0/" };
const NO_LICENCE = { licence: null, licenceUrl: null };
const by = (fr: string, en: string) => ({ attribution: { fr: `Source : ${fr}`, en: `Source: ${en}` } });
const RESOURCES = { ...OGL, ...by("Ressources naturelles Canada", "Natural Resources Canada") };
const ENVIRONMENT = {
  ...OGL,
  ...by("Environnement et Changement climatique Canada", "Environment and Climate Change Canada"),
};
const META = {
  ...{ readAt: "2026-07-01T16:04:12.000Z", takenAt: "2026-07-01T15:50:00.000Z", isStale: false },
  ...{ isFailing: false, dropped: 0, isWhole: true, count: 1 },
  documentation: "https://vigie.example/en/api/",
};
const AT = { type: "Point", coordinates: [-72.78, 47.44] };
const AREA = {
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
const STATION = { fr: "Lac du Trappeur", en: "Lac du Trappeur" };

interface Example {
  readonly credit: object;
  readonly saysNoneFor: "box" | "quebec" | "canada" | null;
  readonly geometry?: object;
  readonly properties: { readonly id: string } & Readonly<Record<string, unknown>>;
}

const EXAMPLES: Readonly<Record<string, Example>> = {
  officialAlerts: {
    credit: {
      ...NO_LICENCE,
      ...by("En Alerte (ADNA) et les auteurs des messages", "Alert Ready (NAAD) and the issuers"),
    },
    saysNoneFor: null,
    geometry: AREA,
    properties: {
      id: "ville@example.org,urn:oid:2.49.0.1.124.5160",
      event: { fr: "feu de forêt", en: "wildfire" },
      headline: { fr: "Ordre d’évacuation", en: "Evacuation order" },
      sender: { fr: "Ville de La Tuque", en: "Ville de La Tuque" },
      areas: { fr: ["La Tuque, secteur nord"], en: ["La Tuque, north end"] },
      codes: ["2490012"],
      ...{ sentAt: "2026-07-01T15:50:00.000Z", expiresAt: "2026-07-02T15:50:00.000Z" },
      ...{ responses: ["Evacuate"], urgency: "Immediate", severity: "Extreme", certainty: "Observed" },
      ...{ isBroadcast: true, original: "https://alerts.example/2026-07-01/order.xml" },
    },
  },
  perimeters: {
    ...{ credit: RESOURCES, saysNoneFor: "box", geometry: AREA },
    properties: {
      ...{ id: "Zr3tq0bHn1aX", firstSeenAt: "2026-06-28T06:00:00.000Z" },
      ...{ lastSeenAt: "2026-07-01T15:50:00.000Z", sizeHectares: 812.4, hotSpots: 44, fires: ["2026-123"] },
    },
  },
  hotSpots: {
    ...{ credit: RESOURCES, saysNoneFor: "box" },
    properties: {
      ...{ id: "p0Vd3sQyK8mf", observedAt: "2026-07-01T15:50:00.000Z", satellite: "NOAA-20" },
      ...{ sensor: "VIIRS-I", powerMw: 12.5 },
    },
  },
  neighbourFires: {
    ...{ credit: RESOURCES, saysNoneFor: "canada" },
    properties: {
      ...{ id: "2026_NL_LAB_9", agency: "NL", stage: "OC", sizeHectares: 120.5, percentContained: null },
      updatedAt: "2026-07-01T11:00:00.000Z",
    },
  },
  closedRoads: {
    ...{ credit: { ...CC_BY, ...by("Transports Québec", "Transports Québec") }, saysNoneFor: "quebec" },
    properties: {
      ...{ id: "123676", route: "155", place: "R-155 au km 40", direction: "NORD" },
      ...{ municipality: "La Tuque", obstruction: "Fermeture", cause: "Feu de forêt", duration: null },
      ...{ detour: "R-159", since: "2026-07-01T14:15:00.000Z" },
    },
  },
  civilEvents: {
    credit: {
      ...CC_BY,
      ...by("Ministère de la Sécurité publique du Québec", "Ministère de la Sécurité publique du Québec"),
    },
    saysNoneFor: "quebec",
    properties: {
      ...{ id: "90012 Feu de forêt 2026-07-01T15:20:00.000Z", type: "Feu de forêt", isImprecise: false },
      ...{ name: "La Tuque", municipalityCode: "90012", observedAt: "2026-07-01T15:20:00.000Z" },
      ...{ urgency: "Immédiate", severity: "Importante", state: "En cours" },
    },
  },
  airQuality: {
    ...{ credit: ENVIRONMENT, saysNoneFor: null },
    properties: {
      ...{ id: "FCWYG", name: STATION, index: 4.2, risk: "moderate" },
      observedAt: "2026-07-01T15:00:00.000Z",
    },
  },
  airQualityForecasts: {
    ...{ credit: ENVIRONMENT, saysNoneFor: null },
    properties: {
      ...{ id: "FCWYG", name: STATION },
      hours: [
        {
          ...{ at: "2026-07-01T18:00:00.000Z", index: 7, risk: "high" },
          publishedAt: "2026-07-01T10:00:00.000Z",
        },
      ],
    },
  },
  weatherWarnings: {
    ...{ credit: ENVIRONMENT, saysNoneFor: "quebec", geometry: AREA },
    properties: {
      ...{ id: "alert-1", type: "warning", colour: { fr: "jaune", en: "yellow" } },
      name: { fr: "avertissement de chaleur", en: "heat warning" },
      text: { fr: "Buvez de l’eau.", en: "Drink water." },
      ...{ publishedAt: "2026-07-01T15:00:00.000Z", expiresAt: "2026-07-02T04:00:00.000Z" },
    },
  },
  wind: {
    ...{ credit: ENVIRONMENT, saysNoneFor: null },
    properties: {
      ...{ id: "7050000", station: "LAC TRAPPEUR", observedAt: "2026-07-01T15:00:00.000Z", speedKmh: 22 },
      ...{ fromDegrees: 240, gustKmh: 41, humidityPercent: 35, rainMm: 0, celsius: 27.5 },
    },
  },
};

export const AROUND_EXAMPLES: Readonly<Record<string, object>> = {
  ...Object.fromEntries(
    Object.entries(EXAMPLES).map(([operation, { credit, saysNoneFor, geometry = AT, properties }]) => [
      operation,
      {
        type: "FeatureCollection",
        meta: { ...META, saysNoneFor, ...credit },
        features: [{ type: "Feature", id: properties.id, geometry, properties }],
      },
    ]),
  ),
  smokeForecast: {
    meta: { ...META, saysNoneFor: null, ...ENVIRONMENT },
    run: "2026-07-01T12:00:00.000Z",
    bounds: [-81, 44.4, -56, 63.2],
    hours: [
      {
        at: "2026-07-01T16:00:00.000Z",
        picture: "https://vigie.example/fumee/20260701T1200/20260701T1600.webp",
      },
    ],
    towns: [
      { town: "Montréal", hours: [{ at: "2026-07-01T16:00:00.000Z", micrograms: 12.4, level: "moderate" }] },
    ],
  },
};
