import type { SourceId } from "#surroundings/model.ts";
import { SOURCES } from "#surroundings/sources.ts";
import { AREA, EXAMPLE_SITE, FIRE } from "../openapi-examples.server.ts";
import { sourceMeta } from "./around-answer.server.ts";

const STATION = { fr: "Lac du Trappeur", en: "Lac du Trappeur" };

/** Sources whose records are areas; the records of all other sources are points. */
const OF_AREAS = ["publicAlerts", "perimeters", "weatherWarnings"];

/** Properties of an example record of each source. */
const RECORDS = {
  publicAlerts: {
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
  perimeters: {
    ...{ id: "Zr3tq0bHn1aX", firstSeenAt: "2026-06-28T06:00:00.000Z" },
    ...{ lastSeenAt: "2026-07-01T15:50:00.000Z", sizeHectares: 812.4, hotSpots: 44, fires: ["2026-123"] },
  },
  hotSpots: {
    ...{ id: "p0Vd3sQyK8mf", observedAt: "2026-07-01T15:50:00.000Z", satellite: "NOAA-20" },
    ...{ sensor: "VIIRS-I", powerMw: 12.5 },
  },
  neighbourFires: {
    ...{ id: "2026_NL_LAB_9", agency: "NL", stage: "OC", sizeHectares: 120.5, percentContained: null },
    updatedAt: "2026-07-01T11:00:00.000Z",
  },
  closedRoads: {
    ...{ id: "123676", route: "155", place: "R-155 au km 40", direction: "NORD" },
    ...{ municipality: "La Tuque", obstruction: "Fermeture", cause: "Feu de forêt", duration: null },
    ...{ detour: "R-159", since: "2026-07-01T14:15:00.000Z" },
  },
  civilEvents: {
    ...{ id: "90012 Feu de forêt 2026-07-01T15:20:00.000Z", type: "Feu de forêt", isImprecise: false },
    ...{ name: "La Tuque", municipalityCode: "90012", observedAt: "2026-07-01T15:20:00.000Z" },
    ...{ urgency: "Immédiate", severity: "Importante", state: "En cours" },
  },
  airNow: {
    ...{ id: "FCWYG", name: STATION, index: 4.2, risk: "moderate" },
    observedAt: "2026-07-01T15:00:00.000Z",
  },
  airForecasts: {
    ...{ id: "FCWYG", name: STATION },
    hours: [
      {
        ...{ at: "2026-07-01T18:00:00.000Z", index: 7, risk: "high" },
        publishedAt: "2026-07-01T10:00:00.000Z",
      },
    ],
  },
  weatherWarnings: {
    ...{ id: "alert-1", type: "warning", colour: { fr: "jaune", en: "yellow" } },
    name: { fr: "avertissement de chaleur", en: "heat warning" },
    text: { fr: "Buvez de l’eau.", en: "Drink water." },
    ...{ publishedAt: "2026-07-01T15:00:00.000Z", expiresAt: "2026-07-02T04:00:00.000Z" },
  },
  wind: {
    ...{ id: "7050000", station: "LAC TRAPPEUR", observedAt: "2026-07-01T15:00:00.000Z", speedKmh: 22 },
    ...{ fromDegrees: 240, gustKmh: 41, humidityPercent: 35, rainMm: 0, celsius: 27.5 },
  },
} satisfies Record<Exclude<SourceId, "smoke">, object>;

function metaOf(source: SourceId): object {
  const readAt = new Date("2026-07-01T16:04:12.000Z");
  const takenAt = new Date("2026-07-01T15:50:00.000Z");
  const { coverage } = SOURCES[source];
  const reading = {
    source,
    receivedAt: readAt,
    takenAt,
    failing: false,
    dropped: 0,
    isWhole: true,
    coverage,
  };
  const meta = { ...sourceMeta({ ...reading, records: [] }, EXAMPLE_SITE, readAt), count: 1 };
  // Converts dates to text, as in a real response.
  return JSON.parse(JSON.stringify(meta));
}

/** Example responses about other authorities' records, by source. */
export const AROUND_EXAMPLES: Readonly<Partial<Record<SourceId, object>>> = {
  ...Object.fromEntries(
    Object.entries(RECORDS).map(([source, properties]) => {
      const geometry = OF_AREAS.includes(source) ? AREA : FIRE.geometry;
      const features = [{ type: "Feature", id: properties.id, geometry, properties }];
      return [source, { type: "FeatureCollection", meta: metaOf(source as SourceId), features }];
    }),
  ),
  smoke: {
    meta: metaOf("smoke"),
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
