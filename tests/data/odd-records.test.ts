import { asc } from "drizzle-orm";
import { expect, test } from "vitest";
import { matchChanges } from "#alerts/match.server.ts";
import { giveDatabase } from "#database/database.double.ts";
import { changes } from "#database/schema.ts";
import { createFireDataClient } from "#fires/client.server.ts";
import { createSituationService } from "#fires/situation.server.ts";
import { createWatch } from "#history/watch.server.ts";
import { type Random, randomOf } from "#sandbox/season/random.ts";

// A quarter of the records has odd fields, which change at each poll. The other records must be shown and
// announced as usual.

const POLLS = 40;
const FIRES = 400;
const ZONES = 60;
const BANS = 40;
const START = Date.parse("2026-07-02T15:00:00Z");
const MINUTE_MS = 60_000;

type Rec = Readonly<Record<string, unknown>>;

/** Values that a broken or hostile service could send in any field. */
const ODD_VALUES: readonly unknown[] = [
  ...[null, undefined, "", " ", "abc", true, false, [], {}, [[]], [null], { Id: null }, { Nom: null }],
  ...[-1, 0, 0.1, 1e9, -1e9, 1e308, 2 ** 53, "NaN", "Infinity", "1e999", "0x10", "12,5", "٣", "1 204"],
  ...[
    "\u0000",
    "Lac\u0000du Loup",
    "\ud83d",
    "\udc00x",
    "\u202egnol",
    "\u0007\u001b[31m",
    "\ufeff",
    "🏕️".repeat(50),
  ],
  ...[
    "9999-12-31T23:59:59",
    "0001-01-01T00:00:00",
    "2026-13-45",
    "2099-01-01T00:00:00Z",
    "2026-07-02",
    "hier",
  ],
  ...["<script>alert(1)</script>", "'; DROP TABLE fires; --", "__proto__", "constructor", "x".repeat(20_000)],
  ...["POLYGON EMPTY", "POLYGON ((0 0, 0 0, 0 0, 0 0))", "MULTIPOLYGON (((46 -74, 46 -73, 47 -73, 46 -74)))"],
  ...[{ Id: 99 }, { Id: "3" }, { Id: 3.5 }, { Nom: { Nom: "x" }, Code: [] }, ["04", null, "99"], "04,,05"],
];

/** Returns the record with odd values in some fields. */
function spoil(record: Rec, random: Random): Rec {
  const odd: Record<string, unknown> = { ...record };
  for (const field of Object.keys(record)) if (random.chance(0.4)) odd[field] = random.pick(ODD_VALUES);
  return odd;
}

const at = (minute: number) => new Date(START + minute * MINUTE_MS).toISOString();
const fireRecord = (number: number, minute: number): Rec => ({
  NoFeu: number,
  Annee: 2026,
  Designation: `Lac ${number}`,
  Condition: { Id: 3 },
  Cause: { Id: 1 },
  SuperficieHa: 20,
  DateDeDebut: at(minute - 10),
  DateDerniereModification: at(minute - 5),
  DateEteint: null,
  DateEnglobe: null,
  RegionAdministrative: { Nom: "Mauricie", Code: "04" },
  Mrc: { Nom: "La Tuque" },
  Municipalite: { Nom: "La Tuque" },
  Lat: 47 + number / 1000,
  Lon: -72 - number / 1000,
  EtatSituationUrl: "https://example.org",
  Ressources: "2 équipes",
  UniteGestion: { Nom: "Mauricie" },
  Nordique: false,
  Zone: 26,
});
const zoneRecord = (zone: number, level: number): Rec => ({
  NumeroZone: zone,
  Nom: `Zone ${zone}`,
  DangerJour1: { Id: level, Couleur: "#3b78d8", DescriptionFr: "x", DescriptionEn: "x" },
  DangerJour2: { Id: level },
  DangerJour3: { Id: level },
});
/** Returns a ban from one minute to another, over a square degree that no other ban covers. */
const banRecord = (number: number, from: number, to: number): Rec => {
  const [west, south] = [-78 + (number % 10), 46 + Math.floor(number / 10)];
  const ring = `${west} ${south}, ${west + 1} ${south}, ${west + 1} ${south + 1}, ${west} ${south + 1}, ${west} ${south}`;
  return {
    ContourWKT: `POLYGON ((${ring}))`,
    DescriptionFr: "Interdiction",
    DescriptionEn: "Ban",
    DateDebut: at(from),
    DateFin: at(to),
    TypeMesureId: 1,
    TypeRtfId: null,
    RegionsAdministrativesImpactees: [],
  };
};

const database = giveDatabase();

test(`if a quarter of ${POLLS * (FIRES + ZONES + BANS)} records are odd, the site shows and announces all other records`, {
  timeout: 300_000,
}, async () => {
  const random = randomOf("odd records");
  let minute = 0;
  const isOdd = (number: number) => number % 4 === 0;
  const numbers = (count: number) => Array.from({ length: count }, (_, i) => i + 1);
  const fires = new Map(numbers(FIRES - 20).map((number) => [number, fireRecord(number, 0)]));
  const levels = new Map(numbers(ZONES).map((zone) => [zone, 3]));
  const bans = numbers(BANS).map((number) => banRecord(number, number % 30, 60 + number));
  const expected: string[] = [];
  const tell = (number: number, kind: string, subject: string) => {
    if (!isOdd(number)) expected.push(`${kind} ${subject}`);
  };

  /** Simulates a minute of the season, and adds each change of an ordinary record to the expected changes. */
  function live() {
    minute += 1;
    for (const [number, record] of fires) {
      const draw = random.next();
      if (draw > 0.03) continue;
      const dated = { ...record, DateDerniereModification: at(minute) };
      const status = Number(Object(record.Condition).Id);
      if (draw < 0.015) {
        const next = status === 3 ? 4 : status === 4 ? 5 : 3;
        fires.set(number, { ...dated, Condition: { Id: next } });
        tell(number, "fire-status", `2026-${number}`);
      } else {
        fires.set(number, { ...dated, SuperficieHa: Number(record.SuperficieHa) + 5 });
        tell(number, "fire-size", `2026-${number}`);
      }
    }
    if (minute % 2 === 0) {
      const number = FIRES - 20 + minute / 2;
      fires.set(number, fireRecord(number, minute));
      tell(number, "fire-new", `2026-${number}`);
    }
    for (const [zone, level] of levels) {
      if (!random.chance(0.03)) continue;
      levels.set(zone, level === 3 ? 4 : 3);
      tell(zone, "danger", String(zone));
    }
    for (const number of numbers(BANS)) if (number % 30 === minute) tell(number, "restriction-begun", "");
  }

  const spoiled = (records: readonly (readonly [number, Rec])[]) =>
    records.map(([number, record]) => (isOdd(number) && minute > 0 ? spoil(record, random) : record));
  let world: Readonly<Record<string, unknown>> = {};
  const publish = () => {
    world = {
      "/public/feux": spoiled([...fires]),
      "/public/danger-incendie": [
        spoiled([...levels].map(([zone, level]) => [zone, zoneRecord(zone, level)])),
      ],
      "/public/mesures-preventives": spoiled(bans.map((ban, index) => [index + 1, ban])),
      "/public/feux-etat-situation": { NbFeuxActifs: FIRES, NbFeuxAnnuel: FIRES },
    };
  };
  const options = {
    baseUrl: "http://data.example",
    test: false,
    now: () => START + minute * MINUTE_MS,
    fetch: async (input: Parameters<typeof fetch>[0]) =>
      Response.json(world[new URL(String(input)).pathname] ?? []),
  };
  const site = createSituationService(options);
  const watch = createWatch({
    client: createFireDataClient(options),
    database: database(),
    now: () => new Date(options.now()),
    log: { info: () => {}, warn: () => {} },
  });
  publish();
  await watch.poll();
  await site.read({ bypass: true });

  for (let poll = 0; poll < POLLS; poll++) {
    live();
    publish();
    const { paths } = await watch.poll();
    for (const outcome of Object.values(paths)) expect(["compared", "partial"]).toContain(outcome);
    await matchChanges(database(), () => new Date(options.now()));
    const shown = await site.read({ bypass: true });
    const byId = new Map(shown.fires.value?.map((fire) => [fire.number, fire]));
    for (const [number, { Condition, SuperficieHa, Designation }] of fires) {
      if (isOdd(number)) continue;
      const fire = { statusId: Object(Condition).Id, sizeHa: SuperficieHa, name: Designation };
      expect(byId.get(number), `fire ${number}`).toMatchObject(fire);
    }
  }
  const rows = await database().run((queries) => queries.select().from(changes).orderBy(asc(changes.id)));
  const isGoodArea = new Set(
    bans.flatMap((ban, index) => (isOdd(index + 1) ? [] : [`${ban.DateDebut} ${ban.DateFin}`])),
  );
  const announced = rows.flatMap(({ kind, subject, after, before }) => {
    if (kind.startsWith("fire")) return isOdd(Number(subject.split("-")[1])) ? [] : [`${kind} ${subject}`];
    if (kind === "danger") return isOdd(Number(subject)) ? [] : [`${kind} ${subject}`];
    const { startsAt, endsAt } = Object(after ?? before);
    return isGoodArea.has(`${startsAt} ${endsAt}`) && kind === "restriction-begun" ? [`${kind} `] : [];
  });
  expect(announced.toSorted()).toEqual(expected.toSorted());
  expect(expected.length).toBeGreaterThan(300);
});
