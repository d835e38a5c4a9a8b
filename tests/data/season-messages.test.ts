import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { seal } from "#alerts/alerts.double.ts";
import { matchChanges } from "#alerts/match.server.ts";
import { giveDatabase } from "#database/database.double.ts";
import { alerts, changes, people, savedPlaces } from "#database/schema.ts";
import { createWatch } from "#history/watch.server.ts";
import { createOrderWatch } from "#history/watch-orders.server.ts";
import { createSourceWatch } from "#history/watch-sources.server.ts";
import { startFire } from "#sandbox/hub/fire-routes.ts";
import { HubError } from "#sandbox/hub/hub-error.ts";
import { issueMeasure } from "#sandbox/hub/measure-routes.ts";
import {
  addThing,
  cancelOrder,
  changeOrder,
  issueOrder,
  removeThings,
  setAir,
} from "#sandbox/hub/surroundings-routes.ts";
import { randomOf } from "#sandbox/season/random.ts";
import { PATHS, surroundingsSettings } from "#sandbox/surroundings/addresses.ts";
import { STATIONS } from "#sandbox/surroundings/model/stations.ts";
import { knowsFiresAt } from "#surroundings/coverage.server.ts";
import type { SourceId, SourceReading, Surroundings } from "#surroundings/model.ts";
import { createSurroundingsReadings } from "#surroundings/surroundings-readings.server.ts";
import { createCleanings } from "#territory/cleanings.ts";
import { groundAt, regionAt, zoneAt } from "#territory/locate.server.ts";
import { inSoak } from "../support/soak.ts";
import { AlertOracle } from "./alert-oracle.ts";
import { DAY_MS, MINUTE_MS, SimulatedSeason } from "./simulated-season.ts";
import type { Watched } from "./watched-place.ts";

/** Days simulated in the long run and in the gate. */
const DAYS = inSoak(30, 2);
const PEOPLE = inSoak(5_000, 200);

const log = { info: () => {}, warn: () => {} };
const database = giveDatabase();
const CHANNELS = ["email", "sms", "push"] as const;

/** Creates people all over Quebec, each with one or two places and their own channels. */
async function settle(): Promise<Watched[]> {
  const random = randomOf("5,000 people");
  const nearTowns = randomOf("people near towns");
  const ofAir = randomOf("people and the air");
  const ofHeat = randomOf("people, heat and roads");
  const places: Watched[] = [];
  const at = new Date("2026-05-01T00:00:00Z");
  const rows: (typeof savedPlaces.$inferInsert)[] = [];
  const persons: (typeof people.$inferInsert)[] = [];
  for (let one = 0; one < PEOPLE; one++) {
    const personId = uuid(one);
    persons.push({
      id: personId,
      subject: `auth0|${one}`,
      sealedEmail: seal.close(`${one}@example.org`),
      sealedFirstName: "",
      sealedLastName: "",
      language: random.chance(0.8) ? "fr" : "en",
      createdAt: at,
      checkedAt: at,
    });
    for (let more = random.chance(0.3) ? 2 : 1; more > 0; more--) {
      const anywhere = [random.between(45.2, 50.5), random.between(-78, -65)] as const;
      const town = nearTowns.chance(0.3) ? nearTowns.pick(TOWNS) : null;
      const near = () => nearTowns.between(-0.1, 0.1);
      const [lat, lon] = town ? [town.lat + near(), town.lon + near()] : anywhere;
      const point = { lat, lon };
      const region = regionAt(point);
      if (region === null) continue;
      const place: Watched = {
        id: uuid(1_000_000 + rows.length),
        lat,
        lon,
        radiusKm: Math.round(random.between(5, 100)),
        ground: groundAt(point) ?? point,
        zone: zoneAt(groundAt(point) ?? point),
        region,
        channels: CHANNELS.filter(() => random.chance(0.45)),
        withOrders: nearTowns.chance(0.8),
        airLevel: ofAir.pick([null, 4, 4, 7, 11] as const),
        alertHeat: ofHeat.chance(0.7),
        alertRoads: ofHeat.chance(0.7),
      };
      places.push(place);
      rows.push({
        id: place.id,
        personId,
        type: "home",
        latitude: lat,
        longitude: lon,
        radiusKm: place.radiusKm,
        zoneNumber: place.zone,
        groundLatitude: place.ground.lat,
        groundLongitude: place.ground.lon,
        regionCode: region,
        byEmail: place.channels.includes("email"),
        bySms: place.channels.includes("sms"),
        byPush: place.channels.includes("push"),
        isDaily: random.chance(0.2),
        withOrders: place.withOrders,
        ...{ airLevel: place.airLevel, alertHeat: place.alertHeat, alertRoads: place.alertRoads },
        createdAt: at,
        changedAt: at,
      });
    }
  }
  await database().run(async (queries) => {
    for (let from = 0; from < persons.length; from += 500)
      await queries.insert(people).values(persons.slice(from, from + 500));
    for (let from = 0; from < rows.length; from += 500)
      await queries.insert(savedPlaces).values(rows.slice(from, from + 500));
  });
  return places;
}

interface Town {
  readonly name: string;
  readonly lat: number;
  readonly lon: number;
}

/** Towns that issue orders, with people around them. */
const TOWNS: readonly [Town, ...Town[]] = [
  { name: "Roberval", lat: 48.52, lon: -72.23 },
  { name: "La Tuque", lat: 47.44, lon: -72.78 },
  { name: "Chibougamau", lat: 49.92, lon: -74.37 },
  { name: "Saguenay", lat: 48.42, lon: -71.05 },
];

/** Changes to an order for its next step: new texts, a renewal, or an all-clear. */
const ORDER_STEPS = {
  change: (now: Date) => ({ fr: `Partez (${now.getTime()}).`, en: `Leave (${now.getTime()}).` }),
  renew: () => ({}),
  clear: () => ({ kind: "allclear" as const, fr: "Vous pouvez rentrer.", en: "You may return." }),
};

/** Reads a season's orders, air quality, heat and roads from their sources, as a worker does. */
function readAround(season: SimulatedSeason) {
  const readings = createSurroundingsReadings({
    settings: surroundingsSettings(0),
    ...{ everySeconds: 60, now: () => season.now().getTime(), cleanings: createCleanings() },
    fetch: async (input) => season.around(String(input)),
  });
  async function readOne<S extends SourceId>(source: S): Promise<Pick<Surroundings, S>> {
    await readings[source]?.refresh();
    const reading = readings[source]?.current();
    if (!reading?.value) throw new Error(`${source} did not answer`);
    const { value, readAt, failing, dropped } = reading;
    const read = { ...value, failing, dropped, source, receivedAt: readAt, coverage: null };
    return { [source]: read satisfies SourceReading<unknown> } as unknown as Pick<Surroundings, S>;
  }
  const around = {
    readings: {} as Surroundings,
    async read() {
      around.readings = {
        ...{ ...(await readOne("publicAlerts")), ...(await readOne("airNow")) },
        ...{ ...(await readOne("hotSpots")), ...(await readOne("neighbourFires")) },
        ...{ ...(await readOne("perimeters")), ...(await readOne("closedRoads")) },
      };
    },
  };
  return around;
}

const IN_FORCE = `&CQL_FILTER=${encodeURIComponent("now()>=record_start AND now()<=record_end")}`;

const readHeat = async (season: SimulatedSeason) => ({
  hotSpots: await season.layer(`${PATHS.hotSpots}/ows`, "public:hotspots_last24hrs"),
  national: await season.layer(PATHS.nationalFires, "public:cwfif_national_activefires", IN_FORCE),
});

const readRoads = async (season: SimulatedSeason) => ({
  roads: await season.layer(PATHS.roads, "ms:evenements"),
  perimeters: await season.layer(`${PATHS.hotSpots}/ows`, "public:m3_polygons_current"),
  at: season.now(),
});

/** Sometimes adds heat, with or without a fire beside it. Sometimes closes or reopens a road. */
function changeAround(season: SimulatedSeason, random: ReturnType<typeof randomOf>, closed: string[]): void {
  const { controls } = season;
  const near = ({ lat, lon }: { readonly lat: number; readonly lon: number }) => ({
    ...{ lat: lat + random.between(-0.3, 0.3), lon: lon + random.between(-0.4, 0.4) },
  });
  if (random.chance(0.3)) {
    const heat = near(random.pick(TOWNS));
    addThing(controls, "hot-spots", { ...heat, frp: random.between(2, 80) });
    if (random.chance(0.3)) startFire(controls, { Lat: heat.lat + 0.02, Lon: heat.lon });
  }
  const fires = controls
    .firesAt(controls.now())
    .flatMap(({ Lat, Lon, Condition }) =>
      typeof Lat === "number" && typeof Lon === "number" && Condition.Id !== 6 ? { lat: Lat, lon: Lon } : [],
    );
  const at = random.chance(0.7) ? random.pick([...TOWNS, ...fires]) : random.pick(TOWNS);
  if (random.chance(0.3)) {
    const fields = { ...near(at), numeroRoute: random.pick(["155", "167", "169"]), cause: "Fumée" };
    closed.push(addThing(controls, "roads", fields).id);
  }
  const id = random.pick(closed.slice(0, 3));
  if (id !== undefined && random.chance(0.2)) {
    removeThings(controls, "roads", [id]);
    closed.splice(closed.indexOf(id), 1);
  }
}

const uuid = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;

test(`in ${DAYS} days of a season, exactly the people concerned are notified, by their chosen channels`, {
  timeout: 1_800_000,
}, async () => {
  const season = new SimulatedSeason("summer", 11, new Date("2026-06-20T16:00:00Z"));
  const oracle = new AlertOracle(await settle(), (lat, lon) => knowsFiresAt({ lat, lon }, true));
  const random = randomOf("alerts");
  // Separate random numbers, so that orders do not change the fires.
  const ofOrders = randomOf("orders");
  const ofAir = randomOf("air");
  const ofHeat = randomOf("heat and roads");
  const watch = createWatch({ client: season.client(), database: database(), now: season.now, log });
  const around = readAround(season);
  const watched = { database: database(), read: () => around.readings, log, now: season.now };
  const orderWatch = createOrderWatch(watched);
  const sourceWatch = createSourceWatch(watched);
  const issued: string[] = [];
  const closed: string[] = [];
  let known: Awaited<ReturnType<typeof readRoads>> | null = null;
  const end = season.now().getTime() + DAYS * DAY_MS;
  while (season.now().getTime() < end) {
    await around.read();
    const { hotSpots, closedRoads } = around.readings;
    if (known === null || closedRoads?.failing === false) known = await readRoads(season);
    oracle.see(
      {
        fires: season.controls.firesAt(season.controls.now()),
        danger: await season.raw("/public/danger-incendie"),
        measures: season.controls.measures(),
        orders: await season.orders(),
        air: await season.air(),
        heat: hotSpots?.failing ? null : await readHeat(season),
        roads: known,
      },
      season.now(),
    );
    await watch.poll();
    await orderWatch.update();
    await sourceWatch.update();
    while ((await matchChanges(database(), season.now)).changes > 0);
    // The alert that roads or bad air have ended only goes to places whose first alert was sent.
    await database().run((queries) =>
      queries.execute(sql`UPDATE alerts SET gathered_at = due_at WHERE gathered_at IS NULL
        AND change_id IN (SELECT id FROM changes WHERE kind ~ '^(air|road)-')`),
    );
    // Waits longer than the time in which a status can change back without an alert.
    season.wait(random.between(15, 60) * MINUTE_MS);
    if (random.chance(0.05)) startFire(season.controls, {});
    if (ofOrders.chance(0.2)) {
      const municipality = ofOrders.pick(TOWNS).name;
      const status = ofOrders.pick(["Actual", "Actual", "Actual", "Test", "Exercise", "Draft"] as const);
      const expires = new Date(
        season.now().getTime() + ofOrders.between(2, 30) * 60 * MINUTE_MS,
      ).toISOString();
      const order = {
        kind: ofOrders.pick(["prepare", "evacuation"] as const),
        municipality,
        status,
        expires,
      };
      const { id } = issueOrder(season.controls, order);
      if (status === "Actual") issued.push(id);
    }
    const id = ofOrders.pick(issued);
    if (id !== undefined && ofOrders.chance(0.3)) {
      const step = ofOrders.pick(["change", "renew", "clear", "cancel"] as const);
      try {
        if (step === "cancel") cancelOrder(season.controls, id);
        else changeOrder(season.controls, id, ORDER_STEPS[step](season.now()));
      } catch (error) {
        // The order had already ended.
        if (!(error instanceof HubError)) throw error;
      }
    }
    const station = ofAir.pick(STATIONS);
    if (station && ofAir.chance(0.3))
      setAir(season.controls, station.air, { aqhi: ofAir.pick([2, 3.4, 3.6, 5, 7, 8, 12, null]) });
    changeAround(season, ofHeat, closed);
    if (random.chance(0.03)) {
      issueMeasure(season.controls, {
        TypeMesureId: random.pick([0, 1, 3, 5, 7]),
        RegionsAdministrativesImpactees: [random.pick(["03", "04", "05", "12", "14"])],
        DateDebut: new Date(season.controls.clock()).toISOString(),
        DateFin: new Date(season.controls.clock() + random.between(5, 40) * 60 * MINUTE_MS).toISOString(),
      });
    }
  }
  const stored = await database().run((queries) =>
    queries.select().from(alerts).innerJoin(changes, eq(changes.id, alerts.changeId)),
  );
  const lines = stored.map(({ alerts: { placeId, channel }, changes: { kind, subject, observedAt } }) =>
    [
      placeId,
      channel,
      kind,
      /^(?:restriction|order)/.test(kind) ? "" : subject,
      observedAt.toISOString(),
    ].join(" "),
  );
  const found = new Set(lines);
  expect([...oracle.notified].filter((line) => !found.has(line)).slice(0, 5), "nobody told them").toEqual([]);
  expect([...found].filter((line) => !oracle.notified.has(line)).slice(0, 5), "told for nothing").toEqual([]);
  // Checks that the season contained enough of each kind.
  for (const kind of [
    "fire-new",
    "fire-status",
    "fire-size",
    "danger",
    "restriction-begun",
    "restriction-lifted",
    "order-begun",
    "order-changed",
    "order-ended",
    "air-reached",
    "air-fell",
    "heat-seen",
    "road-closed",
    "road-reopened",
  ])
    expect(lines.filter((line) => line.includes(` ${kind} `)).length, kind).toBeGreaterThan(0);
});
