import { expect, test } from "vitest";
import { giveDatabase } from "#database/database.double.ts";
import { createWatch } from "#history/watch.server.ts";
import { changeFire, startFire } from "#sandbox/hub/fire-routes.ts";
import { changeMeasure, issueMeasure, liftMeasure } from "#sandbox/hub/measure-routes.ts";
import { changeDanger } from "#sandbox/hub/page-routes.ts";
import { type Random, randomOf } from "#sandbox/season/random.ts";
import { conditionOf } from "#sandbox/season/vocabulary.ts";
import { inSoak } from "../support/soak.ts";
import { ChangeOracle } from "./change-oracle.ts";
import {
  DAY_MS,
  MINUTE_MS,
  placeless,
  SimulatedSeason,
  storedChanges,
  type Tamper,
} from "./simulated-season.ts";

/** Days watched in the long run and in the gate. */
const DAYS = inSoak(30, 4);
/** Each frequent kind of change must occur more often than this. */
const OFTEN = inSoak(20, 1);
const NOW_AND_THEN = inSoak(5, 0);

const log = { info: () => {}, warn: () => {} };

const database = giveDatabase();

/** Makes one random edit of a season, as a person could by hand. */
function edit({ controls }: SimulatedSeason, random: Random): void {
  const fires = controls.firesAt(controls.now()).filter(({ Condition }) => Condition.Id !== 6);
  const fire = random.pick(fires);
  const measure = random.pick(controls.measures());
  const hours = (count: number) => new Date(controls.clock() + count * 60 * MINUTE_MS).toISOString();
  const key = fire && `${fire.Annee}-${fire.NoFeu}`;
  const deeds = [
    () => startFire(controls, {}),
    () => key && changeFire(controls, key, { Condition: conditionOf(random.pick([3, 4, 5, 6])) }),
    () => key && changeFire(controls, key, { SuperficieHa: Math.round(random.between(1, 900)) }),
    () => changeDanger(controls, "26", { DangerJour1: random.pick([1, 2, 3, 4, 5]) }),
    () =>
      issueMeasure(controls, {
        TypeMesureId: random.pick([0, 1, 3, 5, 7]),
        RegionsAdministrativesImpactees: [random.pick(["01", "05", "11", "12", "17"])],
        DateDebut: hours(random.pick([0, 0, 5])),
        DateFin: hours(random.between(10, 60)),
      }),
    () => measure && changeMeasure(controls, measure.Id, { DateFin: hours(random.between(1, 40)) }),
    () => measure && liftMeasure(controls, measure.Id),
  ];
  random.pick(deeds)?.();
}

test(`the changes stored during ${DAYS} days of a season match the raw data`, {
  timeout: 900_000,
}, async () => {
  const season = new SimulatedSeason("summer", 7, new Date("2026-05-14T16:00:00Z"));
  const oracle = new ChangeOracle();
  const random = randomOf("30 days");
  const watch = (tamper?: Tamper) =>
    createWatch({ client: season.client(tamper), database: database(), now: season.now, log });
  const [complete, partial] = [watch(), watch(placeless)];
  const turns = randomOf("who polls");
  const end = season.now().getTime() + DAYS * DAY_MS;
  while (season.now().getTime() < end) {
    oracle.see(
      {
        fires: season.controls.firesAt(season.controls.now()),
        danger: await season.raw("/public/danger-incendie"),
        measures: season.controls.measures(),
      },
      season.now(),
    );
    await (turns.chance(0.2) ? partial : complete).poll();
    season.wait(random.between(15, 60) * MINUTE_MS);
    if (random.chance(0.15)) edit(season, random);
  }
  const stored = await storedChanges(database());
  expect(stored.toSorted()).toEqual(oracle.lines.toSorted());
  // Checks that the season contained every kind of change that the data service itself reports.
  for (const kind of [
    "fire-new",
    "fire-status",
    "fire-size",
    "fire-contained",
    "fire-extinguished",
    "danger",
  ]) {
    expect(stored.filter((line) => line.includes(` ${kind} `)).length, kind).toBeGreaterThan(OFTEN);
  }
  for (const kind of ["begun", "changed", "lifted"]) {
    expect(stored.filter((line) => line.includes(` restriction-${kind} `)).length, kind).toBeGreaterThan(
      NOW_AND_THEN,
    );
  }
});
