import { check } from "@placemarkio/check-geojson";
import { parse } from "csv-parse/sync";
import { afterAll, beforeAll, describe, inject } from "vitest";
import { z } from "zod";
import { LANGUAGES, type Language } from "#territory/language.ts";
import { shownText } from "../support/as-shown.ts";
import { expect, test } from "../support/browse.ts";
import { sandboxOf } from "../support/sandbox-of.ts";
import { sampled } from "../support/soak.ts";
import { firesNow, startWorld, type World } from "../support/world.ts";

const SOME_LANGUAGES = sampled(import.meta.filename, LANGUAGES);

const FILES = {
  fires: { fr: "/donnees/feux", en: "/en/data/fires" },
  danger: { fr: "/donnees/danger", en: "/en/data/danger" },
  restrictions: { fr: "/donnees/restrictions", en: "/en/data/restrictions" },
} as const;
const FORMATS = ["csv", "geojson"] as const;

const rawFires = z.array(
  z.object({
    NoFeu: z.number(),
    Annee: z.number(),
    Designation: shownText.nullable(),
    Condition: z.object({ Id: z.number() }),
    SuperficieHa: z.number().nullable(),
    Lat: z.number().nullable(),
    Lon: z.number().nullable(),
  }),
);
const rawDanger = z.tuple([
  z.array(z.object({ NumeroZone: z.number(), DangerJour1: z.object({ Id: z.number() }) })),
]);
const rawMeasures = z.array(z.object({ DateDebut: z.string().nullable(), DateFin: z.string().nullable() }));

/** Restriction that names region 09, although its area lies around La Tuque, in region 04. */
const OVER_A_LIMIT = {
  TypeMesureId: 7,
  RegionsAdministrativesImpactees: ["09"],
  ContourWKT: "POLYGON ((-73.2 47.2, -72.4 47.2, -72.4 47.7, -73.2 47.7, -73.2 47.2))",
};

let still: World;
const withoutData = inject("withoutData");
beforeAll(async () => {
  still = await startWorld({
    fires: await firesNow(sandboxOf("summer").fireDataUrl),
    measures: [OVER_A_LIMIT],
  });
});
afterAll(() => still.stop());

const raw = async (path: string): Promise<unknown> => (await fetch(still.hub.fireDataUrl + path)).json();
const fires = async () => rawFires.parse(await raw("/public/feux?intensive=true&nordique=true"));

async function file(path: string, origin = still.origin) {
  const answer = await fetch(origin + path, { headers: { "accept-encoding": "br, gzip" } });
  // `text()` would remove the byte order mark.
  const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(await answer.arrayBuffer());
  return { answer, text };
}

/** Returns the rows of a file, keyed by column heading. */
const rowsOf = (text: string, language: Language) =>
  parse(text, { bom: true, columns: true, delimiter: language === "fr" ? ";" : "," }) as Record<
    string,
    string
  >[];
const numberIn = (cell: string | undefined, language: Language) =>
  cell ? Number(language === "fr" ? cell.replace(",", ".") : cell) : null;

/** Returns twice the signed area of a ring, positive if counterclockwise. */
const turn = (ring: readonly (readonly number[])[]) =>
  ring.slice(1).reduce((sum, [x = 0, y = 0], at) => {
    const [px = 0, py = 0] = ring[at] ?? [];
    return sum + (px * y - x * py);
  }, 0);

describe.for(SOME_LANGUAGES)("downloads in %s", (language) => {
  const heads =
    language === "fr"
      ? {
          number: "Numéro",
          name: "Nom",
          size: "Superficie (ha)",
          lat: "Latitude (degrés)",
          lon: "Longitude (degrés)",
          zone: "Zone (numéro)",
          today: "Aujourd’hui, niveau de danger (1 à 5)",
          licence: "Licence",
          regions: "Régions",
        }
      : {
          number: "Number",
          name: "Name",
          size: "Size (ha)",
          lat: "Latitude (degrees)",
          lon: "Longitude (degrees)",
          zone: "Zone (number)",
          today: "Today, danger level (1 to 5)",
          licence: "Licence",
          regions: "Regions",
        };

  test("the spreadsheet of fires has every fire of the year, with the data service's name, size and position", async () => {
    const { text } = await file(`${FILES.fires[language]}.csv`);
    expect(text.startsWith("\uFEFF")).toBe(true);
    const rows = rowsOf(text, language);
    const expected = await fires();
    expect(rows).toHaveLength(expected.length);
    const byNumber = new Map(rows.map((row) => [Number(row[heads.number]), row]));
    for (const fire of expected) {
      const row = byNumber.get(fire.NoFeu);
      expect(row?.[heads.name]).toBe(fire.Designation ?? "");
      expect(numberIn(row?.[heads.size], language)).toBe(fire.SuperficieHa);
      expect(numberIn(row?.[heads.lat], language)).toBe(fire.Lat);
      expect(numberIn(row?.[heads.lon], language)).toBe(fire.Lon);
      expect(row?.[heads.licence]).toBe("CC BY 4.0");
    }
  });

  test("the spreadsheet of fires applies the status filter and the sort order in its address", async () => {
    const query = language === "fr" ? "?statut=hors-controle&tri=taille" : "?status=out-of-control&sort=size";
    const { text } = await file(`${FILES.fires[language]}.csv${query}`);
    const sizes = rowsOf(text, language).map((row) => numberIn(row[heads.size], language) ?? -1);
    const expected = (await fires()).filter(({ Condition }) => Condition.Id === 3);
    expect(sizes).toEqual(expected.map(({ SuperficieHa }) => SuperficieHa ?? -1).sort((a, b) => b - a));
  });

  test("the spreadsheet of danger has today's level of each zone", async () => {
    const [zones] = rawDanger.parse(await raw("/public/danger-incendie"));
    const { text } = await file(`${FILES.danger[language]}.csv`);
    const levels = rowsOf(text, language).map((row) => [Number(row[heads.zone]), Number(row[heads.today])]);
    const expected = zones.map(({ NumeroZone, DangerJour1 }) => [NumeroZone, DangerJour1.Id]);
    expect(new Map(levels as [number, number][])).toEqual(new Map(expected as [number, number][]));
    expect(levels).toHaveLength(expected.length);
  });

  test("the spreadsheet of restrictions has all restrictions in force and announced", async () => {
    const now = Date.now();
    const measures = rawMeasures
      .parse(await raw("/public/mesures-preventives"))
      .filter(({ DateFin }) => DateFin === null || Date.parse(DateFin) > now);
    expect(rowsOf((await file(`${FILES.restrictions[language]}.csv`)).text, language)).toHaveLength(
      measures.length,
    );
  });

  test.for(Object.keys(FILES) as (keyof typeof FILES)[])(
    "the downloaded GeoJSON of %s is valid, and its rings follow the right-hand rule",
    async (kind) => {
      const { answer, text } = await file(`${FILES[kind][language]}.geojson`);
      expect(answer.headers.get("content-type")).toBe("application/geo+json");
      const map = check(text);
      if (map.type !== "FeatureCollection") throw new Error(`a ${map.type}`);
      const ids = map.features.map(({ id }) => id);
      expect(ids.every((id) => id !== undefined && id !== "")).toBe(true);
      expect(new Set(ids).size).toBe(ids.length);
      const { text: csv } = await file(`${FILES[kind][language]}.csv`);
      expect(map.features).toHaveLength(rowsOf(csv, language).length);
      for (const { geometry } of map.features) {
        const polygons =
          geometry?.type === "Polygon"
            ? [geometry.coordinates]
            : geometry?.type === "MultiPolygon"
              ? geometry.coordinates
              : [];
        for (const [outer = [], ...holes] of polygons) {
          expect(turn(outer)).toBeGreaterThan(0);
          for (const hole of holes) expect(turn(hole)).toBeLessThan(0);
        }
        // Longitude comes first: Quebec's latitudes are over 44 and its longitudes under -56.
        const [lon = 0, lat = 0] = (geometry?.type === "Point"
          ? geometry.coordinates
          : polygons[0]?.[0]?.[0]) ?? [-70, 50];
        expect(lon).toBeLessThan(-50);
        expect(lat).toBeGreaterThan(40);
      }
    },
  );

  test("the spreadsheet of a region's restrictions has as many restrictions as the public API", async () => {
    const { text } = await file(`${FILES.restrictions[language]}.csv?region=mauricie`);
    const api = z.object({ meta: z.object({ count: z.number() }) });
    const { meta } = api.parse(await (await fetch(`${still.origin}/api/v1/restrictions?region=04`)).json());
    const rows = rowsOf(text, language);
    expect(rows).toHaveLength(meta.count);
    // A restriction that names another region extends into this one.
    expect(rows.map((row) => row[heads.regions])).toContain("Côte-Nord");
  });

  test("downloaded files are compressed, and have a date in their name and an ETag", async () => {
    const path = `${FILES.fires[language]}.csv`;
    const { answer } = await file(path);
    expect(answer.headers.get("content-encoding")).toBe("br");
    expect(answer.headers.get("content-disposition")).toMatch(
      /^attachment; filename="vigie-(feux|fires)-\d{4}-\d{2}-\d{2}\.csv"$/,
    );
    const etag = answer.headers.get("etag") ?? "";
    const again = await fetch(still.origin + path, {
      headers: { "if-none-match": etag, "accept-encoding": "br" },
    });
    expect(again.status).toBe(304);
  });
});

describe("downloads without any data", () => {
  test.for(
    Object.values(FILES).flatMap((paths) =>
      LANGUAGES.flatMap((language) => FORMATS.map((format) => `${paths[language]}.${format}`)),
    ),
  )("without data, %s responds 503 instead of an empty file", async (path) => {
    const { answer, text } = await file(path, withoutData);
    expect(answer.status).toBe(503);
    expect(answer.headers.get("content-type")).toMatch(/^text\/plain/);
    expect(text).toMatch(path.startsWith("/en/") ? /not available/ : /pas disponibles/);
  });
});

describe("file with an unknown parameter or value", () => {
  test.for([
    ["/donnees/feux.csv?statut=brule", "Valeurs acceptées pour statut : tous, actifs, hors-controle"],
    ["/donnees/feux.geojson?statut=nouveau&statut=eteint", "Valeurs acceptées pour statut : tous"],
    ["/donnees/feux.csv?statut=", "Valeurs acceptées pour statut : tous"],
    ["/donnees/feux.csv?mots=%20", "Valeurs acceptées pour mots : un texte de 1 à 100 caractères."],
    [
      "/en/data/fires.csv?statut=nouveau",
      "statut is not a filter for this file. Available filters: status, region",
    ],
    ["/en/data/fires.geojson?region=nowhere", "region accepts: bas-saint-laurent"],
    ["/en/data/fires.csv?zone=99", "zone accepts: the number of a zone, or its name, such as la-tuque."],
    ["/en/data/danger.csv?danger=high", "danger accepts: 1, 2, 3, 4, 5."],
    ["/donnees/restrictions.csv?restriction=feu", "Valeurs acceptées pour restriction : "],
    ["/en/data/review/months.csv?protection=south", "protection accepts: intensive, northern."],
  ] as const)("a download rejects %s and lists the allowed values", async ([path, allowed]) => {
    const { answer, text } = await file(path);
    expect(answer.status).toBe(400);
    expect(answer.headers.get("content-type")).toMatch(/^text\/plain/);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(text.replaceAll("\u00a0", " ")).toContain(allowed);
  });

  test("a download ignores tracking parameters of social networks and newsletters", async () => {
    for (const path of ["/donnees/feux.csv", "/en/data/review/months.csv"]) {
      const { answer } = await file(`${path}?fbclid=a1&utm_source=x&mc_cid=3`);
      expect([path, answer.status]).toEqual([path, 200]);
    }
  });

  test("a download accepts filter values in both languages, as the page's list does", async () => {
    const { answer } = await file("/en/data/fires.csv?status=hors-controle&region=abitibi-temiscamingue");
    expect(answer.status).toBe(200);
  });
});
