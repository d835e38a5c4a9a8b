import { createHash } from "node:crypto";
import { brotliCompressSync, constants } from "node:zlib";
import { describe, expect, test } from "vitest";
import { exampleFire, exampleReading, exampleRestriction, exampleSituation } from "#fires/examples.double.ts";
import type { Fire, Restriction, Situation, ZoneDanger } from "#fires/model.ts";
import { pathTo } from "#plan/paths.ts";
import type { Services } from "#site-contract";
import type { AlertMessage, Surroundings } from "#surroundings/model.ts";
import { exampleOrder, ordersAround } from "#surroundings/orders.double.ts";
import { LANGUAGES, type Language } from "#territory/language.ts";
import { REGIONS } from "#territory/regions.ts";
import { ZONES } from "#territory/zones.ts";
import "../../i18n/dictionary.ts";
import { emergencyCopies, lightAnswer } from "./light-answer.server.ts";

/** Same compression level as the server's for this page. */
const AS_SERVED = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } };
const MOST_BYTES = 14 * 1024;
const NOW = new Date("2026-07-02T15:00:00Z");
const HOUR = 3_600_000;

const danger = ({ number, name }: (typeof ZONES)[number]): ZoneDanger => {
  const level = (1 + (number % 5)) as 1 | 2 | 3 | 4 | 5;
  const day = { level, color: null, label: { fr: "", en: "" } } as const;
  return { zone: number, name, days: [day, day, null] };
};

const SITUATION = exampleSituation({
  fires: exampleReading([exampleFire(), exampleFire({ id: "2026-102", number: 102, statusId: 6 })]),
  danger: exampleReading(ZONES.map(danger)),
  restrictions: exampleReading([exampleRestriction()]),
});

const served = (situation: Situation, crisis: object | null = null, around: Surroundings = {}) =>
  // The services that the page uses.
  ({
    situation: { read: async () => situation },
    surroundings: { read: () => around },
    naturalAreas: { read: async () => [] },
    geocoder: { find: async () => [], counts: () => ({}) },
    content: { configuration: () => crisis },
    siteUrl: "https://site.test",
    now: () => NOW,
  }) as unknown as Services;

async function ask(query = "", situation = SITUATION, language: Language = "fr", around: Surroundings = {}) {
  const url = new URL(`https://site.test${pathTo("light", language)}${query}`);
  const answer = await lightAnswer(url, language, served(situation, null, around)).catch(
    (thrown) => thrown as Response,
  );
  return { answer, html: await answer.text() };
}

/** Returns the situation with all data read `ago` milliseconds before now. */
function read(ago: number, changes: Partial<Situation["fires"]> = {}): Situation {
  const readAt = new Date(NOW.getTime() - ago);
  const { fires, danger, restrictions } = SITUATION;
  return {
    ...SITUATION,
    fires: { ...fires, readAt, ...changes },
    danger: { ...danger, readAt },
    restrictions: { ...restrictions, readAt },
  };
}

describe("the light page", () => {
  test("the light page shows restrictions, danger and fires with the time of their data, and no relative age", async () => {
    const { answer, html } = await ask();
    expect(answer.status).toBe(200);
    expect(html).toContain("Données du 2 juillet 2026 à 11\u00a0h</time>");
    expect(html).toContain("Interdiction de faire des feux à ciel ouvert");
    expect(html).toMatch(/Mauricie, jusqu’au 31 juillet/);
    expect(html).toContain("Danger d’incendie, jeudi 2 juillet");
    expect(html).toMatch(/<b class="d5">Extrême<\/b><br\/>\w/);
    expect(html).toContain("<b>1</b> feu actif</p><p>1 hors contrôle</p>");
    expect(html).toMatch(/Lac à la Perdrix<\/a>, nº\u00a0101, 13\u00a0ha, La Tuque, Mauricie, hors contrôle/);
    expect(html).not.toMatch(/il y a|Aujourd’hui/);
  });

  test("the light page has the same content in English", async () => {
    const { html } = await ask("", SITUATION, "en");
    expect(html).toMatch(/^<!DOCTYPE html><html lang="en-CA">/);
    expect(html).toContain("Data as of July 2, 2026, 11");
    expect(html).toContain("<b>1</b> active fire</p><p>1 out of control</p>");
    expect(html).toContain('<b class="d5">Extreme</b>');
  });

  test("the light page has no scripts and requests no files, and its policy only allows its own style", async () => {
    const { answer, html } = await ask();
    expect(html).not.toMatch(/<script|<img|src=|stylesheet|style=/);
    const [, style = ""] = /<style>(.*)<\/style>/.exec(html) ?? [];
    const hash = createHash("sha256").update(style).digest("base64");
    const policy = answer.headers.get("content-security-policy") ?? "";
    expect(policy).toContain(`default-src 'none'; style-src 'sha256-${hash}'`);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain("script-src");
  });

  test("the light page escapes texts from the data and from the visitor", async () => {
    const name = '<script>alert("1")</script>';
    const situation = { ...SITUATION, fires: exampleReading([exampleFire({ name })]) };
    const { html } = await ask(`?adresse=${encodeURIComponent(name)}`, situation);
    expect(html).not.toContain("<script");
    expect(html).toContain("&lt;script&gt;");
  });

  test.for([
    [20 * 60_000, {}, "Données en retard"],
    [3 * HOUR, {}, "Données trop anciennes"],
    [0, { failing: true }, "La dernière mise à jour a échoué"],
    [0, { failing: true, doubt: "emptied" }, "paraissent fausses ou incomplètes"],
    [0, { dropped: 2 }, "2 fiches reçues sont illisibles"],
  ] as const)(
    "the light page warns about late or incomplete data like the other pages: %s ms, %j",
    async ([ago, changes, texts]) => {
      expect((await ask("", read(ago, changes))).html).toContain(texts);
      expect((await ask("", read(0))).html).not.toContain(texts);
    },
  );

  test("the light page shows no zero for data that was never read", async () => {
    const { html } = await ask("", exampleSituation());
    expect(html).toContain("Données indisponibles pour le moment");
    expect(html.split("Cette information n’est pas disponible")).toHaveLength(4);
    expect(html).not.toMatch(/Aucun feu actif|Aucune restriction/);
    expect(html).toContain('href="tel:911"');
  });

  test("the light page says that no restriction was in force when the list was read, unless one was unreadable", async () => {
    const none = exampleReading<readonly Restriction[]>([]);
    const { html } = await ask("", { ...SITUATION, restrictions: none });
    expect(html).toContain("Aucune restriction provinciale n’était en vigueur le 2 juillet 2026 à 11\u00a0h");
    const doubtful = await ask("", { ...SITUATION, restrictions: { ...none, dropped: 1 } });
    expect(doubtful.html).not.toContain("Aucune restriction provinciale n’était");
    expect(doubtful.html).toContain("Une restriction reçue est incomplète ou illisible");
  });

  test("the light page shows the editors' crisis message", async () => {
    const crisis = { words: "Évacuation de Chibougamau", link: null };
    const content = { numbers: [], alerts: [], crisis };
    const answer = await lightAnswer(new URL("https://site.test/leger/"), "fr", served(SITUATION, content));
    expect(await answer.text()).toContain("<strong>Évacuation de Chibougamau</strong>");
  });
});

const TOWN = { lon: -72.78, lat: 47.44 };
const reading = {
  receivedAt: NOW,
  takenAt: NOW,
  coverage: "quebec",
  failing: false,
  dropped: 0,
  isWhole: true,
} as const;
/** The air, the wind and a closed road at La Tuque. */
const AROUND: Surroundings = {
  airNow: {
    ...{ ...reading, source: "airNow" },
    records: [{ id: "A", name: { fr: "La Tuque", en: "La Tuque" }, at: TOWN, index: 8, observedAt: NOW }],
  },
  wind: {
    ...{ ...reading, source: "wind" },
    records: [
      {
        ...{ id: "W", station: "La Tuque", at: TOWN, observedAt: NOW, speedKmh: 23, fromDegrees: 270 },
        ...{ gustKmh: null, humidityPercent: null, rainMm: null, celsius: null },
      },
    ],
  },
  closedRoads: {
    ...{ ...reading, source: "closedRoads" },
    records: [
      {
        ...{ id: "1", route: "155", place: null, direction: null, municipality: "La Tuque", cause: null },
        ...{ obstruction: "Fermeture", duration: null, detour: null, since: null, at: TOWN },
      },
    ],
  },
};

describe("the light answer for a place", () => {
  test("the light answer for a place has the home page's facts: open fires, danger, restrictions and nearest fires", async () => {
    const { html } = await ask("?lieu=la-tuque");
    expect(html).toContain("<h3>À cet endroit\u00a0: La Tuque, Mauricie</h3>");
    expect(html).toMatch(/class="notice no"><p>[^<]+<br\/><strong class="big">Non/);
    expect(html).toMatch(/<p class="soft">Données du 2 juillet 2026 à 11\u00a0h<\/p><\/div>/);
    expect(html).toContain("Danger d’incendie, zone La Tuque");
    expect(html).toContain('<li>jeudi 2 juillet\u00a0: <b class="d2">Modéré</b></li>');
    expect(html).toContain('<b class="d">Non publié</b>');
    expect(html).toMatch(/<li>à [^<]+\u00a0km au sud\u00a0: Lac à la Perdrix/);
    expect(html).toContain('href="/etat-situation/location/?lieu=la-tuque"');
    expect(html).toContain('href="/en/light/?place=la-tuque"');
  });

  test("the light answer for a place has air, wind and closed roads, in the order of the home page", async () => {
    const { html } = await ask("?place=la-tuque", SITUATION, "en", AROUND);
    const answer = html.slice(html.indexOf("<h3>"), html.indexOf("</section>"));
    const parts = [
      "Restrictions in force here",
      "Air Quality Health Index: 8",
      "Nearest",
      "23\u00a0km/h, from",
      "155, La Tuque",
    ];
    const places = parts.map((part) => answer.indexOf(part));
    expect(Math.min(...places), JSON.stringify(places)).toBeGreaterThan(0);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(answer).not.toMatch(/data-markup|<!--/);
    expect((await ask("?place=la-tuque", SITUATION, "en")).html).not.toContain("Air Quality");
  });

  test("the light page redirects the exact name of a place to the place's short address, which can be shared", async () => {
    const { answer } = await ask("?adresse=La+Tuque");
    expect([answer.status, answer.headers.get("location")]).toEqual([302, "/leger/?lieu=la-tuque#chez-vous"]);
    const english = await ask("?address=La+Tuque", SITUATION, "en");
    expect(english.answer.headers.get("location")).toBe("/en/light/?place=la-tuque#your-area");
  });

  test("the light page offers all places that match the typed text, each with a link to its light answer", async () => {
    const { answer, html } = await ask("?adresse=Saint-Ambroise");
    expect(answer.status).toBe(200);
    expect(html).toContain('value="Saint-Ambroise"');
    expect([...html.matchAll(/<a href="\/leger\/\?lieu=[^"]+#chez-vous">/g)].length).toBeGreaterThan(1);
  });

  test("the light page explains that no place matches the typed text, or that the search is empty", async () => {
    expect((await ask("?adresse=Zzyzxqw")).html).toContain("Zzyzxqw\u00a0»");
    expect((await ask("?adresse=")).html).toContain('class="notice"><strong>Le champ de recherche est vide');
  });

  test("the light page gives no answer for a position outside Quebec", async () => {
    const { html } = await ask("?lieu=40.71,-74.01");
    expect(html).not.toContain("<h3>À cet endroit");
    expect(html).toContain('class="notice"><strong>');
  });
});

/** Returns the worst season: 500 active fires, and half the province under bans with different dates. */
function worstSeason(): Situation {
  const fires: Fire[] = Array.from({ length: 500 }, (_, at) => {
    const region = REGIONS[at % REGIONS.length];
    return exampleFire({
      id: `2026-${at + 1}`,
      number: at + 1,
      name: at % 7 === 0 ? `Lac ${ZONES[at % ZONES.length]?.name}` : null,
      statusId: ([3, 1, 0, 2, 4, 5] as const)[at % 6] ?? 3,
      sizeHa: ((at * 7919) % 20_000) / ((at % 9) + 1) ** 3,
      region: region?.code ?? null,
      mrc: ZONES[(at * 31) % ZONES.length]?.name ?? null,
    });
  });
  const types = ["fire", "access", "construction_day", "closure"] as const;
  const restrictions = REGIONS.slice(0, 9).flatMap(({ code }, at) =>
    types.map((type) =>
      exampleRestriction({
        id: `${type}-${code}`,
        type,
        title: { fr: "", en: "" },
        regions: [code],
        endsAt: at % 3 === 0 ? null : new Date(NOW.getTime() + at * 30 * HOUR),
      }),
    ),
  );
  return exampleSituation({
    fires: exampleReading(fires),
    danger: exampleReading(ZONES.map(danger)),
    restrictions: exampleReading(restrictions),
  });
}

/** Returns a very long order of a town in both languages, with few words in common with other orders. */
function longOrder(at: number): AlertMessage {
  const { name } = ZONES[at % ZONES.length] ?? { name: "" };
  const of = (headline: string) => ({
    ...{ event: "x", description: "y".repeat(5_000), instruction: null },
    ...{ headline, senderName: `Municipalité régionale de comté de ${name} ${at}` },
    areas: Array.from(
      { length: 30 },
      (_, street) => `Rue ${ZONES[(at + street * 7) % ZONES.length]?.name} ${street}`,
    ),
  });
  return exampleOrder({
    ...{ key: `long,${at}`, url: `https://alerts.example/${at}/${at * 7919}.xml` },
    text: {
      fr: of(`Évacuez le secteur ${at} de ${name} par la route ${at * 37}. ${"Partez vite. ".repeat(20)}`),
      en: of(`Evacuate area ${at} of ${name} by road ${at * 37}. ${"Leave quickly. ".repeat(20)}`),
    },
  });
}

describe("the official alerts of the light page", () => {
  const order = exampleOrder();

  test("official alerts in force come first on the light page, verbatim, with author, time and original message", async () => {
    const { html } = await ask("", SITUATION, "en", ordersAround([order]));
    expect(html).toContain("<strong>Evacuate La Tuque</strong>");
    expect(html).toContain("Issued by City of La Tuque on July 2, 2026");
    expect(html).toContain('<a href="https://alerts.example/1.xml">Original message</a>');
    expect(html).toContain('<a href="/en/get-ready/">');
    expect(html.indexOf("Evacuate La Tuque")).toBeLessThan(html.indexOf("<nav"));
  });

  test("official alerts that do not fit on the light page are counted, with a link to the page that lists them", async () => {
    const { html } = await ask(
      "",
      SITUATION,
      "fr",
      ordersAround(Array.from({ length: 10 }, (_, at) => longOrder(at))),
    );
    expect(html).toContain('<a href="/etat-situation/">2 autres ordres ou alertes</a>');
  });

  test("without official alerts, the light page says that some towns send none, or that the source fails; without a source, it says nothing", async () => {
    expect((await ask("", SITUATION, "fr", ordersAround([]))).html).toContain(
      "certaines municipalités n’utilisent pas",
    );
    expect((await ask("", SITUATION, "fr", ordersAround([], true))).html).toContain("ne répond pas");
    expect((await ask()).html).not.toContain("Ordres et alertes officiels");
  });

  test("the emergency copy has official alerts without links, and the time of their list with the year", async () => {
    const copies = await emergencyCopies(served(SITUATION, null, ordersAround([order])));
    expect(copies?.en).toContain("<strong>Evacuate La Tuque</strong>");
    expect(copies?.en).toContain("Data received on July 2, 2026");
    expect(copies?.en).not.toContain("alerts.example");
  });
});

describe("the light page in the worst season", () => {
  const situation = worstSeason();

  test.for(LANGUAGES)("the light page with or without a place has at most 14 KB, in %s", async (language) => {
    const place = language === "fr" ? "?lieu=la-tuque" : "?place=la-tuque";
    const around = { ...AROUND, ...ordersAround(Array.from({ length: 120 }, (_, at) => longOrder(at))) };
    for (const query of ["", place]) {
      const { html } = await ask(query, situation, language, around);
      expect(brotliCompressSync(html, AS_SERVED).length, query).toBeLessThanOrEqual(MOST_BYTES);
    }
  });

  test("the light page says how many fires are counted but not listed, and in which regions", async () => {
    const { html } = await ask("", situation);
    expect(html).toContain("<b>500</b> feux actifs");
    expect(html).toMatch(/et plus\u00a0: 50 sur \d+\. Les autres sont plus bas/);
    expect(html).toMatch(/\d+ feux sont comptés dans leur région, mais ne figurent pas dans la liste/);
    const counted = [...html.matchAll(/<summary>[^<]+\u00a0: (\d+) feux actifs/g)];
    expect(counted.reduce((sum, [, count]) => sum + Number(count), 0)).toBe(450);
  });
});

describe("the emergency copies", () => {
  test("emergency copies say in both languages that the site is down and when their data was read", async () => {
    const copies = await emergencyCopies(served(SITUATION));
    const texts = {
      fr: "Le site ne répond pas\u00a0: voici une copie, avec les données du 2 juillet 2026 à 11\u00a0h",
      en: "Our site is not responding: this is a copy, with data as of July 2, 2026, 11",
    };
    for (const language of LANGUAGES) {
      const html = copies?.[language] ?? "";
      const [first, second] = language === "fr" ? [texts.fr, texts.en] : [texts.en, texts.fr];
      expect(html.indexOf(first)).toBeGreaterThan(0);
      expect(html.indexOf(second)).toBeGreaterThan(html.indexOf(first));
      expect(html).toContain("Interdiction de faire des feux à ciel ouvert");
      expect(html.match(/href="tel:[^"]*"/g)).toHaveLength(4);
    }
  });

  test("emergency copies only link within themselves, because they are read from any address or a disk", async () => {
    const html = (await emergencyCopies(served(SITUATION)))?.fr ?? "";
    const addresses = [...html.matchAll(/(?:href|src|action)="([^"]*)"/g)].map(([, to = ""]) => to);
    expect(addresses.filter((to) => !/^(?:tel:|#)/.test(to))).toEqual(["data:,"]);
    const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => `#${id}`);
    expect(new Set(ids).size).toBe(ids.length);
    expect(addresses.filter((to) => to.startsWith("#") && !ids.includes(to))).toEqual([]);
    expect(html).not.toMatch(/<form|<script/);
  });

  test("emergency copies are not made if some data was never read, because an earlier copy contains more", async () => {
    const restrictions = exampleReading<readonly Restriction[]>(null);
    expect(await emergencyCopies(served({ ...SITUATION, restrictions }))).toBeNull();
  });
});
